import { z } from 'zod';
import { count, page, paging, storeQuery } from '../common-query.ts';

const archivedOrder = z.object({
  number: z.string().describe('As the previous shop wrote it, such as #1001'),
  datePurchased: z.string().describe('The day, as yyyy-mm-dd'),
  status: z.enum(['open', 'paid', 'partly-refunded', 'refunded', 'canceled']).nullable(),
  currency: z.string(),
  discount: z.number(),
  shipping: z.number(),
  tax: z.number().describe('Taxes that were added to the prices'),
  total: z.number(),
  refunded: z.number(),
  products: z.array(
    z.object({
      id: z.int().describe('Position in the order, from 1'),
      sku: z.string().nullable(),
      name: z.string(),
      quantity: z.int(),
      price: z.number().describe('Of one unit'),
    }),
  ),
});
export type ArchivedOrder = z.output<typeof archivedOrder>;

export const listArchivedOrders = {
  query: storeQuery.extend({ page: page.default(0), count: count.default(100) }),
  response: z.object({ ...paging, orders: z.array(archivedOrder) }),
};
