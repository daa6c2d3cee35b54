// Pure: what the form sends: only what was changed, so that nobody's work is overwritten with what was merely shown.
import { sellingFields } from '@vitrine/contract/catalog/product-fields.ts';
import type { EditedProduct, ProductChanges } from '@vitrine/contract/product-editing/edited-product.ts';
import { readAmount } from '../../../../format/amount-input.ts';
import { fromLocalInput } from '../../../../format/moment.ts';
import { changedCustomValues } from '../../../../forms/custom-values.ts';
import { changedKeys, type FormValues, partsOf, textIn } from '../../../../forms/form-values.ts';
import { readTyped, type SentValue } from '../../../../forms/typed-value.ts';
import { readStock } from '../../list/typed-values.ts';
import {
  addedIn,
  categoriesIn,
  customKeyOf,
  identifiers,
  type ProductScope,
  picturesIn,
  sellingNames,
  type TextFieldName,
  variantKey,
} from './product-values.ts';

type VariantChange = NonNullable<ProductChanges['variants']>[number];

const pieces = (typed: string): number => {
  const read = readStock(typed);
  return 'stock' in read ? read.stock : 0;
};

/** The values must have passed the check. */
export function changesFrom(
  product: EditedProduct,
  base: FormValues,
  values: FormValues,
  scope: ProductScope,
): ProductChanges {
  const changed = changedKeys(base, values);
  const isChanged = new Set(changed);
  const texts: Record<string, Partial<Record<TextFieldName, string>>> = {};
  for (const key of changed) {
    const { kind, field, of } = partsOf(key);
    if (kind === 'text') texts[of] = { ...texts[of], [field]: textIn(values, key).trim() };
  }
  const variants = [
    ...product.variants.map(({ sku, stock }) => variantChange(sku, stock, product, values, isChanged, scope)),
    ...addedIn(values).map(({ sku, options }) => ({
      ...variantChange(sku, null, product, values, new Set(Object.keys(values)), scope),
      options: { ...options },
    })),
  ].filter((change) => Object.keys(change).length > 1);
  const lowStock = textIn(values, 'lowStock').trim();
  const selling = sellingNames.filter((name) => isChanged.has(name));
  return {
    ...(Object.keys(texts).length > 0 && { texts: texts as ProductChanges['texts'] }),
    ...(isChanged.has('visible') && { visible: values.visible === true }),
    ...(isChanged.has('archived') && { archived: values.archived === true }),
    ...(isChanged.has('brand') && { brand: textIn(values, 'brand') || null }),
    ...(isChanged.has('categories') && { categories: [...categoriesIn(values)] }),
    ...(isChanged.has('lowStock') && { lowStock: lowStock === '' ? null : pieces(lowStock) }),
    ...Object.fromEntries(selling.map((name) => [name, sellingValue(name, values, scope)])),
    ...(isChanged.has('images') && {
      images: picturesIn(values).map(({ hash, name, alt }) => ({ hash, name, alt })),
    }),
    ...changedCustomValues(scope.product, values, isChanged),
    ...(variants.length > 0 && { variants }),
  };
}

function sellingValue(name: (typeof sellingNames)[number], values: FormValues, { notation }: ProductScope): SentValue {
  const value = values[name];
  if (typeof value === 'boolean') return value;
  const read = readTyped(sellingFields[name], textIn(values, name), notation);
  return 'value' in read ? read.value : null;
}

function variantChange(
  sku: string,
  shownStock: number | null,
  { currency }: EditedProduct,
  values: FormValues,
  isChanged: ReadonlySet<string>,
  { notation: { digits, locale }, variant }: ProductScope,
): VariantChange {
  const has = (...fields: Parameters<typeof variantKey>[0][]) =>
    fields.some((field) => isChanged.has(variantKey(field, sku)));
  const text = (field: Parameters<typeof variantKey>[0]) => textIn(values, variantKey(field, sku)).trim();
  const amount = (typed: string): string => {
    const read = readAmount(typed, currency, digits, locale);
    return read.kind === 'amount' ? read.amount : '';
  };
  const sale =
    text('salePrice') === ''
      ? null
      : {
          price: amount(text('salePrice')),
          from: fromLocalInput(text('saleFrom')),
          until: fromLocalInput(text('saleUntil')),
        };
  return {
    sku,
    ...(has('price') && { price: amount(text('price')) }),
    ...(has('salePrice', 'saleFrom', 'saleUntil') && { sale }),
    ...(has('stock') && { stock: { count: pieces(text('stock')), expected: shownStock } }),
    ...(has('available') && { available: values[variantKey('available', sku)] === true }),
    ...Object.fromEntries(identifiers.flatMap((field) => (has(field) ? [[field, text(field) || null]] : []))),
    ...changedCustomValues(variant, values, isChanged, customKeyOf(sku)),
  };
}
