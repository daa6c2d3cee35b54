import type { ReactNode } from 'react';
import { loadCart } from '../../features/cart/actions/load-cart.ts';
import { adoptCart, dropCart, useCart } from '../../features/cart/cart-store.ts';
import { CouponForm } from '../../features/cart/screen/coupon-form.tsx';
import { Checkout } from '../../features/checkout/checkout.tsx';
import { prepareCheckout } from '../../features/checkout/saved-addresses.ts';
import { useLoad } from '../../hooks/use-load.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';

/** Connects the checkout to the cart and the account. */
export function CheckoutScreen({ skeleton }: { skeleton: ReactNode }) {
  const language = useLanguage();
  const { cart, phase } = useCart();
  const { geocoding = null, opensLater = false } = useLayoutData();
  const { data: saved = [], isLoading } = useLoad('customer', () => {
    loadCart();
    return prepareCheckout(language);
  });
  if (isLoading) return skeleton;
  return (
    <Checkout
      cart={cart && cart.products.length > 0 ? cart : null}
      phase={phase}
      opensLater={opensLater}
      skeleton={skeleton}
      geocoding={geocoding}
      saved={saved}
      coupon={({ promoCode }) => <CouponForm active={promoCode} />}
      reloadCart={loadCart}
      dropCart={dropCart}
      adoptCart={adoptCart}
    />
  );
}
