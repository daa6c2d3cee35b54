import { SlidersHorizontal, Truck } from '@vitrine/ui/icons.ts';
import { defineFeature } from '../../feature.ts';

export const storeFeature = defineFeature({
  name: 'store',
  screens: [
    {
      path: '/shop',
      permission: 'settings.w',
      load: async () => (await import('./shop-screen.tsx')).ShopScreen,
      menu: { label: 'shop', icon: SlidersHorizontal, place: 'settings', key: 'h' },
    },
    {
      path: '/sales-rules',
      permission: 'settings.w',
      load: async () => (await import('./sales-rules-screen.tsx')).SalesRulesScreen,
      menu: { label: 'salesRules', icon: Truck, place: 'settings', key: 'd' },
    },
    {
      path: '/welcome',
      permission: 'settings.w',
      load: async () => (await import('./welcome-screen.tsx')).WelcomeScreen,
    },
  ],
});
