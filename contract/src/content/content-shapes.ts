import { z } from 'zod';
import { description, descriptions } from '../catalog/catalog-shapes.ts';
import { count, keyParams, page, paging, storeQuery } from '../common-query.ts';

export const contentPage = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string().nullable().describe('As in `description`'),
  visible: z.boolean(),
  contentType: z.string().nullable(),
  linkToMenu: z.boolean(),
  path: z.string().nullable(),
  description: description.nullable(),
  descriptions,
  image: z
    .object({
      url: z.string(),
      width: z.int(),
      height: z.int(),
      alt: z.string(),
      altLanguage: z.string().optional(),
    })
    .nullable()
    .describe('Own addition: lead picture'),
  publishedOn: z.string().nullable().describe('Own addition: date of an article'),
});
export type ContentPage = z.output<typeof contentPage>;

const contentBox = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string().nullable().describe('As in `description`'),
  visible: z.boolean(),
  contentType: z.string().nullable(),
  description: description.nullable(),
  descriptions,
});
export type ContentBox = z.output<typeof contentBox>;

const homeSection = z.object({
  type: z.enum(['hero', 'categories', 'products', 'promo', 'journal', 'promises']),
  code: z.string().nullable().describe('Product group, for a row of products'),
  title: z.string().nullable(),
  text: z.string().nullable(),
  linkText: z.string().nullable(),
  link: z.string().nullable(),
  languages: z
    .record(z.string(), z.string())
    .optional()
    .describe('The language of texts that are not in the one of the request, such as { "title": "en" }'),
  images: z.array(
    z.object({
      url: z.string(),
      width: z.int(),
      height: z.int(),
      alt: z.string(),
      altLanguage: z.string().optional(),
    }),
  ),
  items: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      icon: z.string().nullable(),
      language: z.string().optional().describe('The language of title and text'),
    }),
  ),
  visible: z.boolean(),
  sortOrder: z.int(),
});
export type HomeSection = z.output<typeof homeSection>;

export const listPages = {
  query: storeQuery.extend({ page: page.optional(), count: count.optional() }),
  response: z.object({ ...paging, items: z.array(contentPage) }),
};
export const readPage = { params: keyParams, query: storeQuery, response: contentPage };
export const listBoxes = {
  query: storeQuery.extend({ page: page.default(0), count: count.default(50) }),
  response: z.object({ ...paging, items: z.array(contentBox) }),
};
export const readBox = { params: keyParams, query: storeQuery, response: contentBox };
export const listContentImages = {
  query: storeQuery.extend({ path: z.string().max(200).optional() }),
  response: z.object({
    path: z.string().nullable(),
    content: z.array(z.object({ name: z.string(), contentType: z.string().nullable(), path: z.string() })),
  }),
};
export const readHomeConfiguration = {
  query: storeQuery,
  response: z.object({ sections: z.array(homeSection) }),
};
export const listSummaries = { query: storeQuery, response: z.array(contentBox) };
