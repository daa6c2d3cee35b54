import type { Cart, TotalEntry } from '@vitrine/contract/cart-shapes.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import { isGrandTotal, shiftTotals } from './cart-change.ts';
import { cartScreenMessages } from './cart-screen-messages.ts';
import { type Estimate, write } from './cart-state.ts';

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
  const totals = shownTotals(cart, estimate);
  const isShipping = ({ module }: TotalEntry) => module === 'shipping';
  const lines = totals.filter((entry) => !isGrandTotal(entry));
  const grand = totals.find(isGrandTotal);
  return (
    <dl
      aria-live="polite"
      className={classNames('tabular flex flex-col gap-2 transition-opacity duration-180', isPending && 'opacity-60')}
    >
      {lines.map((entry) => (
        <div key={`${entry.code} ${entry.title}`} className="flex items-baseline justify-between gap-4">
          <dt className="text-second">
            {entry.title}
            {entry.text && !isShipping(entry) && <span className="text-small text-muted"> {entry.text}</span>}
            {isShipping(entry) && <span className="text-small text-muted"> {t.estimated}</span>}
          </dt>
          <dd className={classNames('text-right', entry.value < 0 ? 'text-sale-text' : 'text-strong')}>
            {isShipping(entry) && entry.value === 0 ? t.free : entry.total}
          </dd>
        </div>
      ))}
      {!lines.some(isShipping) && (
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-second">{t.delivery}</dt>
          <dd className="text-right text-small text-muted">{t.deliveryHint}</dd>
        </div>
      )}
      {grand && (
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4 text-strong">
          <dt className="font-semibold">{grand.title}</dt>
          <dd className="text-total text-right font-semibold">{grand.total}</dd>
        </div>
      )}
    </dl>
  );
}
