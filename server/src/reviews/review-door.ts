import { listWaitingReviews, publishReview, type ReviewDesk, refuseReview, showReview } from './merchant-reviews.ts';

type Behind<F> = F extends (desk: ReviewDesk, ...rest: infer R) => infer A ? (...rest: R) => A : never;

/** The merchant's use cases, each at the time it is asked. */
export interface ReviewDoor {
  readonly listWaitingReviews: Behind<typeof listWaitingReviews>;
  readonly showReview: Behind<typeof showReview>;
  readonly publishReview: Behind<typeof publishReview>;
  readonly refuseReview: Behind<typeof refuseReview>;
}

export const reviewDoor = (desk: () => ReviewDesk): ReviewDoor => ({
  listWaitingReviews: () => listWaitingReviews(desk()),
  showReview: (id) => showReview(desk(), id),
  publishReview: (id) => publishReview(desk(), id),
  refuseReview: (id, reason) => refuseReview(desk(), id, reason),
});
