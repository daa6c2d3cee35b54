// A product in the form in which staff edits it. Not for browsers: it loads zod.
import { z } from 'zod';
import {
  goodsFields,
  identifierFields,
  placementFields,
  productFields,
  productTextFields,
  sellingFields,
} from '../catalog/product-fields.ts';
import { customValuesRead, customValuesSent } from '../custom-fields/staff-custom-values-shapes.ts';
import { amount, picture, saleSchema, shapeOf } from '../fields/field-schemas.ts';

const language = z.string().regex(/^[a-z]{2}$/);
const code = z.string().min(1).max(64);
const sku = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);

const texts = z.object(shapeOf(productTextFields));
export type ProductTexts = z.output<typeof texts>;

const identifiers = z.object(shapeOf(identifierFields));
const placement = z.object(shapeOf(placementFields));
const selling = z.object(shapeOf(sellingFields));

const options = z.record(code, code).describe('Codes of values by the codes of their options');

const variantChange = z.object({
  sku,
  options: options.optional().describe('Of a new variant'),
  price: amount.optional(),
  sale: saleSchema.nullable().optional().describe('null ends the sale'),
  stock: z
    .object({
      count: z.int().min(0).max(goodsFields.stock.max),
      expected: z.int().nullable().describe('Stock as it was shown'),
    })
    .optional(),
  available: z.boolean().optional(),
  ...identifiers.partial().shape,
  fields: customValuesSent.optional(),
});

/** Missing keys change nothing; null or an empty text removes the value. */
const changes = {
  texts: z.record(language, texts.partial()).optional(),
  ...placement.partial().shape,
  ...selling.partial().shape,
  fields: customValuesSent.optional(),
  images: z.array(picture).max(productFields.images.max).optional(),
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
  ...placement.shape,
  ...selling.shape,
  fields: customValuesRead,
  texts: z.record(language, texts),
  images: z.array(picture.extend({ url: z.string() })),
  variants: z.array(
    z.object({
      sku: z.string(),
      options,
      price: amount,
      sale: saleSchema.nullable(),
      lowest: amount.describe('The lowest price of the last 30 days'),
      struckOut: amount.nullable().describe('Shown struck out now'),
      stock: z.int(),
      available: z.boolean(),
      ...identifiers.shape,
      fields: customValuesRead,
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
