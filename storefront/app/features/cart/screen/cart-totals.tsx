import type { Cart, TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import { amountLines, grandTotal, isDelivery } from '../../../format/totals.ts';
import { regionName } from '../../../format/values.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { cartScreenMessages } from '../../../messages/en/cart.ts';
import { translate } from '../../../messages/translate.ts';
import { AmountList } from '../../../ui/amount-list.tsx';
import { shiftTotals } from '../cart-change.ts';
import { type Estimate, write } from '../cart-store.ts';

interface CartTotalsProps {
  cart: Cart;
  estimate: Estimate | null;
  isPending: boolean;
}

/** With an estimate, the total of the whole order. Updated at once and dimmed until the server confirms it. */
export const shownTotals = (cart: Cart, estimate: Estimate | null): TotalEntry[] =>
  shiftTotals(estimate?.totals ?? cart.totals, cart.subTotal, write);

export function CartTotals({ cart, estimate, isPending }: CartTotalsProps) {
  const language = useLanguage();
  const t = translate(cartScreenMessages, language);
  // Estimated entries are labeled as such instead of showing their text.
  const text = estimate?.country ? t.estimatedTo(regionName(estimate.country, language)) : t.estimated;
  const totals = shownTotals(cart, estimate).map((entry) => (isDelivery(entry) ? { ...entry, text } : entry));
  const unknown = { key: 'delivery', name: t.delivery, amount: estimate?.problem ?? '…', isHint: true };
  const tax = { key: 'tax', name: t.tax, amount: t.taxByState, isHint: true };
  return (
    <AmountList
      lines={[
        ...amountLines(totals, t, write),
        ...(totals.some(isDelivery) ? [] : [unknown]),
        ...(estimate?.taxByState ? [tax] : []),
      ]}
      total={grandTotal(totals)}
      isPending={isPending}
    />
  );
}
