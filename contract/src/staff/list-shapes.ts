// Shapes that every list of the back office has in common.
import { z } from 'zod';

export const idParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
export const skuParams = z.object({ sku: z.string().min(1).max(200) });

export const listQuery = {
  count: z.coerce.number().int().min(1).max(200).default(50),
  /** `next` of the page before. */
  after: z.string().max(200).optional(),
};

/** Totals are exact up to 10,000. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), totalIsExact: z.boolean(), next: z.string().nullable() });

/** A file that is sent or received in parts, because it may not fit into memory. */
export const fileParts = z.custom<AsyncIterable<Uint8Array>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
);

/** A list as a table for a spreadsheet. */
export const csvFile = fileParts.describe('text/csv');
