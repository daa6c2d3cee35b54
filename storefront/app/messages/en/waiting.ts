import { plural } from '@vitrine/contract/text/plural.ts';

export const waitingMessages = {
  saved: 'Saved. We will send it when you are back online.',
  sent: 'You are back online. Your cart is up to date.',
  waiting: (count: number) =>
    plural('en', count, {
      one: '1 change saved. We will send it when you are back online.',
      other: `${count} changes saved. We will send them when you are back online.`,
    }),
};
