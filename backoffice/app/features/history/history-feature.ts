import { defineFeature } from '../../feature.ts';
import { History } from '../../ui/icons.ts';

export const historyFeature = defineFeature({
  name: 'history',
  screens: [
    {
      path: '/activity',
      permission: 'activity.r',
      load: async () => (await import('./activity-screen.tsx')).ActivityScreen,
      menu: { label: 'activity', icon: History, place: 'more', key: 'a' },
    },
  ],
});
