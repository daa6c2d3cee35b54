import type { DataKeeper } from '../store/store.ts';
import { followReviews } from './follow-reviews.ts';
import { findReviewsBy, removeReview } from './reviews-repository.ts';
import { findVotesOf, removeVotesOf } from './votes-repository.ts';

/** Words can name a person as well as a signature: reviews and votes go with the account. */
export const reviewsKeeper: DataKeeper = {
  subject: 'reviews',
  exportPersonalData: async (db, { id }) => ({
    written: (await findReviewsBy(db, id)).map(({ customerId: _, ...review }) => review),
    foundHelpful: (await findVotesOf(db, id)).map(({ reviewId }) => reviewId),
  }),
  erasePersonalData: async (tx, { id, storeId }, now) => {
    const written = await findReviewsBy(tx, id);
    for (const review of written) await removeReview(tx, review.id);
    await removeVotesOf(tx, id);
    const shown = written.filter(({ state }) => state === 'published').map(({ productId }) => productId);
    await followReviews(tx, { storeId, now }, shown);
    return [];
  },
};
