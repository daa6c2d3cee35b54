// Pure: products of a catalog file as cells of a table and back. A product has one row, or one for each variant; cells of
// the product stand in its first row.

import { goodsFields, productFields, variantFields } from '@vitrine/contract/catalog/product-fields.ts';
import type { CustomFieldSets } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { type FieldSet, namesOf } from '@vitrine/contract/fields/field.ts';
import { readCell, writeCell } from '@vitrine/contract/fields/field-cells.ts';
import { type CellKind, columnsOf } from '@vitrine/contract/fields/field-values.ts';
import { createIssue, type EntryIssue, type IssueCode } from '../../product-editing/entries/issue.ts';
import type { Entry } from '../mapped/catalog-builder.ts';
import { type DecimalSign, readNumber, type SignedNumber } from './decimal-numbers.ts';

export interface TableScope {
  readonly languages: readonly string[];
  /** The fields that the merchant has defined. */
  readonly custom: CustomFieldSets;
  readonly properties: readonly string[];
  readonly options: readonly string[];
}

type Columns = readonly (readonly [name: string, cell: CellKind])[];

const columnsOfAll = (fields: FieldSet, languages: readonly string[], start = ''): Columns =>
  Object.entries(fields).flatMap(([name, field]) => columnsOf(start + name, field, languages));

const { name, ...others } = productFields;

/** Columns by name, in their order. Names are the keys of the catalog file. */
export function productColumns({ languages, custom, properties, options }: TableScope): Map<string, CellKind> {
  return new Map<string, CellKind>([
    ['sku', 'text'],
    ...columnsOfAll({ name, ...goodsFields, ...others }, languages),
    ...columnsOfAll({ ...custom.product, ...custom.variant }, languages),
    ...properties.flatMap((code) => columnsOf(`properties.${code}`, name, languages)),
    ['related', 'list'],
    ['variant.sku', 'text'],
    ...options.map((code) => [`variant.options.${code}`, 'text'] as const),
    ...columnsOfAll({ ...variantFields, ...custom.variant }, languages, 'variant.'),
  ]);
}

/** Each as it is written, by itself in small letters; `*` is a language. */
const fixedColumns = new Map(
  (
    [['sku', 'text'], ['related', 'list'], ...columnsOfAll({ ...productFields, ...variantFields }, ['*'])] as Columns
  ).map(([column, cell]) => [column.toLowerCase(), { column, cell }]),
);
/** Texts may be without a language. */
for (const [key, { column, cell }] of [...fixedColumns])
  if (key.endsWith('.*') && cell === 'text') fixedColumns.set(key.slice(0, -2), { column: column.slice(0, -2), cell });

const fixedColumn = (key: string) => fixedColumns.get(key) ?? fixedColumns.get(key.replace(/\.[a-z]{2}$/, '.*'));

/** The rows of a product; its reviews and earlier prices have no place in a table. */
export function productRows(product: Readonly<Entry>, columns: ReadonlyMap<string, CellKind>): string[][] {
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
    else if (Array.isArray(of)) cells.set(name, writeCell(of.map(String)));
    else if (typeof of === 'object' && of !== null) {
      // Descriptions are always HTML here.
      const inner = 'html' in of ? (of.html as Entry) : (of as Entry);
      for (const [column, text] of flatten(inner, `${name}.`)) cells.set(column, text);
    } else if (of !== undefined && of !== null) cells.set(name, writeCell(typeof of === 'boolean' ? of : String(of)));
  }
  return cells;
}

function imageCells(images: readonly Entry[], name: string): Map<string, string> {
  const alts = images.map(({ alt }) => (alt ?? {}) as Record<string, string>);
  const languages = new Set(alts.flatMap((alt) => Object.keys(alt)));
  return new Map([
    [name, writeCell(images.map(({ file }) => String(file)))],
    [`${name}.name`, writeCell(images.map(({ name: own }) => String(own ?? '')))],
    ...[...languages].map(
      (language) => [`${name}.alt.${language}`, writeCell(alts.map((alt) => alt[language] ?? ''))] as const,
    ),
  ]);
}

export interface CellIssue extends EntryIssue {
  readonly column: string;
}

const withoutVariant = (column: string): string => column.replace(/^variant\./, '');

/** Whether a column, in small letters, is one of ours. */
export function isOwnColumn(column: string): boolean {
  const key = withoutVariant(column);
  return fixedColumn(key) !== undefined || /^(properties\..+\.[a-z]{2}|(options|fields)\..+)$/.test(key);
}

/** The first words of columns that have capitals, by themselves in small letters. */
const spellings = new Map(
  [...fixedColumns.values()].map(({ column }) => [firstWord(column).toLowerCase(), firstWord(column)]),
);

function firstWord(column: string): string {
  return column.split('.')[0] ?? '';
}

/** The name of a column as a key of the catalog file; codes of properties and options stay as they are written. */
export const ownColumn = (given: string): string => {
  const [, variant = '', word = '', rest = ''] = /^(variant\.)?([^.]*)(.*)$/i.exec(given.trim()) ?? [];
  const key = word.toLowerCase();
  return variant.toLowerCase() + (spellings.get(key) ?? key) + rest;
};

/** The kinds of values in the merchant's columns; texts are not in it. */
export type CustomCells = ReadonlyMap<string, CellKind | 'html'>;

export const customCells = ({ product, variant }: CustomFieldSets): CustomCells =>
  new Map(
    Object.entries({ ...product, ...variant }).map(([key, field]) => [
      key,
      field.kind === 'richTexts' ? 'html' : (columnsOf(key, field, ['*'])[0]?.[1] ?? 'text'),
    ]),
  );

/** All numbers of the rows, to find their decimal sign. */
export const numbersIn = (cells: ReadonlyMap<string, string>, line: number, custom: CustomCells): SignedNumber[] =>
  [...cells].flatMap(([column, text]) => (kindOf(column, custom) === 'number' ? [{ text: text.trim(), line }] : []));

function kindOf(column: string, custom: CustomCells): CellKind {
  const name = withoutVariant(column);
  const cell = custom.get(name) ?? fixedColumn(name.toLowerCase())?.cell;
  return cell === undefined || cell === 'html' ? 'text' : cell;
}

/** Cells of one row as entries of the product and of its variant. */
export function entriesOf(
  cells: ReadonlyMap<string, string>,
  sign: DecimalSign,
  custom: CustomCells,
): { readonly product: Entry; readonly variant: Entry; readonly issues: readonly CellIssue[] } {
  const product: Entry = {};
  const variant: Entry = {};
  const issues: CellIssue[] = [];
  for (const [column, text] of cells) {
    const kind = kindOf(column, custom);
    const value = readCell(kind, text, (number) => readNumber(number, sign));
    const isOfVariant = column.startsWith('variant.');
    const key = isOfVariant ? column.slice('variant.'.length) : column;
    if (value === undefined) issues.push({ column, ...createIssue(NOT[kind], text.trim()) });
    else if (!place(isOfVariant ? variant : product, asHtml(key, custom), value))
      issues.push({ column, ...createIssue('language-mixed') });
  }
  for (const entry of [product, variant]) joinImages(entry);
  return { product, variant, issues };
}

const NOT = {
  text: 'not-a-text',
  number: 'not-a-number',
  flag: 'not-a-flag',
  list: 'not-a-list',
} as const satisfies Readonly<Record<CellKind, IssueCode>>;

/** Rich texts are HTML in tables. */
const asHtml = (column: string, custom: CustomCells): string => {
  const [, name = '', language = ''] = /^(fields\.[^.]+)\.(.+)$/.exec(column) ?? [];
  return custom.get(name) === 'html' ? `${name}.html.${language}` : column.replace(richTextColumn, '$1.html.');
};

const richTextColumn = new RegExp(
  `^(${namesOf(productFields)
    .filter((field) => productFields[field].kind === 'richTexts')
    .join('|')})\\.`,
);

/**
 * `description.html.en` becomes `{ description: { html: { en } } }`, `name` is a text in the first language, `images` keeps its lists until
 * they are joined. Returns whether there was a place.
 */
function place(entry: Entry, column: string, value: unknown): boolean {
  const steps = column.startsWith('images') ? [column] : column.split('.');
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
