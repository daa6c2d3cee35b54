// THE DOOR of the reviews.
export { addReviews } from './reviews-repository.ts';
