// Public API of the reviews module, for catalogue files, admin commands and accounts.
export {
  listWaitingReviews,
  type MerchantReview,
  publishReview,
  refuseReview,
  showReview,
} from './merchant-reviews.ts';
export { reviewsPersonalData } from './reviews-personal-data.ts';
export { addReviews, countWaitingReviews } from './reviews-repository.ts';
