// The zod schemas of fields: as the staff's API sends their values, and as they stand in the catalog file. Not for browsers.
import { z } from 'zod';
import { type Field, type FieldSet, patterns } from './field.ts';
import type { FilePicture, FileRichTexts, FileSale, FileTexts } from './field-file-values.ts';

/** A decimal number as text, such as 24.50: never rounded on its way. */
export const amount = z
  .string()
  .max(20)
  .regex(/^\d+(\.\d{1,4})?$/);

const language = z.string().regex(/^[a-z]{2}$/);

export const picture = z.object({
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  name: z.string().min(1).max(200),
  alt: z.record(language, z.string().trim().max(160)),
});

export const saleSchema = z.object({
  price: amount,
  from: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
});

/** Values in the staff's API; texts are in one language. */
interface SentValueOfKind {
  text: string;
  texts: string;
  richTexts: string;
  money: string;
  count: number;
  decimal: number;
  flag: boolean;
  date: string;
  choice: string;
  country: string;
  code: string;
  codes: string[];
  pictures: z.output<typeof picture>[];
  sale: z.output<typeof saleSchema>;
}
/** Values in the catalog file. */
interface FileValueOfKind extends Omit<SentValueOfKind, 'texts' | 'richTexts' | 'money' | 'pictures' | 'sale'> {
  texts: FileTexts;
  richTexts: FileRichTexts;
  money: number;
  pictures: FilePicture[];
  sale: FileSale;
}

type Choices<F, Otherwise> = F extends { readonly choices: readonly (infer C)[] } ? C : Otherwise;
type SentValueOf<F extends Field> = Choices<F, SentValueOfKind[F['kind']]>;
export type FileValueOf<F extends Field> = Choices<F, FileValueOfKind[F['kind']]>;

/** A list is removed by an empty one, a flag cannot be. */
type NeverNull = 'flag' | 'codes' | 'pictures';
const isNeverNull = ({ kind, required = false }: Field): boolean =>
  required || kind === 'flag' || kind === 'codes' || kind === 'pictures';
export type SentOrNull<F extends Field> = F extends { readonly required: true } | { readonly kind: NeverNull }
  ? SentValueOf<F>
  : SentValueOf<F> | null;

const codeSchema = z.string().min(1).max(64);
const describe = (schema: z.ZodType, { describe: text }: Field): z.ZodType => (text ? schema.describe(text) : schema);

function sentSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'texts':
    case 'richTexts':
      // An empty text removes. A number of a barcode is checked by the use case, which says what is wrong with it.
      return field.pattern === 'slug'
        ? z
            .string()
            .max(field.max)
            .regex(new RegExp(`^(${patterns.slug.source.slice(1, -1)})?$`))
        : z.string().trim().max(field.max);
    case 'money':
      return amount;
    case 'count':
      return z
        .int()
        .min(field.min ?? 0)
        .max(field.max ?? Number.MAX_SAFE_INTEGER);
    case 'decimal':
      return z
        .number()
        .min(field.min ?? 0)
        .max(field.max ?? Number.MAX_VALUE);
    case 'flag':
      return z.boolean();
    case 'date':
      return z.iso.date();
    case 'choice':
      return z.enum(field.choices);
    case 'country':
      return z.string().regex(/^[A-Z]{2}$/);
    case 'code':
      return codeSchema;
    case 'codes':
      return z
        .array(codeSchema)
        .min(field.min ?? 0)
        .max(field.max ?? Number.MAX_SAFE_INTEGER);
    case 'pictures':
      return z.array(picture).max(field.max);
    case 'sale':
      return saleSchema;
  }
}

/** A value as the staff's API sends it; null where the field has none. */
export const schemaOf = <F extends Field>(field: F): z.ZodType<SentOrNull<F>> => {
  const schema = sentSchema(field);
  return describe(isNeverNull(field) ? schema : schema.nullable(), field) as z.ZodType<SentOrNull<F>>;
};

/** One text for all languages, or one per language. */
const fileText = (value: z.ZodType<string> = z.string().min(1)) =>
  z.union([value, z.record(z.string().regex(/^[a-z]{2}$/, 'not-a-language-code'), value.nullable())]);
const fileCode = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'not-a-code')
  .max(64);
/** A date such as 2026-03-01, or days relative to the import: -30d, +45d. */
const fileDay = z.union([z.iso.date(), z.string().regex(/^[+-]\d{1,4}d$/, 'not-a-moment')]);
/** An export writes the exact time. */
const fileMoment = z.union([z.iso.datetime(), fileDay]);
const fileAmount = z.number().min(0).max(10_000_000).describe('In units of the currency: 24 or 24.50');
const filePicture = z.union([
  z.string().min(1),
  z.strictObject({
    file: z.string().min(1),
    name: z.string().min(1).optional().describe('Name in the address, when it is not the file name'),
    alt: fileText().nullish(),
  }),
]);

/** Parts of the schema of the file that other entries use too. */
export const fileParts = {
  text: fileText(),
  slug: fileText(z.string().regex(patterns.slug, 'not-a-slug')),
  richText: z
    .union([fileText(), z.strictObject({ html: fileText() })])
    .describe('Markdown, or HTML as {html: ...}; everything that runs code is removed'),
  code: fileCode,
  day: fileDay,
  moment: fileMoment,
  amount: fileAmount,
  picture: filePicture,
};

function schemaInFile(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return field.pattern
        ? z.string().regex(patterns[field.pattern], `not-a-${field.pattern}`)
        : z.string().trim().min(1).max(field.max);
    case 'texts':
      return field.pattern === 'slug' ? fileParts.slug : fileParts.text;
    case 'richTexts':
      return fileParts.richText;
    case 'money':
      return fileAmount;
    case 'date':
      return fileDay;
    case 'country':
      return z.string().regex(/^[A-Z]{2}$/, 'not-a-country-code');
    case 'code':
      return fileCode;
    case 'codes':
      return z.array(fileCode).min(field.min ?? 0);
    case 'pictures':
      return z.array(filePicture);
    case 'sale':
      return z.strictObject({ price: fileAmount, from: fileMoment.nullish(), until: fileMoment.nullish() });
    case 'count':
    case 'decimal':
    case 'flag':
    case 'choice':
      return sentSchema(field);
  }
}

/** A product without categories would be nowhere, so a file cannot remove them. */
const isNeverRemoved = (field: Field): boolean => field.kind === 'codes' && (field.min ?? 0) > 0;

type FileOrNull<F extends Field> = F extends { readonly kind: 'codes'; readonly min: 1 }
  ? FileValueOf<F>
  : FileValueOf<F> | null;

/** A value as it stands in the catalog file; null removes it. */
export const fileSchemaOf = <F extends Field>(field: F): z.ZodType<FileOrNull<F>> => {
  const schema = schemaInFile(field);
  return describe(isNeverRemoved(field) ? schema : schema.nullable(), field) as z.ZodType<FileOrNull<F>>;
};

type Optional<Value> = z.ZodOptional<z.ZodType<Value>>;
type Group<Name> = Name extends `${infer G}.${string}` ? G : never;
type FileGroup<F extends FieldSet, G extends string> = {
  [N in keyof F & string as N extends `${G}.${infer Part}` ? Part : never]?: FileOrNull<F[N]> | undefined;
};
type FileShape<F extends FieldSet> = {
  [N in keyof F & string as N extends `${string}.${string}` ? never : N]: Optional<FileOrNull<F[N]>>;
} & { [G in Group<keyof F>]: Optional<FileGroup<F, G> | null> };

/** The keys of an entry of the catalog file; a missing one stays as it is stored. */
export function fileShapeOf<const F extends FieldSet>(fields: F): FileShape<F> {
  const shape: Record<string, z.ZodType> = {};
  const groups: Record<string, Record<string, z.ZodType>> = {};
  for (const [name, field] of Object.entries(fields)) {
    const [first = '', part] = name.split('.');
    if (part === undefined) shape[first] = fileSchemaOf(field).optional();
    else groups[first] = { ...groups[first], [part]: fileSchemaOf(field).optional() };
  }
  for (const [name, parts] of Object.entries(groups)) shape[name] = z.strictObject(parts).nullish();
  return shape as FileShape<F>;
}

/** The values of these fields in the staff's API. */
export const shapeOf = <const F extends FieldSet>(fields: F): { [N in keyof F]: z.ZodType<SentOrNull<F[N]>> } =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])) as {
    [N in keyof F]: z.ZodType<SentOrNull<F[N]>>;
  };

const shownSchema = (field: Field): z.ZodType => sentSchema(field).nullable();

/** The values of these fields for shoppers; other servers do not have them. */
export const shownShapeOf = <const F extends FieldSet>(
  fields: F,
): { [N in keyof F]: Optional<SentValueOf<F[N]> | null> } =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      shownSchema(field)
        .optional()
        .describe(`Own addition: ${field.describe ?? name}`),
    ]),
  ) as { [N in keyof F]: Optional<SentValueOf<F[N]> | null> };
