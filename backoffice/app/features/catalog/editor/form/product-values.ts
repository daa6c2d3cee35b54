// Pure: a product as the values of its form.
import { identifierFields, productTextFields, sellingFields } from '@vitrine/contract/catalog/product-fields.ts';
import { type FieldKind, namesOf } from '@vitrine/contract/fields/field.ts';
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import { localInputValue } from '../../../../format/moment.ts';
import { type CustomForm, typedCustomValues } from '../../../../forms/custom-values.ts';
import type { AddedVariant, FormValue, FormValues, Picture } from '../../../../forms/form-values.ts';
import { type Notation, typedValue } from '../../../../forms/typed-value.ts';

export const textFields = namesOf(productTextFields);
export const identifiers = namesOf(identifierFields);
export const sellingNames = namesOf(sellingFields);
export type TextFieldName = (typeof textFields)[number];
export type VariantFieldName =
  | 'price'
  | 'salePrice'
  | 'saleFrom'
  | 'saleUntil'
  | 'stock'
  | 'available'
  | (typeof identifiers)[number];

export const textKey = (field: TextFieldName, language: string): string => `text:${field}:${language}`;
export const variantKey = (field: VariantFieldName, sku: string): string => `variant:${field}:${sku}`;
/** The keys of the merchant's fields of a variant: `variant:fields.glaze:SKU`. */
export const customKeyOf =
  (sku: string) =>
  (name: string): string =>
    `variant:${name}:${sku}`;

/** How the values of a product are typed, and the merchant's own fields of it and of its variants. */
export interface ProductScope {
  readonly notation: Notation;
  readonly product: CustomForm;
  readonly variant: CustomForm;
}

export function valuesFrom(product: EditedProduct, scope: ProductScope): FormValues {
  const typed = (kind: FieldKind, value: unknown) => typedValue(kind, value, scope.notation);
  const values: Record<string, FormValue> = {
    sku: product.sku,
    visible: product.visible,
    archived: product.archived,
    brand: product.brand ?? '',
    categories: product.categories,
    lowStock: typed('count', product.lowStock),
    ...Object.fromEntries(
      sellingNames.map((name) => {
        const value = product[name];
        return [name, typeof value === 'boolean' ? value : typed(sellingFields[name].kind, value)];
      }),
    ),
    images: product.images,
    added: [],
    ...typedCustomValues(scope.product, product.fields),
  };
  for (const language of product.languages)
    for (const field of textFields) values[textKey(field, language)] = product.texts[language]?.[field] ?? '';
  for (const { sku, price, sale, stock, available, ...variant } of product.variants) {
    const set = (field: VariantFieldName, value: FormValue) => {
      values[variantKey(field, sku)] = value;
    };
    set('price', typed('money', price));
    set('salePrice', typed('money', sale?.price));
    set('saleFrom', localInputValue(sale?.from ?? null));
    set('saleUntil', localInputValue(sale?.until ?? null));
    set('stock', String(stock));
    set('available', available);
    for (const field of identifiers) set(field, variant[field] ?? '');
    Object.assign(values, typedCustomValues(scope.variant, variant.fields, customKeyOf(sku)));
  }
  return values;
}

export const picturesIn = (values: FormValues): readonly Picture[] => (values.images ?? []) as readonly Picture[];
export const addedIn = (values: FormValues): readonly AddedVariant[] => (values.added ?? []) as readonly AddedVariant[];
export const categoriesIn = (values: FormValues): readonly string[] => (values.categories ?? []) as readonly string[];
