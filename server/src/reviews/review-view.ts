import type { OwnReview, Review } from '@vitrine/contract/reviews/reviews-shapes.ts';
import type { ReviewRow } from './reviews-repository.ts';

/** The public view, without the customer's id. */
export const viewReview = (row: ReviewRow): Review => ({
  id: row.id,
  language: row.language,
  description: row.text,
  productId: row.productId,
  date: row.writtenOn,
  rating: row.rating,
  customer: { id: 0, ...namesIn(row.author) },
  verified: row.verified,
  helpful: row.helpful,
});

/** The author's own view. */
export const viewOwnReview = (row: ReviewRow): OwnReview => ({
  id: row.id,
  productId: row.productId,
  customerId: row.customerId ?? 0,
  rating: row.rating,
  description: row.text,
  language: row.language,
  date: row.writtenOn,
  verified: row.verified,
  state: row.state,
  reason: row.reason,
});

// Pure: the signature of a review, and its form in the API, which has two names.

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** Uses only the initial of the family name, for privacy. */
export function signatureOf({ firstName, lastName }: Named): string {
  const [initial] = lastName.trim();
  return [firstName.trim(), initial && `${initial}.`].filter(Boolean).join(' ');
}

export function namesIn(signature: string): Named {
  const words = signature.split(' ');
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
