// Query parameters that many endpoints share.
import { z } from 'zod';

export const storeQuery = z.object({
  store: z.string().max(64).optional().describe('Store code; DEFAULT when missing'),
  lang: z
    .string()
    .max(16)
    .optional()
    .describe("Language code; the store's first language when missing or unknown. _all adds `descriptions`"),
});

export const page = z.coerce.number().int().min(0).max(1_000_000).describe('Zero-based page number');
export const price = z.coerce.number().min(0).max(1_000_000_000);
export const count = z.coerce.number().int().min(1).max(1000).describe('Records per page');

/** A list written with commas (`1,2,3`), as several public storefronts send it. */
export const idList = z
  .union([z.string(), z.number(), z.array(z.coerce.number())])
  .transform((value) => (Array.isArray(value) ? value : String(value).split(',').filter(Boolean).map(Number)))
  .pipe(z.array(z.number().int().min(0).max(2_147_483_647)).max(100))
  .describe('Comma-separated ids');

export const keyParams = z.object({ key: z.string().min(1).max(200) });

/** The paging envelope around every list. */
export const paging = {
  totalPages: z.int(),
  number: z.int().describe('Records in this page'),
  recordsTotal: z.int(),
  recordsFiltered: z.int(),
};
