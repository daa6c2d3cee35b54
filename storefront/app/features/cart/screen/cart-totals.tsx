import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { isDelivery, splitTotals } from '../../../format/totals.ts';
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

/**
 * Updated at once and dimmed until the server confirms it. The total is that of the whole order when the shopper has named the place
 * of the delivery and the taxes there are known.
 */
export function splitCartTotals(
  cart: Cart,
  estimate: Estimate | null,
  labels: { free: string; items: string },
  text: string | null,
) {
  const totals = shiftTotals(estimate?.totals ?? cart.totals, cart.subTotal, write).map((entry) =>
    isDelivery(entry) ? { ...entry, text } : entry,
  );
  const isFinal = estimate?.totals != null && estimate.isAsked && !estimate.taxByState;
  return { hasDelivery: totals.some(isDelivery), ...splitTotals(totals, isFinal, labels, write) };
}

export function CartTotals({ cart, estimate, isPending }: CartTotalsProps) {
  const language = useLanguage();
  const t = translate(cartScreenMessages, language);
  // Estimated entries are labeled as such instead of showing their text.
  const text = estimate?.country ? t.estimatedTo(regionName(estimate.country, language)) : t.estimated;
  const { hasDelivery, lines, total, open } = splitCartTotals(cart, estimate, t, text);
  const unknown = { key: 'delivery', name: t.delivery, amount: estimate?.error ?? '…', isHint: true };
  const tax = { key: 'tax', name: t.tax, amount: t.taxByState, isHint: true };
  return (
    <AmountList
      lines={lines}
      total={total}
      open={[...open, ...(hasDelivery ? [] : [unknown]), ...(estimate?.taxByState ? [tax] : [])]}
      isPending={isPending}
    />
  );
}
