import type { PersonalDataHandler } from '../store/store.ts';
import { findReviewsBy, removeReview, updateProductRatings } from './reviews-repository.ts';
import { findVotesOf, removeVotesOf } from './votes-repository.ts';

/** Review texts can contain personal data: reviews and votes are deleted with the account. */
export const reviewsPersonalData: PersonalDataHandler = {
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
    await updateProductRatings(tx, { storeId, now }, shown);
    return [];
  },
};
