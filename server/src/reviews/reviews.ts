// Public API of the reviews module, for catalog files, commands and accounts.

export { reviewsPersonalData } from './reviews-personal-data.ts';
export { addReviews, countWaitingReviews } from './reviews-repository.ts';
export {
  listWaitingReviews,
  publishReview,
  refuseReview,
  type StaffReview,
  showReview,
} from './staff-reviews.ts';
