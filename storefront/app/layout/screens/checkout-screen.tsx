import { listOrders } from '@vitrine/contract/orders.ts';
import type { ReactNode } from 'react';
import { ignoreFailure } from '../../api/ignore-failure.ts';
import { loadCart } from '../../features/cart/actions/load-cart.ts';
import { CouponForm } from '../../features/cart/screen/coupon-form.tsx';
import { useCart } from '../../features/cart/state/cart-state.ts';
import { adoptCart, dropCart } from '../../features/cart/state/change-cart.ts';
import { Checkout } from '../../features/checkout/checkout.tsx';
import { offerAddresses, offerCountry } from '../../features/checkout/checkout-draft.ts';
import { savedAddresses } from '../../features/checkout/saved-addresses.ts';
import type { AddressValues } from '../../forms/address.ts';
import { loadShopperCountry } from '../../forms/use-shopper-country.ts';
import { useLoad } from '../../hooks/use-load.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { loadUser } from '../../session/load-user.client.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';

const none: AddressValues[] = [];

/** Connects the checkout to the cart and the account. */
export function CheckoutScreen({ skeleton }: { skeleton: ReactNode }) {
  const language = useLanguage();
  const { cart, phase } = useCart();
  const { geocoding = null } = useLayoutData();
  const { data: saved = none, isLoading } = useLoad('customer', async () => {
    loadCart();
    // With the country, the form has its fields at once.
    offerCountry(await loadShopperCountry(language));
    const user = await ignoreFailure('profile', loadUser());
    if (!user) return none;
    const found = await ignoreFailure('orders', shopperApi()(listOrders, { query: { count: 5 } }));
    const saved = savedAddresses(user, found?.orders ?? []);
    offerAddresses(user, saved[0] ?? null);
    return saved;
  });
  if (isLoading) return skeleton;
  return (
    <Checkout
      cart={cart && cart.products.length > 0 ? cart : null}
      phase={phase}
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
