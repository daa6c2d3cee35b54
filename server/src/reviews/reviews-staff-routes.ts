import * as endpoints from '@vitrine/contract/reviews/staff-reviews.ts';
import type { StaffReviewView } from '@vitrine/contract/reviews/staff-reviews-shapes.ts';
import * as shapes from '@vitrine/contract/reviews/staff-reviews-shapes.ts';
import type { StaffMount } from '../platform/http/mount-staff.ts';
import type { StaffContext } from '../store/store.ts';
import { listStaffReviews, publishReview, refuseReview, type StaffReview } from './staff-reviews.ts';

export function mountStaffReviews(mount: StaffMount<StaffContext>): void {
  mount(endpoints.listStaffReviews, shapes.listStaffReviews, async (ctx, { query }) => {
    const { items, ...page } = await listStaffReviews(ctx, query);
    return { ...page, items: items.map(viewStaffReview) };
  });
  mount(endpoints.publishReview, shapes.publishReview, async (ctx, { params }) =>
    viewStaffReview(await publishReview(ctx, params.id)),
  );
  mount(endpoints.refuseReview, shapes.refuseReview, async (ctx, { params, body }) =>
    viewStaffReview(await refuseReview(ctx, params.id, body.reason)),
  );
}

/** Without who wrote it: staff sees the signature, as shoppers do. */
const viewStaffReview = (review: StaffReview): StaffReviewView => ({
  id: review.id,
  productId: review.productId,
  product: review.product,
  author: review.author,
  rating: review.rating,
  language: review.language,
  text: review.text,
  writtenOn: review.writtenOn,
  verified: review.verified,
  state: review.state,
  reason: review.reason,
});
