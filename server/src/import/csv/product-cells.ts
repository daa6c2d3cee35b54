// Pure: products of a catalog file as cells of a table and back. A product has one row, or one for each variant; cells of
// the product stand in its first row.

import { type Fault, type FaultCode, fault } from '../../product-editing/entries/fault.ts';
import type { Entry } from '../mapped/catalog-builder.ts';
import { type DecimalSign, readNumber, type SignedNumber } from './decimal-numbers.ts';

export interface TableScope {
  readonly languages: readonly string[];
  readonly properties: readonly string[];
  readonly options: readonly string[];
}

type Kind = 'text' | 'number' | 'flag' | 'list';

const PRICE: readonly (readonly [string, Kind])[] = [
  ['price', 'number'],
  ['special.price', 'number'],
  ['special.from', 'text'],
  ['special.until', 'text'],
  ['stock', 'number'],
  ['gtin', 'text'],
  ['mpn', 'text'],
];

/** Columns by name, in their order. Names are the keys of the catalog file. */
export function productColumns({ languages, properties, options }: TableScope): Map<string, Kind> {
  const texts = (name: string, kind: Kind = 'text') =>
    languages.map((language) => [`${name}.${language}`, kind] as const);
  const images = (prefix: string) =>
    [[`${prefix}images`, 'list'], [`${prefix}images.name`, 'list'], ...texts(`${prefix}images.alt`, 'list')] as const;
  return new Map<string, Kind>([
    ['sku', 'text'],
    ...texts('name'),
    ...texts('slug'),
    ['categories', 'list'],
    ['brand', 'text'],
    ...PRICE,
    ...['visible', 'archived', 'available', 'shippable', 'preOrder'].map((name) => [name, 'flag'] as const),
    ...['availableOn', 'addedOn', 'condition'].map((name) => [name, 'text'] as const),
    ...['lowStock', 'sold'].map((name) => [name, 'number'] as const),
    ...['highlights', 'description', 'keywords', 'title', 'metaDescription'].flatMap((name) => texts(name)),
    ...properties.flatMap((code) => texts(`properties.${code}`)),
    ...['width', 'length', 'height', 'weight'].map((side) => [`size.${side}`, 'number'] as const),
    ...images(''),
    ['related', 'list'],
    ['variant.sku', 'text'],
    ...options.map((code) => [`variant.options.${code}`, 'text'] as const),
    ...PRICE.map(([name, kind]) => [`variant.${name}`, kind] as const),
    ['variant.available', 'flag'],
    ...images('variant.'),
  ]);
}

/** The rows of a product; its reviews and earlier prices have no place in a table. */
export function productRows(product: Readonly<Entry>, columns: ReadonlyMap<string, Kind>): string[][] {
  const { variants, ...own } = product;
  const ofProduct = flatten(own, '');
  const ofVariants = Array.isArray(variants) ? variants.map((variant: Entry) => flatten(variant, 'variant.')) : [];
  const [first = new Map<string, string>(), ...others] = ofVariants;
  const sku = new Map([['sku', ofProduct.get('sku') ?? '']]);
  const rows = [new Map([...ofProduct, ...first]), ...others.map((cells) => new Map([...sku, ...cells]))];
  return rows.map((cells) => [...columns.keys()].map((column) => cells.get(column) ?? ''));
}

function flatten(value: Entry, prefix: string): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [key, of] of Object.entries(value)) {
    const name = prefix + key;
    if (key === 'images' && Array.isArray(of))
      for (const [column, text] of imageCells(of as Entry[], name)) cells.set(column, text);
    else if (Array.isArray(of)) cells.set(name, joinList(of.map(String)));
    else if (typeof of === 'object' && of !== null) {
      // Descriptions are always HTML here.
      const inner = 'html' in of ? (of.html as Entry) : (of as Entry);
      for (const [column, text] of flatten(inner, `${name}.`)) cells.set(column, text);
    } else if (of !== undefined && of !== null)
      cells.set(name, typeof of === 'boolean' ? String(of).toUpperCase() : String(of));
  }
  return cells;
}

function imageCells(images: readonly Entry[], name: string): Map<string, string> {
  const alts = images.map(({ alt }) => (alt ?? {}) as Record<string, string>);
  const languages = new Set(alts.flatMap((alt) => Object.keys(alt)));
  return new Map([
    [name, joinList(images.map(({ file }) => String(file)))],
    [`${name}.name`, joinList(images.map(({ name: own }) => String(own ?? '')))],
    ...[...languages].map(
      (language) => [`${name}.alt.${language}`, joinList(alts.map((alt) => alt[language] ?? ''))] as const,
    ),
  ]);
}

/** Values are separated by ` | `; a bar, a backslash and spaces at the ends of a value are written with a backslash. */
const joinList = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[\\|]/g, '\\$&').replace(/^ | $/g, '\\s')).join(' | ');

const splitList = (text: string): string[] =>
  // Each part, with its escapes, and the bar after it.
  [...`${text}|`.matchAll(/((?:\\.|[^\\|])*)\|/gs)].map(([, part = '']) =>
    part.replace(/^ | $/g, '').replace(/\\(.)/gs, (_, sign: string) => (sign === 's' ? ' ' : sign)),
  );

export interface CellProblem {
  readonly column: string;
  readonly fault: Fault;
}

const SPELLINGS = new Map(
  ['preOrder', 'availableOn', 'addedOn', 'lowStock', 'metaDescription'].map((name) => [name.toLowerCase(), name]),
);
const OWN =
  /^(sku|brand|condition|availableon|addedon|gtin|mpn|categories|related|visible|archived|available|shippable|preorder|price|stock|lowstock|sold|special\.(price|from|until)|size\.(width|length|height|weight)|(name|slug|highlights|description|keywords|title|metadescription)(\.[a-z]{2})?|properties\..+\.[a-z]{2}|images|images\.name|images\.alt\.[a-z]{2}|options\..+)$/;

/** Whether a column, in small letters, is one of ours. */
export const isOwnColumn = (key: string): boolean => OWN.test(key.replace(/^variant\./, ''));

/** The name of a column as a key of the catalog file; codes of properties and options stay as they are written. */
export const ownColumn = (name: string): string => {
  const [, variant = '', word = '', rest = ''] = /^(variant\.)?([^.]*)(.*)$/i.exec(name.trim()) ?? [];
  const key = word.toLowerCase();
  return variant.toLowerCase() + (SPELLINGS.get(key) ?? key) + rest;
};

/** All numbers of the rows, to find their decimal sign. */
export const numbersIn = (cells: ReadonlyMap<string, string>, line: number): SignedNumber[] =>
  [...cells].flatMap(([column, text]) => (kindOf(column) === 'number' ? [{ text: text.trim(), line }] : []));

const NUMBERS = /^(variant\.)?(price|special\.price|stock|lowStock|sold|size\.\w+)$/;
const FLAGS = /^(variant\.available|visible|archived|available|shippable|preOrder)$/;
const LISTS = /^(categories|related|(variant\.)?images(\..*)?)$/;

const kindOf = (column: string): Kind =>
  NUMBERS.test(column) ? 'number' : FLAGS.test(column) ? 'flag' : LISTS.test(column) ? 'list' : 'text';

/** Cells of one row as entries of the product and of its variant. */
export function entriesOf(
  cells: ReadonlyMap<string, string>,
  sign: DecimalSign,
): { readonly product: Entry; readonly variant: Entry; readonly problems: readonly CellProblem[] } {
  const product: Entry = {};
  const variant: Entry = {};
  const problems: CellProblem[] = [];
  for (const [column, text] of cells) {
    const value = cellValue(column, text, sign);
    const isOfVariant = column.startsWith('variant.');
    const key = isOfVariant ? column.slice('variant.'.length) : column;
    if (value === undefined) problems.push({ column, fault: fault(NOT[kindOf(column)], text.trim()) });
    else if (!place(isOfVariant ? variant : product, key, value))
      problems.push({ column, fault: fault('language-mixed') });
  }
  for (const entry of [product, variant]) joinImages(entry);
  return { product, variant, problems };
}

const NOT = {
  text: 'not-a-text',
  number: 'not-a-number',
  flag: 'not-a-flag',
  list: 'not-a-list',
} as const satisfies Readonly<Record<Kind, FaultCode>>;

function cellValue(column: string, text: string, sign: DecimalSign): unknown {
  const kind = kindOf(column);
  // Very small numbers are written with an exponent.
  if (kind === 'number') return /^\d+(\.\d+)?e[+-]?\d+$/i.test(text) ? Number(text) : readNumber(text, sign);
  if (kind === 'list') return splitList(text);
  if (kind === 'text') return text;
  const flag = text.trim().toLowerCase();
  return ['true', '1'].includes(flag) ? true : ['false', '0'].includes(flag) ? false : undefined;
}

/**
 * `description.en` becomes `{ description: { html: { en } } }`, `name` is a text in the first language, `images` keeps its lists until
 * they are joined. Returns whether there was a place.
 */
function place(entry: Entry, column: string, value: unknown): boolean {
  const steps = column.startsWith('images')
    ? [column]
    : column.replace(/^description\./, 'description.html.').split('.');
  let inner = entry;
  for (const step of steps.slice(0, -1)) {
    inner[step] ??= {};
    if (typeof inner[step] !== 'object') return false;
    inner = inner[step] as Entry;
  }
  const last = steps.at(-1) ?? '';
  if (inner[last] !== undefined) return false;
  inner[last] = value;
  return true;
}

function joinImages(entry: Entry): void {
  const files = entry.images as string[] | undefined;
  const names = (entry['images.name'] ?? []) as string[];
  const alts = Object.entries(entry).filter(([column]) => column.startsWith('images.alt.'));
  for (const column of ['images.name', ...alts.map(([name]) => name)]) delete entry[column];
  if (!files) return;
  entry.images = files.map((file, index) => {
    const alt = Object.fromEntries(
      alts.flatMap(([column, texts]) => {
        const text = (texts as string[])[index];
        return text ? [[column.slice('images.alt.'.length), text]] : [];
      }),
    );
    return { file, ...(names[index] && { name: names[index] }), ...(Object.keys(alt).length > 0 && { alt }) };
  });
}
