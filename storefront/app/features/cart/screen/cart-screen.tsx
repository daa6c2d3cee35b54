import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { CloudOff, Info, ShoppingBag, TriangleAlert } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { useMessages } from '../../../i18n/use-language.ts';
import { cartScreenMessages, waitingMessages } from '../../../messages/en/cart.ts';
import { loadCart } from '../actions/load-cart.ts';
import { useEstimate } from '../actions/quote-shipping.ts';
import { useCart } from '../cart-store.ts';
import { offlineChanges, onOfflineChanges } from '../offline-changes.ts';
import { CartLines } from './cart-line.tsx';
import { CartBar, CartSummary } from './cart-summary.tsx';
import { ClearCartButton } from './clear-cart-button.tsx';
import { DeliveryMeter } from './delivery-meter.tsx';

interface CartScreenProps {
  skeleton: ReactNode;
  /** Products suggested for an empty cart. */
  suggestions: ReactNode;
}

/** Rendered in the browser only, because the server does not know the cart. */
export function CartScreen({ skeleton, suggestions }: CartScreenProps) {
  const t = useMessages(cartScreenMessages);
  const { cart, phase, estimate, isPending } = useCart();
  useEstimate();
  useEffect(() => {
    loadCart();
  }, []);
  if (cart && cart.products.length > 0) {
    return (
      <>
        <div className="mt-4 grid gap-x-10 gap-y-8 lg:mt-6 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-8">
            <WaitingNote />
            <DeliveryMeter cart={cart} />
            {cart.notices.map(({ code, message }) => (
              <Panel key={code} tone="info" className="mt-4" icon={<Info />}>
                {message}
              </Panel>
            ))}
            <div className="mt-2 border-b border-line">
              <CartLines lines={cart.products} />
            </div>
            <div className="mt-3">
              <ClearCartButton />
            </div>
          </div>
          <div className="min-w-0 lg:col-span-4">
            <CartSummary cart={cart} estimate={estimate} isPending={isPending} />
          </div>
        </div>
        <CartBar cart={cart} estimate={estimate} watch="cart-check-out" />
      </>
    );
  }
  if (phase === 'unknown') return skeleton;
  if (phase === 'failed') {
    return (
      <>
        <WaitingNote />
        <EmptyState icon={<TriangleAlert size={56} />} title={t.failed}>
          <p>{t.failedText}</p>
          <Button onClick={() => loadCart()}>{t.tryAgain}</Button>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <EmptyState icon={<ShoppingBag size={56} />} title={t.empty}>
        <p>{t.emptyText}</p>
        <LocalLink to="/category/all" className={buttonClassName()}>
          {t.continueShopping}
        </LocalLink>
      </EmptyState>
      {suggestions}
    </>
  );
}

/** Tells the shopper that changes are not sent yet. */
export function WaitingNote() {
  const t = useMessages(waitingMessages);
  const count = useSyncExternalStore(onOfflineChanges, () => offlineChanges().length);
  if (count === 0) return null;
  return (
    <Panel tone="warn" className="mt-4 mb-4" icon={<CloudOff className="shrink-0 text-warn" />}>
      {t.waiting(count)}
    </Panel>
  );
}
