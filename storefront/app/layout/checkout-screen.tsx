import { type ReactNode, useEffect } from 'react';
import { CouponForm } from '../features/cart/coupon-form.tsx';
import { adoptCart, dropCart } from '../features/cart/hand-over.ts';
import { loadCart } from '../features/cart/load-cart.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { CheckoutEntry } from '../features/checkout/checkout-entry.tsx';
import { useFrame } from './use-frame.ts';

/** Where the cart meets the checkout. */
export function CheckoutScreen({ skeleton }: { skeleton: ReactNode }) {
  const { cart, phase } = useCart();
  const { geocoding = null } = useFrame();
  useEffect(() => {
    loadCart();
  }, []);
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
