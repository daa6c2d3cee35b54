import type {
  Cart,
  CartItem,
  addManyToCart as manyShape,
  addToNewCart as newShape,
  addToCart as shape,
} from '@vitrine/contract/cart-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { RequestContext } from '../store/store.ts';
import { putCoupon } from './apply-coupon.ts';
import { makeCart } from './cart-repository.ts';
import { type CartDetails, lockKnown } from './edit-cart.ts';
import { setLines } from './set-lines.ts';
import { showCart } from './show-cart.ts';

export async function addToNewCart(ctx: RequestContext, { body }: Input<typeof newShape>): Promise<Cart> {
  const { seed, ...item } = body;
  const open = await setLines(ctx, (tx) => makeCart(tx, ctx.store.id, seed ?? null, ctx.now), [item]);
  return finish(ctx, open, item);
}

export async function addToCart(ctx: RequestContext, { params, body }: Input<typeof shape>): Promise<Cart> {
  return finish(ctx, await setLines(ctx, lockKnown(ctx, params.code), [body]), body);
}

export async function addManyToCart(ctx: RequestContext, { params, body }: Input<typeof manyShape>): Promise<Cart> {
  return showCart(ctx, await setLines(ctx, lockKnown(ctx, params.code), body));
}

/** The line is in the cart whatever becomes of the coupon that came with it. */
async function finish(
  ctx: RequestContext,
  open: CartDetails,
  { promoCode }: Pick<CartItem, 'promoCode'>,
): Promise<Cart> {
  return showCart(ctx, promoCode ? await putCoupon(ctx, open, promoCode) : open);
}
