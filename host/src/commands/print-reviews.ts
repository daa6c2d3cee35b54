import type { StaffReview } from '@vitrine/server';
import { printable, textTable } from '../text-table.ts';

const MAX_EXCERPT_LENGTH = 60;

const dayOf = ({ writtenOn, sentAt }: StaffReview): string =>
  sentAt?.toISOString().slice(0, 16).replace('T', ' ') ?? writtenOn;

const purchaseOf = ({ verified }: StaffReview): string => (verified ? 'verified' : 'not verified');

export function reviewTable(reviews: readonly StaffReview[]): string[] {
  if (reviews.length === 0) return ['No reviews awaiting approval.'];
  const rows = reviews.map((review) => [
    String(review.id),
    dayOf(review),
    `${review.rating} of 5`,
    purchaseOf(review),
    review.author,
    review.product,
    excerpt(review.text),
  ]);
  return textTable(['Review', 'Sent (UTC)', 'Stars', 'Purchase', 'Author', 'Product', 'Text'], rows);
}

/** The whole review, since the merchant decides about it. */
export function reviewDetails(review: StaffReview): string[] {
  const field = (name: string, value: string | null) => (value ? [`${name.padEnd(10)} ${printable(value)}`] : []);
  return [
    `Review ${review.id}`,
    '',
    ...field('Product', review.product),
    ...field('Stars', `${review.rating} of 5`),
    ...field('Author', review.author),
    ...field('Purchase', purchaseOf(review)),
    ...field('Sent', dayOf(review)),
    ...field('Language', review.language),
    ...field('State', review.state),
    ...field('Reason', review.reason),
    '',
    ...review.text.split('\n').map((line) => `    ${printable(line)}`),
  ];
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX_EXCERPT_LENGTH ? `${line.slice(0, MAX_EXCERPT_LENGTH - 1)}…` : line;
}
