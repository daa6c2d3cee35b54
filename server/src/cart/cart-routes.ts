import * as promises from '@vitrine/contract/cart.ts';
import * as shapes from '@vitrine/contract/cart-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { ShopVisit } from '../store/store.ts';
import { addManyToCart, addToCart, addToNewCart } from './add-to-cart.ts';
import { applyCoupon, removeCoupon } from './apply-coupon.ts';
import { readCart } from './read-cart.ts';
import { clearCart, removeFromCart } from './remove-from-cart.ts';

export function mountCart(mount: Mount<ShopVisit>): void {
  mount(promises.addToNewCart, shapes.addToNewCart, addToNewCart);
  mount(promises.addToCart, shapes.addToCart, addToCart);
  mount(promises.addManyToCart, shapes.addManyToCart, addManyToCart);
  mount(promises.readCart, shapes.readCart, readCart);
  mount(promises.removeFromCart, shapes.removeFromCart, removeFromCart);
  mount(promises.clearCart, shapes.clearCart, clearCart);
  mount(promises.applyCoupon, shapes.applyCoupon, applyCoupon);
  mount(promises.removeCoupon, shapes.removeCoupon, removeCoupon);
}
