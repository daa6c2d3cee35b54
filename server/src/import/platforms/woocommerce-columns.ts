// The columns of WooCommerce's product export, in English; a site in another language needs a mapping. Those of our fields stand at the
// fields, under the same names here.
import { goodsFields, productFields } from '@vitrine/contract/catalog/product-fields.ts';
import { fieldsWith, mapFields, namesOf } from '@vitrine/contract/fields/field.ts';

const fields = fieldsWith({ ...productFields, ...goodsFields }, 'woocommerce');
export const fieldColumns = namesOf(fields);

export const wooColumns = {
  id: ['id'],
  type: ['type'],
  sku: ['sku'],
  ...mapFields(fields, ({ woocommerce = [] }) => woocommerce),
  featured: ['is featured?'],
  visibility: ['visibility in catalog'],
  saleFrom: ['date sale price starts'],
  saleUntil: ['date sale price ends'],
  taxStatus: ['tax status'],
  inStock: ['in stock?'],
  backorders: ['backorders allowed?'],
  soldIndividually: ['sold individually?'],
  parent: ['parent'],
  grouped: ['grouped products'],
  upsells: ['upsells'],
  crossSells: ['cross-sells'],
  externalUrl: ['external url'],
  buttonText: ['button text'],
} as const;

export type WooColumn = keyof typeof wooColumns;

/** Without a meaning for products, or repeated elsewhere. */
export const ignoredWooColumns = ['allow customer reviews?', 'position', 'tax class'];

const ATTRIBUTE = /^attribute (\d+) (name|value\(s\)|visible|global|default)$/;
const SIZE = /^(weight|length|width|height) \((\w+)\)$/;

export const isAttributeColumn = (column: string): boolean => ATTRIBUTE.test(column);
export const isSizeColumn = (column: string): boolean => SIZE.test(column);

/** Names and values of the attributes of a row, in their order. */
export function attributesOf(
  cells: ReadonlyMap<string, string>,
): { readonly name: string; readonly values: readonly string[] }[] {
  const numbers = [...cells.keys()].flatMap((column) => {
    const [, number, part] = ATTRIBUTE.exec(column) ?? [];
    return number !== undefined && part === 'name' ? [Number(number)] : [];
  });
  return numbers
    .sort((a, b) => a - b)
    .map((number) => ({
      name: cells.get(`attribute ${number} name`)?.trim() ?? '',
      values: listOf(cells.get(`attribute ${number} value(s)`)),
    }));
}

/** Sizes as they stand in the row, with the unit of their column. */
export const sizesOf = (cells: ReadonlyMap<string, string>) =>
  [...cells].flatMap(([column, text]) => {
    const [, side, unit] = SIZE.exec(column) ?? [];
    return side === undefined || unit === undefined ? [] : [{ side, unit, text, column }];
  });

/** Values are separated by commas; a comma in a value has a backslash before it. */
export const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/(?<!\\),/)
    .map((value) => value.replaceAll('\\,', ',').trim())
    .filter((value) => value !== '');
