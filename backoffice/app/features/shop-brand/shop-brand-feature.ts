import { Eye } from '@vitrine/ui/icons.ts';
import { defineFeature } from '../../feature.ts';

export const shopBrandFeature = defineFeature({
  name: 'shop-brand',
  screens: [
    {
      path: '/shop-brand',
      permission: 'settings.w',
      load: async () => (await import('./shop-brand-screen.tsx')).ShopBrandScreen,
      menu: { label: 'shopBrand', icon: Eye, place: 'settings', key: 'l' },
    },
  ],
});
