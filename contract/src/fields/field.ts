// A field of an entry as data: `{ kind: 'text', max: 70 }`. It stands in the code (`defineFields`, typed by `FieldsOf`) or comes
// from the database, as a `Field`. What is done with a value follows from its kind:
//
//   field-values.ts        guard, columns of a table, merge, comparison, text for the history
//   field-cells.ts         cells of a table
//   field-file-values.ts   from the catalog file to values, and back
//   field-schemas.ts       zod schemas of the staff's API and of the catalog file (not for browsers)
//
// An entry keeps values in one flat record, by key: `brand`, or one key for each language, `name.en`. History, patches and undo have
// the same keys. A missing key has no value; in a patch, null removes. A name with a dot, `size.width`, is one level of a file.

export type Texts = { readonly [language: string]: string };
export type Picture = { readonly hash: string; readonly name: string; readonly alt: Texts };
/** Moments are ISO texts; null is at once, or open. */
export type Sale = { readonly price: number; readonly from: string | null; readonly until: string | null };

/** The value of one key. */
export interface ValueOfKind {
  text: string;
  /** One key for each language. */
  texts: string;
  /** HTML, one key for each language. */
  richTexts: string;
  money: number;
  count: number;
  decimal: number;
  flag: boolean;
  /** A day: 2026-11-18. */
  date: string;
  choice: string;
  /** Two letters of ISO 3166. */
  country: string;
  /** The value is the code of another entry, such as a brand. */
  code: string;
  codes: readonly string[];
  pictures: readonly Picture[];
  sale: Sale;
}
export type FieldKind = keyof ValueOfKind;
export type FieldValue = ValueOfKind[FieldKind];

/** Rules for texts, which messages name. */
export const patterns = {
  gtin: /^(\d{8}|\d{12,14})$/,
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/,
} as const;
export type PatternName = keyof typeof patterns;

interface Length {
  readonly max: number;
  readonly pattern?: PatternName;
}
interface Range {
  readonly min?: number;
  readonly max?: number;
}
interface OptionsOfKind {
  text: Length;
  texts: Length;
  richTexts: Length;
  money: object;
  count: Range;
  decimal: Range;
  flag: object;
  date: object;
  choice: { readonly choices: readonly string[] };
  country: object;
  code: object;
  codes: Range;
  pictures: { readonly max: number };
  sale: { readonly below: string };
}

/** Fields of any kind have these options. */
interface CommonOptions<Value> {
  /** The column that stores it, by its name in the Drizzle table. */
  readonly column?: string;
  /** It cannot be removed. */
  readonly required?: boolean;
  /** An entry that does not state the field has this value. */
  readonly otherwise?: Value;
  /** Part of the editor; without one the field is in files only. */
  readonly section?: string;
  /** Part of the public API. */
  readonly shownTo?: 'shopper';
  /** Names of its column in exports of other shops, in small letters. */
  readonly shopify?: readonly string[];
  readonly woocommerce?: readonly string[];
  /** How merchants call its column, in several languages, in small letters and without accents. */
  readonly words?: readonly string[];
  /** For the documentation of the API and of the file. */
  readonly describe?: string;
}

type FieldOptions<K extends FieldKind> = OptionsOfKind[K] & CommonOptions<ValueOfKind[K]>;
export type Field<K extends FieldKind = FieldKind> = { [P in K]: { readonly kind: P } & FieldOptions<P> }[K];
export type FieldSet = Readonly<Record<string, Field>>;

const define =
  <K extends FieldKind>(kind: K) =>
  <const O extends FieldOptions<K>>(options: O): { readonly kind: K } & O => ({ kind, ...options });

export const text = define('text');
export const texts = define('texts');
export const richTexts = define('richTexts');
export const money = define('money');
export const count = define('count');
export const decimal = define('decimal');
export const flag = define('flag');
export const date = define('date');
export const choice = define('choice');
export const country = define('country');
export const code = define('code');
export const codes = define('codes');
export const pictures = define('pictures');
export const sale = define('sale');

export const defineFields = <const F extends FieldSet>(fields: F): F => fields;

export type KindPerLanguage = 'texts' | 'richTexts';
export const isPerLanguage = ({ kind }: Pick<Field, 'kind'>): boolean => kind === 'texts' || kind === 'richTexts';

export type ValueOf<F extends Pick<Field, 'kind'>> = F extends { readonly choices: readonly (infer C)[] }
  ? C
  : ValueOfKind[F['kind']];

export type Kinds = Readonly<Record<string, Pick<Field, 'kind'>>>;
type NamesPerLanguage<F extends Kinds> = {
  [N in keyof F & string]: F[N]['kind'] extends KindPerLanguage ? N : never;
}[keyof F & string];

/** The values of an entry, by key. */
export type FieldsOf<F extends Kinds> = {
  readonly [N in Exclude<keyof F & string, NamesPerLanguage<F>>]?: ValueOf<F[N]>;
} & { readonly [N in NamesPerLanguage<F> as `${N}.${string}`]: string };

/** Changes of them; null removes. */
export type FieldPatchOf<F extends Kinds> = {
  readonly [Key in keyof FieldsOf<F>]: FieldsOf<F>[Key] | null;
};

/** Names of the fields that have an option, such as `column`. */
export type NamesWith<F extends FieldSet, Option extends object> = {
  [N in keyof F & string]: F[N] extends Option ? N : never;
}[keyof F & string];

export const namesOf = <F extends FieldSet>(fields: F): (keyof F & string)[] => Object.keys(fields);

/** One value for each field, by its name. */
export const mapFields = <F extends FieldSet, V>(
  fields: F,
  read: (field: Field, name: keyof F & string) => V,
): { readonly [N in keyof F]: V } =>
  Object.fromEntries(
    namesOf(fields).flatMap((name) => {
      const field = fields[name];
      return field ? [[name, read(field, name)]] : [];
    }),
  ) as { readonly [N in keyof F]: V };

type OptionName = keyof CommonOptions<FieldValue>;
type Having<O extends OptionName, V> = { readonly [P in O]: V };
export type FieldsWith<F extends FieldSet, O extends OptionName, V> = {
  readonly [N in NamesWith<F, Having<O, V>>]: F[N];
};

/** The fields that have an option, or that have it with this value. */
export const fieldsWith = <F extends FieldSet, O extends OptionName, const V = NonNullable<unknown>>(
  fields: F,
  option: O,
  value?: V,
): FieldsWith<F, O, V> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, field]) =>
      value === undefined ? field[option] !== undefined : field[option] === value,
    ),
  ) as FieldsWith<F, O, V>;
