import type { Cart, TotalEntry } from '@vitrine/contract/cart-shapes.ts';
import { amountLines, grandTotal, isDelivery } from '../../../format/totals.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { AmountList } from '../../../ui/amount-list.tsx';
import { shiftTotals } from '../state/cart-change.ts';
import { type Estimate, write } from '../state/cart-state.ts';
import { cartScreenMessages } from './cart-screen-messages.ts';

interface CartTotalsProps {
  cart: Cart;
  estimate: Estimate | null;
  isPending: boolean;
}

/** With an estimate: what the whole order would cost. It follows a change at once, dimmed until the shop confirms it. */
export const shownTotals = (cart: Cart, estimate: Estimate | null): TotalEntry[] =>
  shiftTotals(estimate?.totals ?? cart.totals, cart.subTotal, write);

export function CartTotals({ cart, estimate, isPending }: CartTotalsProps) {
  const t = useMessages(cartScreenMessages);
  // What is only an estimate says so instead of naming its reason.
  const totals = shownTotals(cart, estimate).map((entry) =>
    isDelivery(entry) ? { ...entry, text: t.estimated } : entry,
  );
  const lines = amountLines(totals, t);
  const unknown = { key: 'delivery', name: t.delivery, amount: t.deliveryHint, isHint: true };
  return (
    <AmountList
      lines={totals.some(isDelivery) ? lines : [...lines, unknown]}
      total={grandTotal(totals)}
      isPending={isPending}
    />
  );
}
