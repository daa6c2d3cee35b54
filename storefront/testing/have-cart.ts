import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { closeDrawer, setEstimate, settle } from '../app/features/cart/cart-store.ts';
import { clearCartCode, setCartCode } from '../app/session/cart-code.ts';

/** The cart that this browser has, as after its load; null for none. Whatever an earlier test has left is gone. */
export function haveCart(cart: Cart | null): void {
  if (cart) setCartCode(cart.code);
  else clearCartCode();
  closeDrawer();
  setEstimate(null);
  settle(cart);
}

/** Before anything is known of the cart. */
export function haveUnknownCart(): void {
  haveCart(null);
  settle(null, 'unknown');
}
