import { z } from 'zod';
import { wantedVariant } from '../cart/cart-shapes.ts';
import { storeQuery } from '../common-query.ts';

const byKey = {
  query: storeQuery,
  body: z.object({ key: z.string().min(1).max(128).describe('From the link in the mail') }),
  response: z.object({ name: z.string().describe('Of the product, with the options chosen') }),
};

export const requestAlert = {
  query: storeQuery,
  body: wantedVariant.extend({
    kind: z.enum(['stock', 'price']).describe('stock: it can be ordered or pre-ordered; price: it costs less than now'),
    email: z.string().max(300),
  }),
  response: z.object({ message: z.string().describe('What to do next, in the language of the request') }),
};
export const confirmAlert = byKey;
export const stopAlert = byKey;
