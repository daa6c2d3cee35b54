import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { MAX_WISHLIST_ITEMS } from './wishlist-rules.ts';

const skus = z.array(z.string().max(200)).max(MAX_WISHLIST_ITEMS).nullish();
const response = z.object({ skus: z.array(z.string()) });

export const readWishlist = { query: storeQuery, response };
export const changeWishlist = {
  query: storeQuery,
  body: z.object({
    add: skus.describe('SKUs, put first in their order; what the shop does not know is left out'),
    remove: skus,
  }),
  response,
};
