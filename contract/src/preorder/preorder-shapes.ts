import { z } from 'zod';
import { wantedVariant } from '../cart/cart-shapes.ts';
import { storeQuery } from '../common-query.ts';

export const MAX_PRE_ORDERED = 99;

const preOrder = z.object({
  sku: z.string(),
  name: z.string().describe('With the options chosen, in the language of the request'),
  path: z.string().describe('Page of the product in the shop, after the language'),
  quantity: z.int(),
  expectedOn: z.string().describe('Day on which it is expected, yyyy-MM-dd'),
  emailAddress: z.string(),
});
export type PreOrder = z.output<typeof preOrder>;

export const placePreOrder = {
  query: storeQuery,
  body: wantedVariant.extend({
    quantity: z.int().min(1).max(MAX_PRE_ORDERED).default(1),
    emailAddress: z.string().max(300),
  }),
  response: preOrder,
};

export const cancelPreOrder = {
  query: storeQuery,
  body: z.object({ key: z.string().min(1).max(128).describe('From the link in the mail') }),
  response: preOrder,
};
