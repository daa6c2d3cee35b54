import { type ReactNode, useEffect, useState } from 'react';
import { ignoreFailure } from '../api/ignore-failure.ts';
import { CouponForm } from '../features/cart/coupon-form.tsx';
import { adoptCart, dropCart } from '../features/cart/hand-over.ts';
import { loadCart } from '../features/cart/load-cart.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { offerAddresses } from '../features/checkout/checkout-draft.ts';
import { CheckoutEntry } from '../features/checkout/checkout-entry.tsx';
import { loadUser } from '../session/load-user.client.ts';
import { recallToken } from '../session/token.ts';
import { useFrame } from './use-frame.ts';

/** Where the cart and the account meet the checkout. */
export function CheckoutScreen({ skeleton }: { skeleton: ReactNode }) {
  const { cart, phase } = useCart();
  const { geocoding = null } = useFrame();
  const [isReady, setReady] = useState(recallToken() === null);
  useEffect(() => {
    loadCart();
    ignoreFailure('profile', loadUser()).then((user) => {
      if (user) offerAddresses(user);
      setReady(true);
    });
  }, []);
  if (!isReady) return skeleton;
  return (
    <CheckoutEntry
      cart={cart && cart.products.length > 0 ? cart : null}
      phase={phase}
      skeleton={skeleton}
      geocoding={geocoding}
      coupon={({ promoCode }) => <CouponForm active={promoCode} />}
      reloadCart={loadCart}
      dropCart={dropCart}
      adoptCart={adoptCart}
    />
  );
}
