// A product in the form in which staff edits it. Not for browsers: it loads zod.
import { z } from 'zod';
import { amount } from '../staff/list-shapes.ts';

export const sale = z.object({ price: amount, from: z.iso.datetime().nullable(), until: z.iso.datetime().nullable() });

const language = z.string().regex(/^[a-z]{2}$/);
const code = z.string().min(1).max(64);
const sku = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
const slug = z
  .string()
  .max(200)
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
const words = (max: number) => z.string().trim().max(max).nullable();

const texts = z.object({
  name: words(120),
  slug: slug.nullable().describe('Address; made from the name when it is empty'),
  title: words(200).describe('For search engines'),
  metaDescription: words(500).describe('For search engines'),
  highlights: words(500),
  description: words(100_000).describe('Markdown; HTML is allowed, everything that runs code is removed'),
  keywords: words(500),
});
export type ProductTexts = z.output<typeof texts>;

const picture = z.object({
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  name: z.string().min(1).max(200),
  alt: z.record(language, z.string().trim().max(160)),
});

const options = z.record(code, code).describe('Codes of values by the codes of their options');

const variantChange = z.object({
  sku,
  options: options.optional().describe('Of a new variant'),
  price: amount.optional(),
  sale: sale.nullable().optional().describe('null ends the sale'),
  stock: z
    .object({ count: z.int().min(0).max(1_000_000), expected: z.int().nullable().describe('Stock as it was shown') })
    .optional(),
  available: z.boolean().optional(),
  gtin: z.string().trim().max(14).nullable().optional(),
  mpn: z.string().trim().max(70).nullable().optional(),
});

/** What is missing stays as it is; null or an empty text removes. */
const changes = {
  texts: z.record(language, texts.partial()).optional(),
  visible: z.boolean().optional().describe('A product that is shown leaves the archive'),
  archived: z.boolean().optional(),
  brand: code.nullable().optional(),
  categories: z.array(code).min(1).max(50).optional().describe('The first is the one that shoppers see'),
  images: z.array(picture).max(30).optional(),
  lowStock: z.int().min(0).max(1_000_000).nullable().optional(),
  variants: z.array(variantChange).max(500).optional(),
};
export const newProduct = z.object({ sku, ...changes });
export const productChanges = z.object({ version: z.string().max(100), ...changes });
export type ProductChanges = Omit<z.output<typeof productChanges>, 'version'>;

export const editedProduct = z.object({
  id: z.int(),
  sku: z.string(),
  version: z.string().describe('Changes with everything that can be edited, except the stock'),
  currency: z.string(),
  languages: z.array(z.string()),
  visible: z.boolean(),
  archived: z.boolean(),
  brand: z.string().nullable(),
  categories: z.array(z.string()),
  lowStock: z.int().nullable(),
  texts: z.record(language, texts),
  images: z.array(picture.extend({ url: z.string() })),
  variants: z.array(
    z.object({
      sku: z.string(),
      options,
      price: amount,
      sale: sale.nullable(),
      lowest: amount.describe('The lowest price of the last 30 days'),
      struckOut: amount.nullable().describe('Shown struck out now'),
      stock: z.int(),
      available: z.boolean(),
      gtin: z.string().nullable(),
      mpn: z.string().nullable(),
    }),
  ),
});
export type EditedProduct = z.output<typeof editedProduct>;

export const productDraft = z.object({
  product: editedProduct.nullable().describe('As it would be; null when the changes cannot be made any more'),
  savedBy: z.string(),
  savedAt: z.string(),
  publishAt: z.string().nullable(),
  problem: z.string().nullable().describe('Why it cannot be published, or was not'),
});
export type ProductDraft = z.output<typeof productDraft>;

export const stockMovement = z.object({
  at: z.string(),
  quantity: z.int(),
  reason: z.enum(['file', 'merchant', 'ordered', 'returned', 'merged']),
  orderId: z.int().nullable(),
});
export type StockMovement = z.output<typeof stockMovement>;
