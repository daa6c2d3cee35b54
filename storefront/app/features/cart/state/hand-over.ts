// The cart's two doors to ordering: it leaves when it becomes an order, and comes back when that came to nothing.
import type { Cart } from '@vitrine/contract/cart-shapes.ts';
import { broadcastCart } from './cart-tabs.ts';
import { settleCart } from './run-serially.ts';

export function dropCart(): void {
  settleCart(null);
  broadcastCart();
}

export function adoptCart(cart: Cart): void {
  settleCart(cart);
  broadcastCart();
}
