import type { TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import { formatMoney, toMajor, toMinorRounded } from '../platform/money.ts';

/**
 * Our totals add up: goods, a negative discount, delivery, taxes. In Shopizer's API the subtotal is after the discount,
 * and the discount is positive. Orders, mails and invoices keep our form; responses are converted here.
 */
export function toApiTotals(totals: readonly TotalEntry[], currency: string, language: string): TotalEntry[] {
  const minor = (entry: TotalEntry) => toMinorRounded(entry.value, currency, Math.round);
  const discount = totals.filter(isDiscount).reduce((sum, entry) => sum + minor(entry), 0);
  const withValue = (entry: TotalEntry, value: number): TotalEntry => ({
    ...entry,
    value: toMajor(value, currency),
    total: formatMoney(value, currency, language),
  });
  return totals.map((entry) => {
    if (isDiscount(entry)) return withValue(entry, Math.abs(minor(entry)));
    return isSubtotal(entry) && discount !== 0 ? withValue(entry, minor(entry) + discount) : entry;
  });
}

const isDiscount = ({ module }: TotalEntry): boolean => module === 'discount';
const isSubtotal = ({ module }: TotalEntry): boolean => module === 'subtotal';
