import type { ReviewSheet } from '@vitrine/server';
import { printable, textTable } from '../text-table.ts';

const GLIMPSE = 60;

const dayOf = ({ writtenOn, sentAt }: ReviewSheet): string =>
  sentAt?.toISOString().slice(0, 16).replace('T', ' ') ?? writtenOn;

const purchaseOf = ({ verified }: ReviewSheet): string => (verified ? 'verified' : 'not verified');

export function reviewTable(reviews: readonly ReviewSheet[]): string[] {
  if (reviews.length === 0) return ['No reviews awaiting approval.'];
  const rows = reviews.map((review) => [
    String(review.id),
    dayOf(review),
    `${review.rating} of 5`,
    purchaseOf(review),
    review.author,
    review.product,
    glimpse(review.text),
  ]);
  return textTable(['Review', 'Sent (UTC)', 'Stars', 'Purchase', 'Author', 'Product', 'Text'], rows);
}

/** All of it: what is decided on should have been read. */
export function reviewSheet(review: ReviewSheet): string[] {
  const fact = (name: string, value: string | null) => (value ? [`${name.padEnd(10)} ${printable(value)}`] : []);
  return [
    `Review ${review.id}`,
    '',
    ...fact('Product', review.product),
    ...fact('Stars', `${review.rating} of 5`),
    ...fact('Author', review.author),
    ...fact('Purchase', purchaseOf(review)),
    ...fact('Sent', dayOf(review)),
    ...fact('Language', review.language),
    ...fact('State', review.state),
    ...fact('Reason', review.reason),
    '',
    ...review.text.split('\n').map((line) => `    ${printable(line)}`),
  ];
}

function glimpse(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > GLIMPSE ? `${line.slice(0, GLIMPSE - 1)}…` : line;
}
