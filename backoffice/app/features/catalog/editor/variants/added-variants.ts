// Pure: what changes in the form when variants are added, or taken away before they are saved.
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import {
  type AddedVariant,
  type FormPatch,
  type FormValue,
  type FormValues,
  removalOf,
  textIn,
} from '../../../../forms/form-values.ts';
import { skusOf } from '../form/check-form.ts';
import { addedIn, identifiers, variantKey } from '../form/product-values.ts';

/** The variant of a product that was sold in one form. */
export const ownVariant = ({ variants }: EditedProduct): EditedProduct['variants'][number] | undefined =>
  variants.find(({ options }) => Object.keys(options).length === 0);

/** They get the price of the first variant; the product without options is taken off sale. */
export function addVariants(product: EditedProduct, values: FormValues, found: readonly AddedVariant[]): FormPatch {
  const [first = ''] = skusOf(product, values);
  const patch: Record<string, FormValue> = { added: [...addedIn(values), ...found] };
  for (const { sku } of found) {
    patch[variantKey('price', sku)] = textIn(values, variantKey('price', first));
    patch[variantKey('stock', sku)] = '0';
    patch[variantKey('available', sku)] = true;
    for (const field of ['salePrice', 'saleFrom', 'saleUntil', ...identifiers] as const)
      patch[variantKey(field, sku)] = '';
  }
  const own = ownVariant(product);
  if (own) patch[variantKey('available', own.sku)] = false;
  return patch;
}

/** Typed values of these variants are removed too. Without any variant with options the product is for sale as it is saved. */
export function dropVariants(product: EditedProduct, values: FormValues, skus: readonly string[]): FormPatch {
  const added = addedIn(values).filter(({ sku }) => !skus.includes(sku));
  const own = ownVariant(product);
  const isAlone = own !== undefined && product.variants.length === 1 && added.length === 0;
  return {
    ...Object.assign({}, ...skus.map((sku) => removalOf(values, 'variant', sku))),
    ...(isAlone && { [variantKey('available', own.sku)]: own.available }),
    added,
  };
}
