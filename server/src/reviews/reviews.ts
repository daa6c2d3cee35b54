// THE DOOR of the reviews: what catalogue files, the merchant's commands and the accounts use.
export type { ReviewSheet } from './merchant-reviews.ts';
export { createReviewAdminApi, type ReviewAdminApi } from './review-admin-api.ts';
export { reviewsPersonalData } from './reviews-personal-data.ts';
export { addReviews } from './reviews-repository.ts';
