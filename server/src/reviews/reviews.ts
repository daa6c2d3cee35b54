// Public API of the reviews module, for catalogue files, admin commands and accounts.
export type { MerchantReview } from './merchant-reviews.ts';
export { createReviewAdminApi, type ReviewAdminApi } from './review-admin-api.ts';
export { reviewsPersonalData } from './reviews-personal-data.ts';
export { addReviews } from './reviews-repository.ts';
