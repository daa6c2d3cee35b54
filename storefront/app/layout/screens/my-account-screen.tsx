import { type ReactNode, useEffect } from 'react';
import { MyAccount } from '../../features/account/my-account.tsx';
import { activateCart } from '../../features/cart/activate-cart.ts';
import { dropCart } from '../../features/cart/cart-store.ts';
import { LastOrder } from '../../features/orders/last-order.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { forgetShopper } from '../../session/sign-out.client.ts';
import { logOut } from '../header/customer-greeting.tsx';

/** Connects the account page to orders and cart. */
export function MyAccountScreen({ skeleton }: { skeleton: ReactNode }) {
  const language = useLanguage();
  useEffect(activateCart, []);
  const clearData = () => {
    dropCart();
    forgetShopper();
  };
  return (
    <MyAccount skeleton={skeleton} lastOrder={<LastOrder />} onLogout={() => logOut(language)} onDeleted={clearData} />
  );
}
