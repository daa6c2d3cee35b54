// Pure: what the columns of a table could be, by the names that shops give them in several languages.
import { goodsFields, productFields } from '@vitrine/contract/catalog/product-fields.ts';
import { type CustomField, customFieldName, fieldOf } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { Field } from '@vitrine/contract/fields/field.ts';
import { columnsOf } from '@vitrine/contract/fields/field-values.ts';
import type { NamedFormat } from '@vitrine/contract/import/import-shapes.ts';
import { productColumns, type TableScope } from '../csv/product-cells.ts';
import { columnKey } from '../csv/read-csv.ts';
import { shopifyColumns } from '../platforms/shopify-columns.ts';
import { wooColumns } from '../platforms/woocommerce-columns.ts';

const SKU_WORDS = [
  'sku',
  'article',
  'article number',
  'item',
  'item number',
  'product code',
  'code',
  'reference',
  'ref',
  'ugs',
  'artikelnummer',
  'artikel nr',
  'artnr',
  'art nr',
  'bestellnummer',
];

/** `Artikel-Nr.` and `artikel nr` are the same. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** `*`: in the store's first language. */
const targetByWord = new Map([
  ...SKU_WORDS.map((word) => [word, 'sku'] as const),
  ...Object.entries<Field>({ ...productFields, ...goodsFields }).flatMap(([name, field]) => {
    const [[target] = [name]] = columnsOf(name, field, ['*']);
    return (field.words ?? []).map((word) => [word, target] as const);
  }),
]);

/** The merchant's own fields, by code and by name in every language. */
const ownTargets = (fields: readonly CustomField[], [language = 'en']: readonly string[]): Map<string, string> =>
  new Map(
    fields.flatMap((field) => {
      const [[target] = ['']] = columnsOf(customFieldName(field.code), fieldOf(field), [language]);
      return [field.code, ...Object.values(field.name)].map((word) => [plain(word), target] as const);
    }),
  );

/** A name of ours for each column; empty when none fits, or when an earlier column has it. */
export function suggestColumns(
  names: readonly string[],
  scope: TableScope,
  customFields: readonly CustomField[],
): string[] {
  const own = new Map([...productColumns(scope).keys()].map((column) => [columnKey(column), column]));
  const [language = 'en'] = scope.languages;
  const ofMerchant = ownTargets(
    customFields.filter(({ subject }) => subject === 'product' || subject === 'variant'),
    scope.languages,
  );
  const used = new Set<string>();
  return names.map((name) => {
    const target =
      own.get(columnKey(name)) ??
      ofMerchant.get(plain(name)) ??
      targetByWord.get(plain(name))?.replace('*', language) ??
      '';
    if (target === '' || used.has(target)) return '';
    used.add(target);
    return target;
  });
}

/** Lists what the columns of a table can be, by format. */
export const columnTargets = (scope: TableScope): Record<NamedFormat, string[]> => ({
  vitrine: [...productColumns(scope).keys()],
  'shopify-products': Object.values(shopifyColumns).map(([name]) => name),
  woocommerce: Object.values(wooColumns).map(([name]) => name),
  redirects: ['from', 'to'],
});
