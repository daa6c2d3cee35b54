import { type ReactNode, useState } from 'react';
import { ignoreFailure } from '../../api/ignore-failure.ts';
import { loadCart } from '../../features/cart/actions/load-cart.ts';
import { CouponForm } from '../../features/cart/screen/coupon-form.tsx';
import { useCart } from '../../features/cart/state/cart-state.ts';
import { adoptCart, dropCart } from '../../features/cart/state/change-cart.ts';
import { Checkout } from '../../features/checkout/checkout.tsx';
import { offerAddresses } from '../../features/checkout/checkout-draft.ts';
import { useLoad } from '../../hooks/use-load.ts';
import { loadUser } from '../../session/load-user.client.ts';
import { getAccessToken } from '../../session/token.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';

/** Connects the checkout to the cart and the account. */
export function CheckoutScreen({ skeleton }: { skeleton: ReactNode }) {
  const { cart, phase } = useCart();
  const { geocoding = null } = useLayoutData();
  const { isLoading } = useLoad('customer', async () => {
    loadCart();
    const user = await ignoreFailure('profile', loadUser());
    if (user) offerAddresses(user);
  });
  // A guest has no addresses to wait for.
  const [isGuest] = useState(getAccessToken() === null);
  if (isLoading && !isGuest) return skeleton;
  return (
    <Checkout
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
