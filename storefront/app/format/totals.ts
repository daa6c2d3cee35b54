import type { TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import { nameAndNote } from '@vitrine/contract/orders/total-name.ts';

export const isGrandTotal = ({ code }: TotalEntry): boolean => code === 'order.total.total';
export const isDelivery = ({ module }: TotalEntry): boolean => module === 'shipping';

export const isSubtotal = ({ code }: TotalEntry): boolean => code === 'order.total.subtotal';
const isDiscount = ({ code }: TotalEntry): boolean => code === 'order.total.discount';

/** The API sends discounts as positive amounts that its subtotal has been reduced by. */
export const discountOf = (totals: readonly TotalEntry[]): number =>
  totals.filter(isDiscount).reduce((sum, { value }) => sum + value, 0);

/** Converts totals to lines that add up to the grand total; free delivery is shown as text. */
export function amountLines(
  totals: readonly TotalEntry[],
  labels: { free: string },
  write: (amount: number) => string,
) {
  const discount = discountOf(totals);
  const amountOf = (entry: TotalEntry) => {
    if (isDelivery(entry) && entry.value === 0) return labels.free;
    if (discount === 0) return entry.total;
    if (isSubtotal(entry)) return write(entry.value + discount);
    return isDiscount(entry) ? write(-entry.value) : entry.total;
  };
  return totals
    .filter((entry) => !isGrandTotal(entry))
    .map((entry) => ({
      key: `${entry.code} ${entry.title}`,
      ...nameAndNote(entry),
      amount: amountOf(entry),
      isLess: isDiscount(entry) && entry.value !== 0,
    }));
}

/**
 * Lines, total, and what is not in the total yet. Until delivery and taxes are known, the total is that of the items and has their
 * name: the same word never stands for two amounts.
 */
export function splitTotals(
  totals: readonly TotalEntry[],
  isFinal: boolean,
  labels: { free: string; items: string },
  write: (amount: number) => string,
) {
  if (isFinal) return { lines: amountLines(totals, labels, write), total: grandTotal(totals), open: [] };
  const isItems = (entry: TotalEntry) => isSubtotal(entry) || isDiscount(entry);
  const [items, ...discounts] = amountLines(totals.filter(isItems), labels, write);
  const subtotal = totals.find(isSubtotal);
  return {
    lines: items && discountOf(totals) > 0 ? [{ ...items, name: labels.items }, ...discounts] : [],
    total: subtotal ? nameAndAmount(subtotal) : grandTotal(totals),
    open: amountLines(
      totals.filter((entry) => !isItems(entry)),
      labels,
      write,
    ),
  };
}

const nameAndAmount = ({ title, total, value }: TotalEntry) => ({ name: title, amount: total, value });

export const grandTotal = (totals: readonly TotalEntry[]) => {
  const grand = totals.find(isGrandTotal);
  return grand ? nameAndAmount(grand) : null;
};
