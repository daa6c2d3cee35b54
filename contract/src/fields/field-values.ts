// Pure: what each kind of field does with its values. No zod, so that browsers can load it.
import { toMajor } from '../text/minor-units.ts';
import { moneyFormat } from '../text/number-text.ts';
import type { Field, FieldKind, FieldSet, FieldsOf, FieldValue, Picture, Sale, ValueOf, ValueOfKind } from './field.ts';

export type CellKind = 'text' | 'number' | 'flag' | 'list';
type Column = readonly [name: string, cell: CellKind];

/** Showing a value needs these. */
export interface ShownWith {
  readonly locale: string;
  readonly currency: string;
  readonly yes: string;
  readonly no: string;
  momentText(moment: string): string;
  /** The name of a choice, a country or another entry; the code itself when it has none. */
  nameOf?(code: string): string | undefined;
}

interface KindOptions<Value> {
  is(value: unknown): value is Value;
  /** Its columns in a table. */
  columns(name: string, languages: readonly string[]): readonly Column[];
  /** Without it the given value replaces the stored one. */
  merge?(stored: Value, given: Value): Value;
  /** With amounts in units of the currency. Without it the value has no amounts. */
  inUnits?(value: Value, currency: string): Value;
  show(value: Value, shown: ShownWith): string;
}

/** A kind for values that are not known to be of it, such as those of the database. */
interface Kind extends Pick<KindOptions<FieldValue>, 'columns'> {
  is(value: unknown): value is FieldValue;
  merge<V>(stored: unknown, given: V): V | FieldValue;
  inUnits<V>(value: V, currency: string): V | FieldValue;
  /** Empty when the value is none of this kind. */
  show(value: unknown, shown: ShownWith): string;
}

const kindFrom = <V extends FieldValue>({ is, columns, merge, inUnits, show }: KindOptions<V>): Kind => ({
  is,
  columns,
  merge: (stored, given) => (merge && is(stored) && is(given) ? merge(stored, given) : given),
  inUnits: (value, currency) => (inUnits && is(value) ? inUnits(value, currency) : value),
  show: (value, shown) => (is(value) ? show(value, shown) : ''),
});

const DAY = 86_400_000;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMoment = (value: unknown): value is string | null => value === null || isText(value);
const isCodes = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const isSale = (value: unknown): value is Sale =>
  isRecord(value) && isNumber(value.price) && isMoment(value.from) && isMoment(value.until);
const isPicture = (value: unknown): value is Picture =>
  isRecord(value) && isText(value.hash) && isText(value.name) && isRecord(value.alt);
const isPictures = (value: unknown): value is readonly Picture[] => Array.isArray(value) && value.every(isPicture);

const oneColumn = (cell: CellKind) => (name: string) => [[name, cell] as const];
const columnPerLanguage = (name: string, languages: readonly string[], cell: CellKind = 'text') =>
  languages.map((language) => [`${name}.${language}`, cell] as const);

const named = (code: string, { nameOf }: ShownWith): string => nameOf?.(code) ?? code;

const words: KindOptions<string> = { is: isText, columns: oneColumn('text'), show: (value) => value };
const codeOfEntry: KindOptions<string> = { ...words, show: named };
const wordsPerLanguage: KindOptions<string> = { ...words, columns: columnPerLanguage };

const moneyText = (minor: number, { currency, locale }: ShownWith): string =>
  moneyFormat(currency, locale)(toMajor(minor, currency));

const kinds: Readonly<Record<FieldKind, Kind>> = {
  text: kindFrom(words),
  texts: kindFrom(wordsPerLanguage),
  richTexts: kindFrom(wordsPerLanguage),
  money: kindFrom({ is: isNumber, columns: oneColumn('number'), inUnits: toMajor, show: moneyText }),
  count: kindFrom({
    is: isNumber,
    columns: oneColumn('number'),
    show: (value, { locale }) => value.toLocaleString(locale),
  }),
  decimal: kindFrom({
    is: isNumber,
    columns: oneColumn('number'),
    show: (value, { locale }) => value.toLocaleString(locale, { maximumFractionDigits: 6 }),
  }),
  flag: kindFrom({ is: isFlag, columns: oneColumn('flag'), show: (value, { yes, no }) => (value ? yes : no) }),
  date: kindFrom({
    ...words,
    show: (value, { locale }) =>
      new Date(`${value}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
  }),
  choice: kindFrom(codeOfEntry),
  country: kindFrom(codeOfEntry),
  code: kindFrom(codeOfEntry),
  codes: kindFrom({
    is: isCodes,
    columns: oneColumn('list'),
    show: (value, shown) => value.map((code) => named(code, shown)).join(', '),
  }),
  pictures: kindFrom({
    is: isPictures,
    columns: (name, languages) => [
      [name, 'list'],
      [`${name}.name`, 'list'],
      ...columnPerLanguage(`${name}.alt`, languages, 'list'),
    ],
    merge: joinPictures,
    show: (value) => value.map(({ name }) => name).join(', '),
  }),
  sale: kindFrom({
    is: isSale,
    columns: (name) => [
      [`${name}.price`, 'number'],
      [`${name}.from`, 'text'],
      [`${name}.until`, 'text'],
    ],
    // Days relative to the import differ by hours between two imports of one file.
    merge: (stored, given) => (isNearSale(stored, given) ? stored : given),
    inUnits: (sale, currency) => ({ ...sale, price: toMajor(sale.price, currency) }),
    show: (value, shown) =>
      [moneyText(value.price, shown), ...[value.from, value.until].flatMap((moment) => moment ?? [])]
        .map((part, index) => (index === 0 ? part : shown.momentText(part)))
        .join(' – '),
  }),
};

/** Whether a value, as from the database, is one of this field. */
export const isValueOf = <K extends FieldKind>(field: { readonly kind: K }, value: unknown): value is ValueOfKind[K] =>
  kinds[field.kind].is(value);

/** Entries that do not state a field have these values. */
export const otherwiseOf = <F extends FieldSet>(fields: F): FieldsOf<F> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { otherwise }]) => (otherwise === undefined ? [] : [[name, otherwise]])),
  ) as FieldsOf<F>;

/** The values of all these fields: what the entry has, what it has otherwise, or null. */
export const valuesOrNull = <F extends FieldSet>(
  fields: F,
  values: Readonly<Record<string, unknown>>,
): ValuesOrNull<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isValueOf(field, values[name]) ? values[name] : (field.otherwise ?? null),
    ]),
  ) as ValuesOrNull<F>;
export type ValuesOrNull<F extends FieldSet> = {
  [N in keyof F]: F[N] extends { readonly otherwise: unknown } ? ValueOf<F[N]> : ValueOf<F[N]> | null;
};

/** The columns of a field in a table, with what their cells contain. */
export const columnsOf = (name: string, field: Field, languages: readonly string[]): readonly Column[] =>
  kinds[field.kind].columns(name, languages);

/** Merges the given value with the stored one: pictures by content, a sale that begins some hours later is the same one. */
export const mergeValue = <V>(field: Pick<Field, 'kind'>, stored: unknown, given: V): V | FieldValue =>
  kinds[field.kind].merge(stored, given);

/** A value for readers that know units of the currency only, such as 24.5. */
export const inUnits = <V>(field: Pick<Field, 'kind'>, value: V, currency: string): V | FieldValue =>
  kinds[field.kind].inUnits(value, currency);

/** A value in words, for the history; empty when it is none of this field. */
export const showValue = (field: Pick<Field, 'kind'>, value: unknown, shown: ShownWith): string =>
  kinds[field.kind].show(value, shown);

/** By content; alternative texts merge by language. Pictures that are not given stay, after those that are. */
function joinPictures(stored: readonly Picture[], given: readonly Picture[]): Picture[] {
  const known = new Map(stored.map((picture) => [picture.hash, picture]));
  const names = new Set(given.map(({ hash }) => hash));
  return [
    ...given.map((picture) => ({ ...picture, alt: { ...known.get(picture.hash)?.alt, ...picture.alt } })),
    ...stored.filter(({ hash }) => !names.has(hash)),
  ];
}

const isNearSale = (a: Sale, b: Sale): boolean =>
  a.price === b.price && isNearMoment(a.from, b.from) && isNearMoment(a.until, b.until);

export const isNearMoment = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : Math.abs(Date.parse(a) - Date.parse(b)) < DAY;

/** Equal whatever the order of keys, which the database does not keep. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, index) => isSameValue(one, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isSameValue(a[key], b[key]));
}
