import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { useOutOfView } from '../../../hooks/use-out-of-view.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { useMessages } from '../../../i18n/use-language.ts';
import { cartScreenMessages } from '../../../messages/en/cart.ts';
import type { Estimate } from '../cart-store.ts';
import { CartTotals, splitCartTotals } from './cart-totals.tsx';
import { CheckOutLink } from './check-out-link.tsx';
import { CouponForm } from './coupon-form.tsx';
import { QuoteForm } from './quote-form.tsx';

interface CartSummaryProps {
  cart: Cart;
  estimate: Estimate | null;
  isPending: boolean;
}

export function CartSummary({ cart, estimate, isPending }: CartSummaryProps) {
  const t = useMessages(cartScreenMessages);
  return (
    <section
      id="cart-summary"
      aria-labelledby="cart-summary-title"
      className="flex flex-col gap-4 rounded-panel bg-sunken p-5 lg:sticky lg:top-24 lg:p-6"
    >
      <h2 id="cart-summary-title" className="text-h3">
        {t.summary}
      </h2>
      <div className="flex flex-col border-b border-line pb-3">
        <CouponForm active={cart.promoCode} />
        <QuoteForm />
      </div>
      <CartTotals cart={cart} estimate={estimate} isPending={isPending} />
      <div id="cart-check-out" className="flex flex-col gap-2">
        <CheckOutLink cart={cart} className="w-full" />
      </div>
      <LocalLink to="/category/all" className={buttonClassName('quiet', 'w-full')}>
        {t.continueShopping}
      </LocalLink>
    </section>
  );
}

/** The bar covers this much of the page: what is behind it does not count as visible. */
const margin = '0px 0px -72px';

/** On phones, shows total and checkout link until the link of the summary is visible. */
export function CartBar({ cart, estimate, watch }: { cart: Cart; estimate: Estimate | null; watch: string }) {
  const isShown = useOutOfView(watch, { rootMargin: margin });
  const t = useMessages(cartScreenMessages);
  const { total } = splitCartTotals(cart, estimate, t, null);
  if (!isShown || !total || !cart.canCheckOut) return null;
  return (
    <div className="bottom-bar no-print fixed inset-x-0 bottom-0 z-30 flex min-h-16 items-center justify-between gap-4 border-t border-line bg-raised px-(--gutter) py-2 shadow-drawer lg:hidden">
      <p className="text-strong">
        <span className="block text-micro text-second">{total.name}</span>
        <span className="tabular text-total font-semibold">{total.amount}</span>
      </p>
      <CheckOutLink cart={cart} short />
    </div>
  );
}
