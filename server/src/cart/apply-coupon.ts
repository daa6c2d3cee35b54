import type { Cart, removeCoupon as removeShape, applyCoupon as shape } from '@vitrine/contract/cart/cart-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { DomainError, throwDomainError } from '../platform/domain-error.ts';
import { enforceLimit, networkOf, undoAttempt } from '../platform/security/limits.ts';
import type { RequestContext } from '../store/store.ts';
import { changeCart } from './cart-repository.ts';
import { viewCart } from './cart-view.ts';
import { findCouponError } from './check-coupon.ts';
import { findCouponByCode } from './coupon-repository.ts';
import { type CartDetails, openCart } from './edit-cart.ts';
import { getCachedCardsOf } from './price-cart.ts';

export async function applyCoupon(ctx: RequestContext, { params }: Input<typeof shape>): Promise<Cart> {
  const details = await openCart(ctx, params.code);
  return viewWithCoupon(ctx, details, params.promo);
}

/**
 * A coupon that cannot be applied is no error, as in Shopizer's API: the cart stays as it was, and `couponProblem` says
 * why. Too many wrong codes are refused.
 */
export async function viewWithCoupon(ctx: RequestContext, details: CartDetails, code: string): Promise<Cart> {
  try {
    return await viewCart(ctx, await setCoupon(ctx, details, code));
  } catch (error) {
    if (error instanceof DomainError && error.code.startsWith('coupon.')) return viewCart(ctx, details, error);
    throw error;
  }
}

export async function removeCoupon(ctx: RequestContext, { params }: Input<typeof removeShape>): Promise<Cart> {
  const { cart, ...rest } = await openCart(ctx, params.code);
  await changeCart(ctx.db, cart.id, { couponId: null });
  return viewCart(ctx, { ...rest, cart: { ...cart, couponId: null } });
}

/** A cart has at most one coupon: a valid one replaces it, a refused one does not. */
async function setCoupon(ctx: RequestContext, details: CartDetails, code: string): Promise<CartDetails> {
  const find = () => findCouponByCode(ctx.db, ctx.store.id, code.trim());
  const coupon = (await findWithinLimits(ctx, details.cart.code, find)) ?? throwDomainError('coupon.unknown');
  const error = await findCouponError(ctx, coupon, details, await getCachedCardsOf(ctx, details));
  if (error) throw error;
  await changeCart(ctx.db, details.cart.id, { couponId: coupon.id });
  return { ...details, cart: { ...details.cart, couponId: coupon.id } };
}

const PER_CART = { max: 10, minutes: 15 };
const PER_NETWORK = { max: 60, minutes: 60 };

/** Limits wrong codes per cart and per network, because codes are short enough to be guessed. */
async function findWithinLimits<T>(
  ctx: RequestContext,
  cartCode: string,
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const network = networkOf(ctx.caller.address);
  await enforceLimit(ctx, 'coupon codes of a network', network, PER_NETWORK);
  await enforceLimit(ctx, 'coupon codes of a cart', cartCode, PER_CART);
  const found = await find();
  if (found === undefined) return undefined;
  await undoAttempt(ctx, 'coupon codes of a network', network);
  await undoAttempt(ctx, 'coupon codes of a cart', cartCode);
  return found;
}
