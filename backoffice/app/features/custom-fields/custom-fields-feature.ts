import { defineFeature } from '../../feature.ts';
import { ListPlus } from '../../ui/icons.ts';

const fieldScreens = () => import('./custom-field-screen.tsx');

export const customFieldsFeature = defineFeature({
  name: 'custom-fields',
  screens: [
    {
      path: '/fields',
      permission: 'catalog.r',
      load: async () => (await import('./custom-fields-screen.tsx')).CustomFieldsScreen,
      menu: { label: 'fields', icon: ListPlus, place: 'more', key: 'f' },
    },
    {
      path: '/fields/new',
      permission: 'catalog.w',
      load: async () => (await fieldScreens()).NewCustomFieldScreen,
      action: 'newField',
    },
    { path: '/fields/:code', permission: 'catalog.r', load: async () => (await fieldScreens()).CustomFieldScreen },
  ],
});
