// The merchant's commands for reviews.

import type { StaffReview } from '@vitrine/server';
import { printable, textTable } from '../text-table.ts';
import { defineCommand, WrongArgument } from './command.ts';
import { numberFrom } from './values.ts';

export const reviewCommands = [
  defineCommand({
    name: 'reviews',
    help: 'list the reviews awaiting approval.',
    run: async (api) => reviewTable(await api.listWaitingReviews()),
  }),
  defineCommand({
    name: 'review',
    words: ['ID'],
    options: { publish: { type: 'boolean' }, refuse: { type: 'string' } },
    usage: '[--publish | --refuse "reason"]',
    help: 'show one review; publish it, or refuse it and email the reason to its author.',
    run: async (api, { words: [text], options: { publish, refuse } }) => {
      const id = numberFrom(text, 'the number of a review, such as 7');
      if (publish && refuse !== undefined) throw new WrongArgument('Either publish it or refuse it.');
      if (publish) return [...reviewDetails(await api.publishReview(id)), '', `Review ${id} published.`];
      if (refuse === undefined) return reviewDetails(await api.showReview(id));
      const reason = refuse.trim();
      if (reason === '') throw new WrongArgument('The reason is missing.');
      const refused = reviewDetails(await api.refuseReview(id, reason));
      return [...refused, '', `Review ${id} refused. An email will be sent to its author.`];
    },
  }),
];

const MAX_EXCERPT_LENGTH = 60;

const dayOf = ({ writtenOn, sentAt }: StaffReview): string =>
  sentAt?.toISOString().slice(0, 16).replace('T', ' ') ?? writtenOn;

const purchaseOf = ({ verified }: StaffReview): string => (verified ? 'verified' : 'not verified');

function reviewTable(reviews: readonly StaffReview[]): string[] {
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
function reviewDetails(review: StaffReview): string[] {
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
