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
