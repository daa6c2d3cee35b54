import { z } from 'zod';
import { amount, saleSchema } from '../fields/field-schemas.ts';
import { stockMovement } from '../product-editing/edited-product.ts';
import { csvFile, listOf, listQuery, skuParams } from '../staff/list-shapes.ts';
import { goodsFields, productFields } from './product-fields.ts';

const variant = z.object({
  sku: z.string(),
  label: z.string().describe('Its options, such as Blue, M; empty when there is one variant'),
  price: amount,
  sale: saleSchema.nullable(),
  stock: z.int(),
  lowStock: z.boolean(),
  available: z.boolean(),
});

const row = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  visible: z.boolean(),
  archived: z.boolean(),
  category: z.string().nullable(),
  brand: z.string().nullable(),
  slug: z.string(),
  currency: z.string(),
  priceFrom: amount,
  priceTo: amount,
  stock: z.int().describe('Of all variants'),
  missingLanguages: z.array(z.string()),
  variants: z.array(variant),
});
export type CatalogRow = z.output<typeof row>;

const catalogFilters = {
  q: z.string().max(200).optional().describe('Name or SKU'),
  category: z.string().max(100).optional().describe('Code; its descendants are included'),
  brand: z.string().max(100).optional().describe('Code'),
  visible: z
    .enum(['yes', 'no', 'archived'])
    .optional()
    .describe('archived: only the archive, which is left out otherwise'),
  stock: z.enum(['out', 'low']).optional().describe('low: at or below the threshold of the product'),
  price: z.enum(['none']).optional().describe('none: it costs nothing'),
  picture: z.enum(['none']).optional().describe('none: without any picture'),
  sort: z.enum(['name', 'newest']).default('name'),
};
export const searchCatalog = { query: z.object({ ...listQuery, ...catalogFilters }), response: listOf(row) };
export const exportProducts = { query: z.object(catalogFilters), response: csvFile };
export const patchProduct = {
  params: skuParams,
  body: z.object({
    name: z.string().trim().min(1).max(productFields.name.max).optional(),
    lang: z.string().max(10).optional().describe("Language of the name; the store's first one when it is missing"),
    visible: z.boolean().optional(),
  }),
  response: row,
};
export const setPrice = {
  params: skuParams,
  body: z.object({ price: amount.optional(), sale: saleSchema.nullable().optional().describe('null ends the sale') }),
  response: row,
};
export const setStock = {
  params: skuParams,
  body: z.object({
    stock: z.int().min(0).max(goodsFields.stock.max),
    expected: z.int().optional().describe('Stock as it was shown'),
  }),
  response: row,
};
export const readStock = {
  params: skuParams,
  response: z.object({ stock: z.int(), movements: z.array(stockMovement).describe('The newest 100') }),
};
export const uploadPicture = {
  query: z.object({ name: z.string().trim().min(1).max(200).describe('Name of the file') }),
  body: z.instanceof(Uint8Array),
  response: z.object({ hash: z.string(), name: z.string(), url: z.string(), width: z.int(), height: z.int() }),
};
