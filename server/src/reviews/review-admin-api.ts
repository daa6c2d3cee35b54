import {
  listWaitingReviews,
  publishReview,
  type ReviewAdminContext,
  refuseReview,
  showReview,
} from './merchant-reviews.ts';

type Behind<F> = F extends (ctx: ReviewAdminContext, ...rest: infer R) => infer A ? (...rest: R) => A : never;

/** The merchant's use cases, each with a context created at the time of the call. */
export interface ReviewAdminApi {
  readonly listWaitingReviews: Behind<typeof listWaitingReviews>;
  readonly showReview: Behind<typeof showReview>;
  readonly publishReview: Behind<typeof publishReview>;
  readonly refuseReview: Behind<typeof refuseReview>;
}

export const createReviewAdminApi = (ctx: () => ReviewAdminContext): ReviewAdminApi => ({
  listWaitingReviews: () => listWaitingReviews(ctx()),
  showReview: (id) => showReview(ctx(), id),
  publishReview: (id) => publishReview(ctx(), id),
  refuseReview: (id, reason) => refuseReview(ctx(), id, reason),
});
