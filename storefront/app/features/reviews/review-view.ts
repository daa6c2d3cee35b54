import type { Review } from '@vitrine/contract/reviews/reviews-shapes.ts';
import type { Language } from '../../i18n/language.ts';
import type { ReviewQuery } from './review-query.ts';

/** View model of a review, without the family name. */
export interface ReviewView {
  id: number;
  author: string;
  text: string;
  language: string;
  date: string;
  rating: number;
  verified: boolean;
  /** Number of helpful votes. */
  helpful: number;
}

/** Other servers do not send purchases and votes. */
export const reviewView = ({ id, customer, description, language, date, rating, ...own }: Review): ReviewView => ({
  id,
  author: [customer.firstName, customer.lastName && `${customer.lastName.slice(0, 1)}.`].filter(Boolean).join(' '),
  text: description,
  language,
  date,
  rating,
  verified: own.verified ?? false,
  helpful: own.helpful ?? 0,
});

const starsOf = (rating: number): number => Math.min(5, Math.max(1, Math.round(rating)));

/**
 * The shopper's language comes first, then votes. The input is newest first; sorting is stable, so reviews that are equal keep that
 * order.
 */
export function chooseReviews(reviews: ReviewView[], { stars, sort }: ReviewQuery, language: Language): ReviewView[] {
  const isForeign = (review: ReviewView) => Number(review.language !== language);
  const votes = (review: ReviewView) => (sort === 'helpful' ? review.helpful : 0);
  const chosen = stars === null ? reviews : reviews.filter(({ rating }) => starsOf(rating) === stars);
  return chosen.toSorted((a, b) => isForeign(a) - isForeign(b) || votes(b) - votes(a));
}

export interface Distribution {
  average: number;
  count: number;
  /** Number of reviews per rating, from five stars down. */
  bars: { stars: number; count: number }[];
}

export function distributionOf(ratings: number[]): Distribution {
  const bars = [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: ratings.filter((rating) => starsOf(rating) === stars).length,
  }));
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return { average: ratings.length > 0 ? sum / ratings.length : 0, count: ratings.length, bars };
}
