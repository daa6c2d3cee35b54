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

export const grandTotal = (totals: readonly TotalEntry[]) => {
  const grand = totals.find(isGrandTotal);
  return grand ? { name: grand.title, amount: grand.total, value: grand.value } : null;
};
