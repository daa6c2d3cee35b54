import { z } from 'zod';
import { storeQuery } from './common-query.ts';
import { WISHES_MOST } from './wishlist-rules.ts';

const skus = z.array(z.string().max(200)).max(WISHES_MOST).nullish();
const answer = z.object({ skus: z.array(z.string()) });

export const readWishlist = { query: storeQuery, answer };
export const changeWishlist = {
  query: storeQuery,
  body: z.object({
    add: skus.describe('SKUs, put first in their order; what the shop does not know is left out'),
    remove: skus,
  }),
  answer,
};
