import { accountFeature } from '../account/account-feature.ts';
import { catalogFeature } from '../catalog/catalog-feature.ts';
import { defineFeature } from '../feature.ts';
import { mailFeature } from '../mail/mail-feature.ts';
import { ordersFeature } from '../orders/orders-feature.ts';
import { storeFeature } from '../store/store-feature.ts';
import {
  countWaitingReviews,
  listWaitingReviews,
  publishReview,
  refuseReview,
  reviewsPersonalData,
  showReview,
} from './reviews.ts';
import { mountReviews } from './reviews-routes.ts';

export const reviewsFeature = defineFeature({
  name: 'reviews',
  needs: [storeFeature, mailFeature, catalogFeature, accountFeature, ordersFeature],
  start: () => ({
    routes: mountReviews,
    commands: { listWaitingReviews, showReview, publishReview, refuseReview },
    personalData: reviewsPersonalData,
    todo: { reviewsWaiting: { permission: 'catalog.r', count: countWaitingReviews } },
  }),
});
