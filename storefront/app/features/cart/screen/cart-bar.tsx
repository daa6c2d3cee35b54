import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { grandTotal } from '../../../format/totals.ts';
import { useOutOfView } from '../../../hooks/use-out-of-view.ts';
import type { Estimate } from '../cart-store.ts';
import { shownTotals } from './cart-totals.tsx';
import { CheckOutLink } from './check-out-link.tsx';

/** The bar covers this much of the page: what is behind it does not count as visible. */
const margin = '0px 0px -72px';

/** On phones, shows total and checkout link until the link of the summary is visible. */
export function CartBar({ cart, estimate, watch }: { cart: Cart; estimate: Estimate | null; watch: string }) {
  const isShown = useOutOfView(watch, { rootMargin: margin });
  const grand = grandTotal(shownTotals(cart, estimate));
  if (!isShown || !grand || !cart.canCheckOut) return null;
  return (
    <div className="bottom-bar no-print fixed inset-x-0 bottom-0 z-30 flex min-h-16 items-center justify-between gap-4 border-t border-line bg-raised px-(--gutter) py-2 shadow-drawer lg:hidden">
      <p className="text-strong">
        <span className="block text-micro text-second">{grand.name}</span>
        <span className="tabular text-total font-semibold">{grand.amount}</span>
      </p>
      <CheckOutLink cart={cart} short />
    </div>
  );
}
