import { type ReactNode, useState } from 'react';
import { ignoreFailure } from '../api/ignore-failure.ts';
import { CouponForm } from '../features/cart/coupon-form.tsx';
import { adoptCart, dropCart } from '../features/cart/hand-over.ts';
import { loadCart } from '../features/cart/load-cart.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { offerAddresses } from '../features/checkout/checkout-draft.ts';
import { CheckoutEntry } from '../features/checkout/checkout-entry.tsx';
import { useLoad } from '../hooks/use-load.ts';
import { loadUser } from '../session/load-user.client.ts';
import { recallToken } from '../session/token.ts';
import { useFrame } from './use-frame.ts';

/** Where the cart and the account meet the checkout. */
export function CheckoutScreen({ skeleton }: { skeleton: ReactNode }) {
  const { cart, phase } = useCart();
  const { geocoding = null } = useFrame();
  const { isLoading } = useLoad('customer', async () => {
    loadCart();
    const user = await ignoreFailure('profile', loadUser());
    if (user) offerAddresses(user);
  });
  // A guest has no addresses to wait for.
  const [isGuest] = useState(recallToken() === null);
  if (isLoading && !isGuest) return skeleton;
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
