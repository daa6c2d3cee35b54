// Pure: rules for reviews, checked by the storefront and by the server again.
import type { ValidationIssue } from '../validation-issue.ts';

export const MAX_REVIEW_LENGTH = 1000;
const REVIEW_LEAST = 10;

interface WrittenReview {
  readonly rating?: number | null | undefined;
  readonly description?: string | null | undefined;
}

/** Trims the text and collapses empty lines, before it is counted and stored. */
export const normalizeReview = (text: string | null | undefined): string =>
  (text ?? '')
    .trim()
    .replace(/\r\n?/g, '\n')
    .replace(/\n\s*\n/g, '\n\n');

export const isRating = (rating: number | null | undefined): rating is number =>
  typeof rating === 'number' && Number.isInteger(rating) && rating >= 1 && rating <= 5;

export function checkReview({ rating, description }: WrittenReview): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  const { length } = normalizeReview(description);
  if (!isRating(rating)) issues.push({ field: 'rating', code: 'rating.missing' });
  if (length < REVIEW_LEAST) issues.push({ field: 'description', code: 'review.short' });
  if (length > MAX_REVIEW_LENGTH) issues.push({ field: 'description', code: 'review.long' });
  return issues;
}
