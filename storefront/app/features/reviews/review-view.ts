import type { Review } from '@vitrine/contract/reviews-shapes.ts';

/** A review as it is shown: the family name is nobody's business. */
export interface ReviewView {
  id: number;
  author: string;
  text: string;
  language: string;
  date: string;
  rating: number;
  verified: boolean;
}

export const reviewView = ({ id, customer, description, language, date, rating, verified }: Review): ReviewView => ({
  id,
  author: [customer.firstName, customer.lastName && `${customer.lastName.slice(0, 1)}.`].filter(Boolean).join(' '),
  text: description,
  language,
  date,
  rating,
  verified,
});

export interface Distribution {
  average: number;
  count: number;
  /** How many reviews gave five stars, four, and so on. */
  bars: { stars: number; count: number }[];
}

export function distributionOf(ratings: number[]): Distribution {
  const bars = [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: ratings.filter((rating) => Math.min(5, Math.max(1, Math.round(rating))) === stars).length,
  }));
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return { average: ratings.length > 0 ? sum / ratings.length : 0, count: ratings.length, bars };
}
