// Pure: prices that fall by more than half, which is more often a slip than a plan.
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import { readAmount } from '../../../../format/amount-input.ts';
import { type FormValues, textIn } from '../../../../forms/form-values.ts';
import type { Notation } from '../../../../forms/typed-value.ts';
import { variantKey } from './product-values.ts';

/** SKUs of the variants. */
export const deepDrops = (
  { variants }: EditedProduct,
  values: FormValues,
  { currency, digits, locale }: Notation,
): string[] =>
  variants.flatMap(({ sku, price, sale }) => {
    const isHalf = (field: 'price' | 'salePrice', before: string) => {
      const typed = readAmount(textIn(values, variantKey(field, sku)), currency, digits, locale);
      return typed.kind === 'amount' && Number(before) > 0 && Number(typed.amount) < Number(before) / 2;
    };
    return isHalf('price', price) || isHalf('salePrice', sale?.price ?? price) ? [sku] : [];
  });
