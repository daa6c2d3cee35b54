import * as endpoints from '@vitrine/contract/cart/cart.ts';
import * as shapes from '@vitrine/contract/cart/cart-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { RequestContext } from '../store/store.ts';
import { addManyToCart, addToCart, addToNewCart } from './add-to-cart.ts';
import { applyCoupon, removeCoupon } from './apply-coupon.ts';
import { readCart } from './cart-view.ts';
import { clearCart, removeFromCart } from './remove-from-cart.ts';

export function mountCart(mount: Mount<RequestContext>): void {
  mount(endpoints.addToNewCart, shapes.addToNewCart, addToNewCart);
  mount(endpoints.addToCart, shapes.addToCart, addToCart);
  mount(endpoints.addManyToCart, shapes.addManyToCart, addManyToCart);
  mount(endpoints.readCart, shapes.readCart, readCart);
  mount(endpoints.removeFromCart, shapes.removeFromCart, removeFromCart);
  mount(endpoints.clearCart, shapes.clearCart, clearCart);
  mount(endpoints.applyCoupon, shapes.applyCoupon, applyCoupon);
  mount(endpoints.removeCoupon, shapes.removeCoupon, removeCoupon);
}
