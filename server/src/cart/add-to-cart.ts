import type {
  Cart,
  CartItem,
  addManyToCart as manyShape,
  addToNewCart as newShape,
  addToCart as shape,
} from '@vitrine/contract/cart-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { ShopVisit } from '../store/store.ts';
import { putCoupon } from './apply-coupon.ts';
import { makeCart } from './cart-repository.ts';
import { lockKnown, type OpenCart } from './edit-cart.ts';
import { setLines } from './set-lines.ts';
import { showCart } from './show-cart.ts';

export async function addToNewCart(visit: ShopVisit, { body }: Input<typeof newShape>): Promise<Cart> {
  const { seed, ...item } = body;
  const open = await setLines(visit, (tx) => makeCart(tx, visit.store.id, seed ?? null, visit.now), [item]);
  return finish(visit, open, item);
}

export async function addToCart(visit: ShopVisit, { params, body }: Input<typeof shape>): Promise<Cart> {
  return finish(visit, await setLines(visit, lockKnown(visit, params.code), [body]), body);
}

export async function addManyToCart(visit: ShopVisit, { params, body }: Input<typeof manyShape>): Promise<Cart> {
  return showCart(visit, await setLines(visit, lockKnown(visit, params.code), body));
}

/** The line is in the cart whatever becomes of the coupon that came with it. */
async function finish(visit: ShopVisit, open: OpenCart, { promoCode }: Pick<CartItem, 'promoCode'>): Promise<Cart> {
  return showCart(visit, promoCode ? await putCoupon(visit, open, promoCode) : open);
}
