import { SlidersHorizontal } from '@vitrine/ui/icons.ts';
import { defineFeature } from '../../feature.ts';

export const storeFeature = defineFeature({
  name: 'store',
  screens: [
    {
      path: '/shop',
      permission: 'settings.w',
      load: async () => (await import('./shop-screen.tsx')).ShopScreen,
      menu: { label: 'shop', icon: SlidersHorizontal, place: 'more', key: 'h' },
    },
    {
      path: '/welcome',
      permission: 'settings.w',
      load: async () => (await import('./welcome-screen.tsx')).WelcomeScreen,
    },
  ],
});
