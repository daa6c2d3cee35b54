// Pages, posts and text boxes in the form in which staff edits them. Not for browsers: it loads zod.
import { z } from 'zod';
import { code, codeParams, language, namedPicture, shownPicture, slug, version, words } from './edited-structure.ts';

const pageTexts = z.object({
  name: words(120),
  slug: slug.nullable().describe('Address; made from the name when it is empty'),
  title: words(200).describe('For search engines'),
  metaDescription: words(500).describe('For search engines'),
  summary: words(1000).describe('Below the title of a post, and on its card'),
  text: words(100_000).describe('Markdown'),
  imageAlt: words(160).describe('What the picture shows'),
});
export type PageTexts = z.output<typeof pageTexts>;

/** Missing keys change nothing; null or an empty text removes the value. */
const pageFields = {
  texts: z.record(language, pageTexts.partial()).optional(),
  visible: z.boolean().optional(),
  menu: z.boolean().optional().describe('In the footer, for a page'),
  publishedOn: z.iso.date().nullable().optional().describe('Day of a post; a page has none'),
  image: namedPicture.nullable().optional(),
};
const pageChanges = z.object({ version, ...pageFields });
export type PageChanges = Omit<z.output<typeof pageChanges>, 'version'>;

const editedPage = z.object({
  code: z.string(),
  version: z.string(),
  languages: z.array(z.string()),
  visible: z.boolean(),
  menu: z.boolean(),
  publishedOn: z.string().nullable(),
  texts: z.record(language, pageTexts),
  image: shownPicture.nullable(),
});
export type EditedPage = z.output<typeof editedPage>;

const pageChoice = z.object({
  code: z.string(),
  name: z.record(language, z.string()),
  visible: z.boolean(),
  menu: z.boolean(),
  publishedOn: z.string().nullable(),
});
export type PageChoice = z.output<typeof pageChoice>;

export const listEditedPages = { response: z.object({ items: z.array(pageChoice) }) };
export const readPageForEdit = { params: codeParams, response: editedPage };
export const createPage = { body: z.object({ code, ...pageFields }), response: editedPage };
export const updatePage = { params: codeParams, body: pageChanges, response: editedPage };
export const deletePage = { params: codeParams, response: z.null() };

const boxTexts = z.record(language, words(20_000)).describe('Markdown by language; empty removes it');
const editedBox = z.object({
  code: z.string(),
  version: z.string().describe('Empty while it has never been saved'),
  visible: z.boolean(),
  texts: z.record(language, z.string()),
});
export type EditedBox = z.output<typeof editedBox>;
const boxChanges = z.object({ version, visible: z.boolean().optional(), texts: boxTexts.optional() });
export type BoxChanges = Omit<z.output<typeof boxChanges>, 'version'>;

export const listEditedBoxes = { response: z.object({ items: z.array(editedBox) }) };
export const saveBox = { params: codeParams, body: boxChanges, response: z.object({ items: z.array(editedBox) }) };

export const homeSectionTypes = ['hero', 'categories', 'products', 'promo', 'journal', 'promises'] as const;
const shortTexts = z.record(language, z.string().trim().max(1000));
const homePicture = namedPicture.extend({ alt: shortTexts });
const homeSection = z.object({
  type: z.enum(homeSectionTypes),
  visible: z.boolean(),
  group: code.nullable().describe('Product group, for a row of products'),
  link: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])/)
    .nullable()
    .describe('Within the shop: // and /\\ would lead to another one'),
  title: shortTexts,
  text: shortTexts,
  linkText: shortTexts,
  items: z
    .array(z.object({ title: shortTexts, text: shortTexts, icon: z.string().max(40).nullable() }))
    .max(12)
    .describe('Promises'),
  images: z.array(homePicture).max(10),
});
export type SentHomeSection = z.output<typeof homeSection>;
const editedHome = z.object({
  version: z.string().describe('Empty while the shop has no home page of its own'),
  sections: z.array(homeSection.extend({ images: z.array(homePicture.extend({ url: z.string() })) })),
  groups: z.array(z.string()).describe('Product groups that a row can show'),
});
export type EditedHome = z.output<typeof editedHome>;

export const readHomeForEdit = { response: editedHome };
export const saveHome = { body: z.object({ version, sections: z.array(homeSection).max(40) }), response: editedHome };
