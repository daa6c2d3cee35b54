import type { Cart, removeCoupon as removeShape, applyCoupon as shape } from '@vitrine/contract/cart-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { refuse } from '../platform/refusal.ts';
import type { ShopVisit } from '../store/store.ts';
import { problemOf } from './cart-coupon.ts';
import { changeCart } from './cart-repository.ts';
import { findCouponByCode } from './coupon-repository.ts';
import { type OpenCart, openCart } from './edit-cart.ts';
import { findWithinLimits } from './limit-coupons.ts';
import { recallCardsOf } from './price-cart.ts';
import { showCart } from './show-cart.ts';

export async function applyCoupon(visit: ShopVisit, { params }: Input<typeof shape>): Promise<Cart> {
  const open = await openCart(visit, params.code);
  return showCart(visit, await putCoupon(visit, open, params.promo));
}

export async function removeCoupon(visit: ShopVisit, { params }: Input<typeof removeShape>): Promise<Cart> {
  const { cart, ...rest } = await openCart(visit, params.code);
  await changeCart(visit.db, cart.id, { couponId: null });
  return showCart(visit, { ...rest, cart: { ...cart, couponId: null } });
}

/** A cart has one coupon; a new one takes the place of the old, a refused one leaves it. */
export async function putCoupon(visit: ShopVisit, open: OpenCart, code: string): Promise<OpenCart> {
  const find = () => findCouponByCode(visit.db, visit.store.id, code.trim());
  const coupon = (await findWithinLimits(visit, open.cart.code, find)) ?? refuse('coupon.unknown');
  const problem = await problemOf(visit, coupon, open, await recallCardsOf(visit, open));
  if (problem) throw problem;
  await changeCart(visit.db, open.cart.id, { couponId: coupon.id });
  return { ...open, cart: { ...open.cart, couponId: coupon.id } };
}
