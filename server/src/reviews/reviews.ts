// Public API of the reviews module.

export { addReviews } from './reviews-repository.ts';
export type { StaffReview } from './staff-reviews.ts';
