import type { UserEvent } from '@testing-library/user-event';
import { readCart } from '@vitrine/contract/cart/cart.ts';
import { type StandInShop, standInShop } from '../../testing/stand-in-shop.ts';
import type { LayoutData } from '../app/layout/frame/frame-data.ts';
import { CheckoutScreen } from '../app/layout/screens/checkout-screen.tsx';
import { fakeCart } from './fake-cart.ts';
import { answerCheckout } from './fake-checkout.ts';
import { haveCart } from './have-cart.ts';
import { show } from './show.tsx';

/** A shop, and a browser with two mugs in its cart. */
export function shopWithCart(): StandInShop {
  const shop = standInShop();
  const cart = fakeCart({ MUG: 2 });
  answerCheckout(shop);
  haveCart(cart);
  shop.answer(readCart, cart);
  return shop;
}

/** The checkout as its page shows it, connected to cart and account. */
export const showCheckout = (path = '/checkout', layout?: LayoutData): UserEvent =>
  show(
    <>
      <h1>Checkout</h1>
      <CheckoutScreen skeleton={<p>Skeleton</p>} />
    </>,
    { path, ...(layout && { layout }) },
  );
