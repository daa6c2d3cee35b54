import * as endpoints from '@vitrine/contract/reviews/reviews.ts';
import * as shapes from '@vitrine/contract/reviews/reviews-shapes.ts';
import { accountFeature } from '../account/account-feature.ts';
import { catalogFeature } from '../catalog/catalog-feature.ts';
import { defineFeature } from '../feature.ts';
import { mailFeature } from '../mail/mail-feature.ts';
import { ordersFeature } from '../orders/orders-feature.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { PersonalDataHandler, RequestContext } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { listCustomerReviews, listReviews, readOwnReview } from './list-reviews.ts';
import { markHelpful, unmarkHelpful } from './mark-helpful.ts';
import { countWaitingReviews, findReviewsBy, removeReview, updateProductRatings } from './reviews-repository.ts';
import { mountStaffReviews } from './reviews-staff-routes.ts';
import { listWaitingReviews, publishReview, refuseReview, showReview } from './staff-reviews.ts';
import { findVotesOf, removeVotesOf } from './votes-repository.ts';
import { changeReview, deleteReview, writeReview } from './write-review.ts';

export const reviewsFeature = defineFeature({
  name: 'reviews',
  needs: [storeFeature, mailFeature, catalogFeature, accountFeature, ordersFeature],
  start: () => ({
    routes: mountReviews,
    staffRoutes: mountStaffReviews,
    commands: { listWaitingReviews, showReview, publishReview, refuseReview },
    personalData: reviewsPersonalData,
    todo: { reviewsWaiting: { permission: 'catalog.r', count: countWaitingReviews } },
  }),
});

/** Review texts can contain personal data: reviews and votes are deleted with the account. */
export const reviewsPersonalData: PersonalDataHandler = {
  subject: 'reviews',
  exportPersonalData: async (db, { id }) => ({
    written: (await findReviewsBy(db, id)).map(({ customerId: _, ...review }) => review),
    foundHelpful: (await findVotesOf(db, id)).map(({ reviewId }) => reviewId),
  }),
  erasePersonalData: async (tx, { id, storeId }, now) => {
    const written = await findReviewsBy(tx, id);
    for (const review of written) await removeReview(tx, review.id);
    await removeVotesOf(tx, id);
    const shown = written.filter(({ state }) => state === 'published').map(({ productId }) => productId);
    await updateProductRatings(tx, { storeId, now }, shown);
    return [];
  },
};

function mountReviews(mount: Mount<RequestContext>): void {
  mount(endpoints.listReviews, shapes.listReviews, listReviews);
  mount(endpoints.listCustomerReviews, shapes.listCustomerReviews, listCustomerReviews);
  mount(endpoints.readOwnReview, shapes.readOwnReview, readOwnReview);
  mount(endpoints.writeReview, shapes.writeReview, writeReview);
  mount(endpoints.changeReview, shapes.changeReview, changeReview);
  mount(endpoints.deleteReview, shapes.deleteReview, deleteReview);
  mount(endpoints.markHelpful, shapes.markHelpful, markHelpful);
  mount(endpoints.unmarkHelpful, shapes.unmarkHelpful, unmarkHelpful);
}
