import { z } from 'zod';
import { storeQuery } from '../common-query.ts';

/** Longer than any field may be, so that the form rule with its clear message applies first. */
const written = z.string().max(10_000).nullish();
const response = z.object({ message: z.string().describe('What was done, in the language of the request') });

const trap = written.describe('Own addition: honeypot, hidden from people; a request that fills it in is ignored');

export const sendMessage = {
  query: storeQuery,
  body: z.object({
    name: written.describe('Missing from some public storefronts'),
    email: written,
    subject: written,
    comment: written.describe('The message: 10 to 2000 characters; without a name, 1 to 2000'),
    orderNumber: written.describe('Own addition'),
    website: trap,
  }),
  response,
};

const offer = z.object({
  name: written,
  email: written,
  phone: written,
  message: written,
  website: trap,
});

export const offerHelp = { query: storeQuery, body: offer, response };

export const announceDonation = {
  query: storeQuery,
  body: offer.extend({ amount: z.union([z.string().max(100), z.number()]).nullish() }),
  response,
};
