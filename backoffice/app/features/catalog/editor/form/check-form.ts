// Pure: what keeps a form from being saved, by key.
import { patterns } from '@vitrine/contract/fields/field.ts';
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import { readAmount, type TypedAmount } from '../../../../format/amount-input.ts';
import { checkSale, readName, readStock } from '../../list/typed-values.ts';
import {
  addedIn,
  categoriesIn,
  type FormValues,
  type Notation,
  textFields,
  textIn,
  textKey,
  variantKey,
} from './form-values.ts';

export type FormProblem =
  | { readonly kind: 'amount'; readonly typed: Exclude<TypedAmount, { kind: 'amount' }> }
  | {
      readonly kind:
        | 'name-empty'
        | 'name-long'
        | 'name-missing'
        | 'slug'
        | 'no-category'
        | 'stock'
        | 'not-lower'
        | 'before-begin'
        | 'past'
        | 'gtin'
        | 'sku-empty';
    };

export type FormProblems = Readonly<Record<string, FormProblem>>;

export const skusOf = (product: EditedProduct, values: FormValues): string[] => [
  ...product.variants.map(({ sku }) => sku),
  ...addedIn(values).map(({ sku }) => sku),
];

export function checkForm(product: EditedProduct, values: FormValues, notation: Notation, now: Date): FormProblems {
  const problems: Record<string, FormProblem> = {};
  if (textIn(values, 'sku').trim() === '') problems.sku = { kind: 'sku-empty' };
  for (const [index, language] of product.languages.entries()) {
    const key = textKey('name', language);
    const name = readName(textIn(values, key));
    if (!('problem' in name)) {
      // It is complete.
    } else if (name.problem !== 'empty') problems[key] = { kind: 'name-long' };
    else if (index === 0) problems[key] = { kind: 'name-empty' };
    else if (textFields.some((field) => field !== 'slug' && textIn(values, textKey(field, language)).trim() !== ''))
      problems[key] = { kind: 'name-missing' };
    const slug = textKey('slug', language);
    const address = textIn(values, slug).trim();
    if (address !== '' && !patterns.slug.test(address)) problems[slug] = { kind: 'slug' };
  }
  if (categoriesIn(values).length === 0) problems.categories = { kind: 'no-category' };
  if (textIn(values, 'lowStock').trim() !== '' && 'problem' in readStock(textIn(values, 'lowStock')))
    problems.lowStock = { kind: 'stock' };
  for (const sku of skusOf(product, values)) Object.assign(problems, checkVariant(sku, product, values, notation, now));
  return problems;
}

function checkVariant(
  sku: string,
  { currency }: EditedProduct,
  values: FormValues,
  { digits, locale }: Notation,
  now: Date,
): Record<string, FormProblem> {
  const problems: Record<string, FormProblem> = {};
  const text = (field: Parameters<typeof variantKey>[0]) => textIn(values, variantKey(field, sku)).trim();
  const price = readAmount(text('price'), currency, digits, locale);
  if (price.kind !== 'amount') problems[variantKey('price', sku)] = { kind: 'amount', typed: price };
  if (text('salePrice') !== '') {
    const sale = readAmount(text('salePrice'), currency, digits, locale);
    if (sale.kind !== 'amount') problems[variantKey('salePrice', sku)] = { kind: 'amount', typed: sale };
    else if (price.kind === 'amount') {
      const wrong = checkSale(sale.amount, price.amount, { from: text('saleFrom'), until: text('saleUntil') }, now);
      if (wrong.price) problems[variantKey('salePrice', sku)] = { kind: 'not-lower' };
      if (wrong.until) problems[variantKey('saleUntil', sku)] = { kind: wrong.until };
    }
  }
  if ('problem' in readStock(text('stock'))) problems[variantKey('stock', sku)] = { kind: 'stock' };
  if (text('gtin') !== '' && !patterns.gtin.test(text('gtin'))) problems[variantKey('gtin', sku)] = { kind: 'gtin' };
  return problems;
}
