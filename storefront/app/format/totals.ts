import type { TotalEntry } from '@vitrine/contract/cart-shapes.ts';

export const isGrandTotal = ({ code }: TotalEntry): boolean => code === 'order.total.total';
export const isDelivery = ({ module }: TotalEntry): boolean => module === 'shipping';

/** Converts totals to lines of a list; free delivery is shown as text. */
export const amountLines = (totals: readonly TotalEntry[], words: { free: string }) =>
  totals
    .filter((entry) => !isGrandTotal(entry))
    .map((entry) => ({
      key: `${entry.code} ${entry.title}`,
      name: entry.title,
      note: entry.text,
      amount: isDelivery(entry) && entry.value === 0 ? words.free : entry.total,
      isLess: entry.value < 0,
    }));

export const grandTotal = (totals: readonly TotalEntry[]) => {
  const grand = totals.find(isGrandTotal);
  return grand ? { name: grand.title, amount: grand.total, value: grand.value } : null;
};
