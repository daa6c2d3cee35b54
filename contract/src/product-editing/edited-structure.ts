// Categories, brands and options in the form in which staff edits them. Not for browsers: it loads zod.
import { z } from 'zod';
import { customValuesRead, customValuesSent } from '../custom-fields/staff-custom-values-shapes.ts';

export const language = z.string().regex(/^[a-z]{2}$/);
export const code = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/);
export const version = z.string().max(100);
export const words = (max: number) => z.string().trim().max(max).nullable();
const names = z.record(language, words(120)).describe('By language; empty removes it');
const name = z.record(language, z.string());
export const slug = z
  .string()
  .max(200)
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
const hash = z.string().regex(/^[0-9a-f]{16}$/);
const place = z.int().min(0).max(100_000).describe('Among its neighbours, from 0');

export const codeParams = z.object({ code });
/** Where products go; they must go somewhere when there are any. */
export const targetQuery = z.object({ target: code.optional() });
export const categoryOrTop = z.union([code, z.literal('-')]).describe('-: none');
export const deletedCategoryQuery = targetQuery.extend({
  parts: categoryOrTop.optional().describe('Below which category those below it go; needed when there are any'),
});

const categoryTexts = z.object({
  name: words(120),
  slug: slug.nullable().describe('Address; made from the name when it is empty'),
  title: words(200).describe('For search engines'),
  metaDescription: words(500).describe('For search engines'),
  description: words(100_000).describe('Markdown'),
  headAlt: words(160).describe('What the wide picture shows'),
});
export type CategoryTexts = z.output<typeof categoryTexts>;

/** A picture with the name that its address has. */
export const namedPicture = z.object({ hash, name: z.string().min(1).max(200) });
export const shownPicture = namedPicture.extend({ url: z.string() });

/** Missing keys change nothing; null or an empty text removes the value. */
const categoryFields = {
  texts: z.record(language, categoryTexts.partial()).optional(),
  visible: z.boolean().optional(),
  featured: z.boolean().optional(),
  image: hash.nullable().optional().describe('For menus and cards'),
  headImage: namedPicture.nullable().optional().describe('The wide picture of its page'),
  fields: customValuesSent.optional(),
};
export const newCategory = z.object({ code, parent: code.nullable().optional(), ...categoryFields });
export const categoryChanges = z.object({ version, ...categoryFields });
export type CategoryChanges = Omit<z.output<typeof categoryChanges>, 'version'>;
export const categoryMove = z.object({ version, position: place });

export const editedCategory = z.object({
  code: z.string(),
  version: z.string(),
  languages: z.array(z.string()),
  parent: z.string().nullable(),
  visible: z.boolean(),
  featured: z.boolean(),
  texts: z.record(language, categoryTexts),
  fields: customValuesRead,
  image: z.object({ hash: z.string(), url: z.string() }).nullable(),
  headImage: shownPicture.nullable(),
});
export type EditedCategory = z.output<typeof editedCategory>;

export const categoryEffect = z.object({
  products: z.int().describe('In it or below it'),
  hidden: z.int().describe('Products that shoppers do not see any more when it is hidden'),
});

export const categoryChoice = z.object({
  code: z.string(),
  version: z.string(),
  parent: z.string().nullable(),
  name,
  visible: z.boolean(),
  products: z.int().describe('In the category itself, hidden ones included'),
  productsInBranch: z.int().describe('In it or in a category below it, each once, hidden ones included'),
});
export type CategoryChoice = z.output<typeof categoryChoice>;

export const brandChoice = z.object({ code: z.string(), version: z.string(), name, products: z.int() });
export type BrandChoice = z.output<typeof brandChoice>;
export const newBrand = z.object({ code, name: names });
export const brandChanges = z.object({ version, name: names.optional(), position: place.optional() });

const swatch = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/)
  .nullable();
const value = z.object({ code, name: names, swatch });
const type = z.enum(['radio', 'select', 'checkbox']);
export const optionChoice = z.object({
  code: z.string(),
  version: z.string(),
  type,
  name,
  values: z.array(
    z.object({
      code: z.string(),
      name,
      swatch: z.string().nullable(),
      products: z.int().describe('That have a variant with it'),
    }),
  ),
});
export type OptionChoice = z.output<typeof optionChoice>;
export const propertyChoice = z.object({ code: z.string(), name });
export type PropertyChoice = z.output<typeof propertyChoice>;
export const newOption = z.object({ code, name: names, type: type.default('radio') });
export const optionChanges = z.object({
  version,
  name: names.optional(),
  type: type.optional(),
  position: place.optional(),
  values: z
    .array(value)
    .max(500)
    .optional()
    .describe('All of them, in their order; those that are missing are deleted, which needs that no product has them'),
  replaced: z
    .record(code, code)
    .optional()
    .describe('Values that are deleted, with the values that their products get instead'),
});
export type OptionChanges = Omit<z.output<typeof optionChanges>, 'version'>;
