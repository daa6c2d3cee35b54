// THE DOOR of the reviews: what catalogue files, the merchant's commands and the accounts use.
export type { ReviewSheet } from './merchant-reviews.ts';
export { type ReviewDoor, reviewDoor } from './review-door.ts';
export { reviewsKeeper } from './reviews-keeper.ts';
export { addReviews } from './reviews-repository.ts';
