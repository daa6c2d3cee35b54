import { z } from 'zod';
import {
  category,
  description,
  image,
  manufacturer,
  product,
  productCategory,
  productPage,
  sorts,
} from '../catalog/catalog-shapes.ts';
import { count, idList, page, price, storeQuery } from '../common-query.ts';

const words = z.string().max(200);

export const suggestion = z.object({
  ...product.pick({ id: true, productShipeable: true, available: true, visible: true }).shape,
  description: description.pick({ id: true, language: true, name: true, friendlyUrl: true }),
  image: image.nullable(),
  categories: z.array(productCategory.pick({ id: true, code: true, visible: true, sortOrder: true })),
});
export type Suggestion = z.output<typeof suggestion>;

export const suggestProducts = {
  query: storeQuery.extend({
    name: words.optional().describe('Part of the name; without it the first products of the shop'),
    count: count.default(200),
  }),
  response: z.object({ products: z.array(suggestion) }),
};

export const searchProducts = {
  query: storeQuery.extend({
    name: words.optional().describe('What the shopper typed; nothing finds nothing'),
    manufacturer: idList.optional(),
    priceFrom: price.optional(),
    priceUntil: price.optional(),
    sort: z.enum(sorts).optional().describe('The best match first when missing'),
    page: page.default(0),
    count: count.default(50),
  }),
  response: productPage.extend({
    near: z.boolean().describe('Own addition: nothing matches, these come close'),
    manufacturers: z
      .array(manufacturer)
      .describe('Own addition: at most 100 brands of all that was found, whatever the filters'),
  }),
};
export type SearchPage = z.output<typeof searchProducts.response>;

export const previewSearch = {
  query: storeQuery.extend({ name: words.describe('What the shopper has typed so far') }),
  response: z.object({
    total: z.int(),
    near: z.boolean().describe('Nothing matches exactly: so many come close'),
    hasMore: z.boolean().describe('More products match than the total says, in a large shop'),
    manufacturers: z.array(manufacturer),
  }),
};
export type SearchPreview = z.output<typeof previewSearch.response>;

export const searchCatalog = {
  query: storeQuery,
  body: z.object({
    query: words,
    count: z.int().min(1).max(1000).default(100),
    start: z.int().min(0).max(1_000_000).default(0),
  }),
  response: z.object({
    productCount: z.int(),
    minPrice: z.number().nullable(),
    maxPrice: z.number().nullable(),
    products: z.array(product),
    categoryFacets: z.array(category),
  }),
};

export const completeSearch = {
  query: storeQuery,
  body: z.object({ query: words }),
  response: z.object({ values: z.array(z.string()) }),
};
