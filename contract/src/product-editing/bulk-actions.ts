// Changes of many products at once. Not for browsers: it loads zod.
import { z } from 'zod';
import { goodsFields, productFields } from '../catalog/product-fields.ts';
import { customValuesSent } from '../custom-fields/staff-custom-values-shapes.ts';
import { amount } from '../fields/field-schemas.ts';

const MAX_PIECES = goodsFields.stock.max;
const code = z.string().min(1).max(64);
const language = z.string().regex(/^[a-z]{2}$/);
const period = { from: z.iso.datetime().nullable(), until: z.iso.datetime().nullable() };
const percent = (min: number, max: number) => z.number().min(min).max(max);

export const bulkSelection = z.union([
  z.object({ ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(5000) }),
  z
    .object({
      filter: z.object({
        q: z.string().max(200).optional(),
        category: z.string().max(100).optional(),
        brand: z.string().max(100).optional(),
        visible: z.enum(['yes', 'no', 'archived']).optional(),
        stock: z.enum(['out', 'low']).optional(),
      }),
    })
    .describe('Everything that the filter finds now'),
]);

export const bulkActions = z.object({
  price: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('set'), amount }),
      z.object({ kind: z.literal('percent'), percent: percent(-99, 1000) }),
      z.object({
        kind: z.literal('add'),
        amount: z
          .string()
          .max(20)
          .regex(/^-?\d+(\.\d{1,4})?$/),
      }),
    ])
    .optional(),
  rounding: z
    .enum(['exact', 'five-cents', 'ten-cents', 'whole', 'ending-95', 'ending-99'])
    .default('exact')
    .describe('Of prices that are computed'),
  sale: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('price'), price: amount, ...period }),
      z.object({ kind: z.literal('percent'), percent: percent(1, 99), ...period }).describe('Below the price'),
      z.object({ kind: z.literal('end') }),
    ])
    .optional(),
  stock: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('set'), pieces: z.int().min(0).max(MAX_PIECES) }),
      z.object({ kind: z.literal('add'), pieces: z.int().min(-MAX_PIECES).max(MAX_PIECES) }),
    ])
    .optional(),
  categories: z
    .object({ kind: z.enum(['set', 'add', 'remove']), codes: z.array(code).min(1).max(productFields.categories.max) })
    .optional(),
  brand: code.nullable().optional().describe('null removes it'),
  property: z
    .object({
      kind: z.enum(['set', 'add', 'remove']).describe('add: only to products that do not have it'),
      code,
      value: z.record(language, z.string().trim().max(500)).default({}).describe('By language'),
    })
    .optional(),
  fields: customValuesSent.optional().describe('Values of custom fields of products and variants; null removes'),
  visible: z.boolean().optional().describe('A product that is shown leaves the archive'),
  archived: z.boolean().optional(),
});
export type BulkActions = z.output<typeof bulkActions>;

export const bulkJob = z.object({
  job: z.int(),
  state: z.enum(['ready', 'scheduled', 'running', 'done']),
  progress: z.number().describe('From 0 to 1'),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  warned: z.int().describe('Products of which a price changes by more than half'),
  expiresAt: z.string(),
  changeId: z.int().nullable().describe('Of the history, for the undo'),
});
export type BulkJob = z.output<typeof bulkJob>;

export const scheduledBulk = z.object({
  job: z.int(),
  fields: z
    .array(z.enum(['price', 'sale', 'stock', 'categories', 'brand', 'property', 'fields', 'visible', 'archived']))
    .describe('What it changes'),
  changed: z.int().describe('Products, as counted by the preview'),
  madeBy: z.string(),
  runAt: z.string(),
  problem: z.string().nullable().describe('Why it was not made at its moment'),
});
export type ScheduledBulk = z.output<typeof scheduledBulk>;

export const bulkRow = z.object({
  sku: z.string(),
  name: z.string(),
  warned: z.boolean(),
  refusal: z.string().nullable().describe('Why the product is left as it is'),
  changes: z.array(
    z.object({
      sku: z.string().nullable().describe('Of a variant'),
      field: z.string(),
      from: z.unknown(),
      to: z.unknown(),
    }),
  ),
});
export type BulkRow = z.output<typeof bulkRow>;
