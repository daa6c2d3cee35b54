import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { MAX_LINE_LENGTH, MAX_TEXT_LINES } from './withdrawal-rules.ts';

/** Longer than any field may be, so that the form rule with its clear message applies first. */
const written = z.string().max(10_000).nullish();

export const withdraw = {
  query: storeQuery,
  body: z.object({
    orderNumber: written.describe('As the shopper knows it'),
    name: written,
    email: written.describe('The one the order was placed with; the receipt goes there'),
    lines: z
      .array(z.string().max(MAX_LINE_LENGTH))
      .max(MAX_TEXT_LINES)
      .nullish()
      .describe('The goods the shopper withdraws from, in words; the whole order when there are none'),
    remark: written.describe('Nobody needs to give a reason'),
    website: written.describe('Honeypot: hidden from people; a request that fills it in is ignored'),
  }),
  response: z
    .object({
      receivedAt: z.string().describe('When the declaration was received'),
      orderNumber: z.string(),
      name: z.string(),
      email: z.string(),
      lines: z.array(z.string()),
      remark: z.string().nullable(),
      declaration: z.string().describe('What was declared, in the language of the request'),
    })
    .describe('The receipt: the same whether or not there is such an order'),
};
