// Pure: what keeps a form from being saved, by key.
import { identifierFields, placementFields, sellingFields } from '@vitrine/contract/catalog/product-fields.ts';
import { patterns } from '@vitrine/contract/fields/field.ts';
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import { readAmount } from '../../../../format/amount-input.ts';
import { checkCustomValues } from '../../../../forms/custom-values.ts';
import { changedKeys, type FormValues, textIn } from '../../../../forms/form-values.ts';
import { type Notation, readTyped, type ValueIssue } from '../../../../forms/typed-value.ts';
import { checkSale, readName, readStock } from '../../list/typed-values.ts';
import {
  addedIn,
  categoriesIn,
  customKeyOf,
  identifiers,
  type ProductScope,
  sellingNames,
  textFields,
  textKey,
  valuesFrom,
  variantKey,
} from './product-values.ts';

export type FormIssue =
  | ValueIssue
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
        | 'sku-empty';
    };

export type FormIssues = Readonly<Record<string, FormIssue>>;

export const skusOf = (product: EditedProduct, values: FormValues): string[] => [
  ...product.variants.map(({ sku }) => sku),
  ...addedIn(values).map(({ sku }) => sku),
];

export function checkForm(product: EditedProduct, values: FormValues, scope: ProductScope, now: Date): FormIssues {
  const issues: Record<string, FormIssue> = {};
  if (textIn(values, 'sku').trim() === '') issues.sku = { kind: 'sku-empty' };
  for (const [index, language] of product.languages.entries()) {
    const key = textKey('name', language);
    const name = readName(textIn(values, key));
    if (!('issue' in name)) {
      // It is complete.
    } else if (name.issue !== 'empty') issues[key] = { kind: 'name-long' };
    else if (index === 0) issues[key] = { kind: 'name-empty' };
    else if (textFields.some((field) => field !== 'slug' && textIn(values, textKey(field, language)).trim() !== ''))
      issues[key] = { kind: 'name-missing' };
    const slug = textKey('slug', language);
    const address = textIn(values, slug).trim();
    if (address !== '' && !patterns.slug.test(address)) issues[slug] = { kind: 'slug' };
  }
  if (categoriesIn(values).length === 0) issues.categories = { kind: 'no-category' };
  const lowStock = readTyped(placementFields.lowStock, textIn(values, 'lowStock'), scope.notation);
  if ('issue' in lowStock) issues.lowStock = lowStock.issue;
  for (const name of sellingNames) {
    const read = readTyped(sellingFields[name], textIn(values, name), scope.notation);
    if ('issue' in read) issues[name] = read.issue;
  }
  const changed = new Set(changedKeys(valuesFrom(product, scope), values));
  Object.assign(issues, checkCustomValues(scope.product, values, changed));
  for (const sku of skusOf(product, values)) {
    Object.assign(issues, checkVariant(sku, values, scope.notation, now));
    Object.assign(issues, checkCustomValues(scope.variant, values, changed, customKeyOf(sku)));
  }
  return issues;
}

function checkVariant(sku: string, values: FormValues, notation: Notation, now: Date): Record<string, FormIssue> {
  const { currency, digits, locale } = notation;
  const issues: Record<string, FormIssue> = {};
  const text = (field: Parameters<typeof variantKey>[0]) => textIn(values, variantKey(field, sku)).trim();
  const price = readAmount(text('price'), currency, digits, locale);
  if (price.kind !== 'amount') issues[variantKey('price', sku)] = { kind: 'amount', typed: price };
  if (text('salePrice') !== '') {
    const sale = readAmount(text('salePrice'), currency, digits, locale);
    if (sale.kind !== 'amount') issues[variantKey('salePrice', sku)] = { kind: 'amount', typed: sale };
    else if (price.kind === 'amount') {
      const wrong = checkSale(
        { price: sale.amount, from: text('saleFrom'), until: text('saleUntil') },
        price.amount,
        currency,
        now,
      );
      if (wrong.price) issues[variantKey('salePrice', sku)] = { kind: 'not-lower' };
      if (wrong.until) issues[variantKey('saleUntil', sku)] = { kind: wrong.until };
    }
  }
  if ('issue' in readStock(text('stock'))) issues[variantKey('stock', sku)] = { kind: 'stock' };
  for (const field of identifiers) {
    const read = readTyped(identifierFields[field], text(field), notation);
    if ('issue' in read) issues[variantKey(field, sku)] = read.issue;
  }
  return issues;
}
