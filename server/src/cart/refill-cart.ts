// Puts the lines of a failed order back into a cart: the customer's own, or a new one.
import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { findSellables } from '../catalog/catalog.ts';
import type { Tx } from '../platform/database/database.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import type { RequestContext } from '../store/store.ts';
import {
  type CartRow,
  changeCart,
  createCart,
  findCartById,
  findCartOfCustomer,
  findLines,
  lockCustomer,
  moveCode,
  type NewLine,
  saveLine,
} from './cart-repository.ts';
import { viewCart } from './cart-view.ts';
import { findCoupon } from './coupon-repository.ts';
import { loadCartDetails } from './edit-cart.ts';

export interface Refill {
  readonly customerId: number | null;
  readonly couponId: number | null;
  readonly lines: readonly Omit<NewLine, 'cartId'>[];
}

/** Runs in the caller's transaction. A line that is already in the cart has the larger quantity afterwards. */
export async function refillCart(tx: Tx, ctx: RequestContext, refill: Refill): Promise<number> {
  const cart = await cartFor(tx, ctx, refill.customerId);
  const quantityOf = new Map((await findLines(tx, [cart.id])).map((line) => [line.variantId, line.quantity]));
  const known = await findSellables(
    tx,
    refill.lines.map(({ variantId }) => variantId),
    ctx.now,
  );
  for (const line of refill.lines.filter(({ variantId }) => known.has(variantId))) {
    const quantity = Math.max(line.quantity, quantityOf.get(line.variantId) ?? 0);
    await saveLine(tx, { ...line, cartId: cart.id, quantity });
  }
  const coupon = refill.couponId === null ? undefined : await findCoupon(tx, refill.couponId);
  await changeCart(tx, cart.id, { changedAt: ctx.now, couponId: cart.couponId ?? coupon?.id ?? null });
  return cart.id;
}

/** The new cart has the code of the ordered one, which gets another. */
export async function reopenCart(
  tx: Tx,
  ctx: RequestContext,
  orderedCartId: number,
  { customerId, ...refill }: Refill,
): Promise<number> {
  const id = await refillCart(tx, ctx, { ...refill, customerId: null });
  await moveCode(tx, orderedCartId, id);
  if (customerId !== null) {
    await lockCustomer(tx, ctx.store.id, customerId);
    if (!(await findCartOfCustomer(tx, ctx.store.id, customerId))) await changeCart(tx, id, { customerId });
  }
  return id;
}

async function cartFor(tx: Tx, { store, now }: RequestContext, customerId: number | null): Promise<CartRow> {
  if (customerId === null) return createCart(tx, store.id, null, now);
  await lockCustomer(tx, store.id, customerId);
  const own = await findCartOfCustomer(tx, store.id, customerId);
  if (own) return own;
  const created = await createCart(tx, store.id, null, now);
  await changeCart(tx, created.id, { customerId });
  return { ...created, customerId };
}

/** Refuses a cart that has become an order since. */
export async function showRefilled(ctx: RequestContext, cartId: number): Promise<Cart> {
  const cart = await findCartById(ctx.db, cartId);
  if (!cart || cart.orderedAt !== null) return throwDomainError('cart.not-found');
  return viewCart(ctx, await loadCartDetails(ctx, cart));
}
