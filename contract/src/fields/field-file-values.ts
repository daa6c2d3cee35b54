// Pure: values as they stand in the catalog file, and back. In the file an amount is 24.5, a day may be relative to the import
// (`-30d`), one text may stand for all languages, and pictures are named.
import { toMajor, toMinorRounded } from '../text/minor-units.ts';
import type { Field, FieldKind, FieldPatchOf, FieldValue, Kinds, Picture, Sale, Texts } from './field.ts';
import { isValueOf } from './field-values.ts';

/** One text for all languages, or one per language; null removes. */
export type FileTexts = string | Readonly<Record<string, string | null>>;
export type FileRichTexts = FileTexts | { readonly html: FileTexts };
export type FilePicture =
  | string
  | { readonly file: string; readonly name?: string | undefined; readonly alt?: FileTexts | null | undefined };
export interface FileSale {
  readonly price: number;
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

interface Amounts {
  readonly currency: string;
}
export interface FileReading extends Amounts {
  readonly languages: readonly string[];
  readonly now: Date;
  renderMarkdown(text: string): string;
  renderHtml(html: string): string;
  /** The content of a picture that was loaded, by its name in the file. */
  hashOf(file: string): string | undefined;
}
export interface FileWriting extends Amounts {
  /** The name of a picture in the file, by its content. */
  fileOf(hash: string): string | undefined;
}

type Values = Readonly<Record<string, unknown>>;
type Patch = Readonly<Record<string, FieldValue | null>>;

interface FileKind {
  read(name: string, given: unknown, scope: FileReading): Patch;
  /** Undefined when there is no value. */
  write(name: string, values: Values, scope: FileWriting): unknown;
}

const DAY = 86_400_000;

/** One entry per language of the store. */
export function inEachLanguage(text: FileTexts | null, languages: readonly string[]): Map<string, string | null> {
  if (typeof text === 'object' && text !== null) return new Map(Object.entries(text));
  return new Map(languages.map((language) => [language, text]));
}

export function dateFrom(day: string, now: Date): Date {
  const relative = /^([+-]\d+)d$/.exec(day)?.[1];
  if (relative !== undefined) return new Date(now.getTime() + Number(relative) * DAY);
  return new Date(day.includes('T') ? day : `${day}T00:00:00Z`);
}

export const dayFrom = (day: string, now: Date): string => dateFrom(day, now).toISOString().slice(0, 10);

const momentFrom = (day: string | null | undefined, now: Date): string | null =>
  day ? dateFrom(day, now).toISOString() : null;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFileTexts = (value: unknown): value is FileTexts => typeof value === 'string' || isRecord(value);
const isFileSale = (value: unknown): value is FileSale => isRecord(value) && typeof value.price === 'number';
const isFilePicture = (value: unknown): value is FilePicture =>
  typeof value === 'string' || (isRecord(value) && typeof value.file === 'string');

/** The texts of `name.en`, `name.fr`, by language. */
export function textsOf(name: string, values: Values): Texts | undefined {
  const start = `${name}.`;
  const found = Object.entries(values).flatMap(([key, value]) =>
    key.startsWith(start) && typeof value === 'string' ? [[key.slice(start.length), value] as const] : [],
  );
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

const eachText = (
  name: string,
  given: unknown,
  { languages }: FileReading,
  change: (text: string) => string = (text) => text,
): Patch =>
  isFileTexts(given) || given === null
    ? Object.fromEntries(
        [...inEachLanguage(given, languages)].map(([language, text]) => [
          `${name}.${language}`,
          text === null ? null : change(text),
        ]),
      )
    : {};

/** One value under one key. */
const single = <V>(
  is: (given: unknown) => given is V,
  read: (given: V, scope: FileReading) => FieldValue | null,
  write: (value: unknown, scope: FileWriting) => unknown,
): FileKind => ({
  read: (name, given, scope) => (given === null ? { [name]: null } : is(given) ? { [name]: read(given, scope) } : {}),
  write: (name, values, scope) =>
    values[name] === undefined || values[name] === null ? undefined : write(values[name], scope),
});

const same = (kind: FieldKind): FileKind =>
  single(
    (given): given is FieldValue => isValueOf({ kind }, given),
    (given) => given,
    (value) => value,
  );

const isText = (given: unknown): given is string => typeof given === 'string';
const isNumber = (given: unknown): given is number => typeof given === 'number';

export function pictureFrom(picture: FilePicture, scope: Pick<FileReading, 'hashOf' | 'languages'>): Picture[] {
  const { file, name = file, alt = null } = typeof picture === 'string' ? { file: picture } : picture;
  const hash = scope.hashOf(file);
  if (hash === undefined) return [];
  const texts = alt === null ? [] : [...inEachLanguage(alt, scope.languages)];
  return [
    { hash, name, alt: Object.fromEntries(texts.flatMap(([key, text]) => (text === null ? [] : [[key, text]]))) },
  ];
}

export const pictureEntry = ({ hash, name, alt }: Picture, { fileOf }: Pick<FileWriting, 'fileOf'>) => ({
  file: fileOf(hash) ?? hash,
  name,
  ...(Object.keys(alt).length > 0 && { alt }),
});

const saleEntry = ({ price, from, until }: Sale, currency: string): FileSale => ({
  price: toMajor(price, currency),
  ...(from !== null && { from }),
  ...(until !== null && { until }),
});

const kinds: Readonly<Record<FieldKind, FileKind>> = {
  text: same('text'),
  texts: { read: (name, given, scope) => eachText(name, given, scope), write: textsOf },
  richTexts: {
    read: (name, given, scope) => {
      const html = isRecord(given) && given.html !== undefined ? given.html : undefined;
      return html === undefined
        ? eachText(name, given, scope, scope.renderMarkdown)
        : eachText(name, html, scope, scope.renderHtml);
    },
    write: (name, values) => {
      const html = textsOf(name, values);
      return html && { html };
    },
  },
  money: single(
    isNumber,
    (given, { currency }) => toMinorRounded(given, currency),
    (value, { currency }) => (isNumber(value) ? toMajor(value, currency) : undefined),
  ),
  count: same('count'),
  decimal: same('decimal'),
  flag: same('flag'),
  date: single(
    isText,
    (given, { now }) => dayFrom(given, now),
    (value) => value,
  ),
  choice: same('choice'),
  country: same('country'),
  code: same('code'),
  codes: same('codes'),
  pictures: single(
    (given): given is readonly FilePicture[] => Array.isArray(given) && given.every(isFilePicture),
    (given, scope) => given.flatMap((picture) => pictureFrom(picture, scope)),
    (value, scope) =>
      isValueOf({ kind: 'pictures' }, value) && value.length > 0
        ? value.map((picture) => pictureEntry(picture, scope))
        : undefined,
  ),
  sale: single(
    isFileSale,
    ({ price, from, until }, { currency, now }): Sale => ({
      price: toMinorRounded(price, currency),
      from: momentFrom(from, now),
      until: momentFrom(until, now),
    }),
    (value, { currency }) => (isValueOf({ kind: 'sale' }, value) ? saleEntry(value, currency) : undefined),
  ),
};

/** The keys that a file states, with their values; null removes. What is undefined is not stated. */
export const readFileValue = (name: string, field: Pick<Field, 'kind'>, given: unknown, scope: FileReading): Patch =>
  given === undefined ? {} : kinds[field.kind].read(name, given, scope);

/** The same of all fields of an entry. */
export const readFileFields = <F extends Kinds>(fields: F, entry: object, scope: FileReading): FieldPatchOf<F> =>
  Object.assign(
    {},
    ...Object.entries(fields).map(([name, field]) => readFileValue(name, field, valueAt(entry, name), scope)),
  );

/** Null in place of a level removes what is in it. */
function valueAt(entry: object, name: string): unknown {
  const [first = '', part] = name.split('.');
  const value: unknown = Reflect.get(entry, first);
  return part === undefined || typeof value !== 'object' || value === null ? value : Reflect.get(value, part);
}

/** The value of a field for the file; undefined when there is none. */
export const writeFileValue = (name: string, field: Pick<Field, 'kind'>, values: Values, scope: FileWriting): unknown =>
  kinds[field.kind].write(name, values, scope);

/** An entry with the fields that have a value. */
export function writeFileFields(fields: Kinds, values: Values, scope: FileWriting): Record<string, unknown> {
  const entry: Record<string, unknown> = {};
  const levels: Record<string, Record<string, unknown>> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = writeFileValue(name, field, values, scope);
    if (value === undefined) continue;
    const [first = '', part] = name.split('.');
    if (part === undefined) entry[first] = value;
    else entry[first] = levels[first] = { ...levels[first], [part]: value };
  }
  return entry;
}
