import { ThumbsUp } from '@vitrine/ui/icons.ts';
import { defineFeature } from '../../feature.ts';

export const reviewsFeature = defineFeature({
  name: 'reviews',
  screens: [
    {
      path: '/reviews',
      permission: 'catalog.r',
      load: async () => (await import('./reviews-screen.tsx')).ReviewsScreen,
      menu: { label: 'reviews', icon: ThumbsUp, place: 'more', key: 'r' },
    },
  ],
});
