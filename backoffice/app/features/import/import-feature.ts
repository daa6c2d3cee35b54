import { FileDown } from '@vitrine/ui/icons.ts';
import { defineFeature } from '../../feature.ts';

export const importFeature = defineFeature({
  name: 'import',
  screens: [
    {
      path: '/import',
      permission: 'catalog.r',
      load: async () => (await import('./import-screen.tsx')).ImportScreen,
      menu: { label: 'import', icon: FileDown, place: 'more', key: 'i' },
    },
  ],
});
