import type { Cart, TotalEntry } from '@vitrine/contract/cart-shapes.ts';
import { amountLines, grandTotal, isDelivery } from '../../../format/totals.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { cartScreenMessages } from '../../../messages/en/cart-screen.ts';
import { AmountList } from '../../../ui/amount-list.tsx';
import { shiftTotals } from '../state/cart-change.ts';
import { type Estimate, write } from '../state/cart-state.ts';

interface CartTotalsProps {
  cart: Cart;
  estimate: Estimate | null;
  isPending: boolean;
}

/** With an estimate, the total of the whole order. Updated at once and dimmed until the server confirms it. */
export const shownTotals = (cart: Cart, estimate: Estimate | null): TotalEntry[] =>
  shiftTotals(estimate?.totals ?? cart.totals, cart.subTotal, write);

export function CartTotals({ cart, estimate, isPending }: CartTotalsProps) {
  const t = useMessages(cartScreenMessages);
  // Estimated entries are labeled as such instead of showing their text.
  const totals = shownTotals(cart, estimate).map((entry) =>
    isDelivery(entry) ? { ...entry, text: t.estimated } : entry,
  );
  const lines = amountLines(totals, t, write);
  const unknown = { key: 'delivery', name: t.delivery, amount: t.deliveryHint, isHint: true };
  return (
    <AmountList
      lines={totals.some(isDelivery) ? lines : [...lines, unknown]}
      total={grandTotal(totals)}
      isPending={isPending}
    />
  );
}
