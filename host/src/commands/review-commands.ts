// The merchant's commands for reviews.
import { defineCommand, WrongArgument } from './command.ts';
import { reviewDetails, reviewTable } from './print-reviews.ts';
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
