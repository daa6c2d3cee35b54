import type { Cart } from '@vitrine/contract/cart-shapes.ts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { localPath } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Checkout, type CheckoutProps } from './checkout.tsx';
import { checkoutMessages } from './checkout-messages.ts';
import type { Placed } from './place-order.ts';
import { WaitingOrder } from './waiting-order.tsx';

interface CheckoutEntryProps extends Pick<CheckoutProps, 'geocoding' | 'reloadCart'> {
  cart: Cart | null;
  phase: 'unknown' | 'ready' | 'failed';
  skeleton: ReactNode;
  coupon: (cart: Cart) => ReactNode;
  /** Called when the cart has been ordered. */
  dropCart: () => void;
  /** Called when the items of an order are in a cart again. */
  adoptCart: (cart: Cart) => void;
}

/** Shows the checkout of the cart, an order that awaits payment, or goes to the empty cart. */
export function CheckoutEntry({ cart, phase, skeleton, coupon, dropCart, adoptCart, ...rest }: CheckoutEntryProps) {
  const language = useLanguage();
  const t = checkoutMessages[language];
  const navigate = useNavigate();
  // The ordered cart stays visible until the browser has left the page.
  const [leaving, setLeaving] = useState<Cart | null>(null);
  // After Back from the payment page, browsers may restore this page from the back/forward cache.
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(null);
    window.addEventListener('pageshow', hear);
    return () => window.removeEventListener('pageshow', hear);
  }, []);
  const shown = leaving ?? cart;
  if (shown) {
    const leave = ({ order, payUrl }: Placed) => {
      const isWaiting = !payUrl && order.paymentStatus === 'open';
      if (!isWaiting) setLeaving(shown);
      dropCart();
      if (payUrl) location.assign(payUrl);
      else if (!isWaiting) {
        navigate(localPath(language, `/order-confirm?order=${order.id}&key=${order.key}`), { replace: true });
      }
    };
    return <Checkout {...rest} cart={shown} coupon={coupon(shown)} isLeaving={leaving !== null} onPlaced={leave} />;
  }
  if (phase === 'unknown') return skeleton;
  if (phase === 'failed') {
    return (
      <EmptyState icon={<TriangleAlert size={56} />} title={t.failed}>
        <p>{t.failedText}</p>
        <Button onClick={() => rest.reloadCart()}>{t.tryAgain}</Button>
      </EmptyState>
    );
  }
  return <WaitingOrder skeleton={skeleton} onRestored={adoptCart} />;
}
