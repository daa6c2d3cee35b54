// When a guest signs in, the cart of the browser is merged into the cart of the account. No line is lost.
import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { findSellables } from '../catalog/catalog.ts';
import type { Tx } from '../platform/database/database.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import type { RequestContext } from '../store/store.ts';
import {
  type CartRow,
  changeCart,
  deleteCart,
  findLines,
  lockCartsFor,
  lockCustomer,
  moveLine,
  saveLine,
} from './cart-repository.ts';
import { viewCart } from './cart-view.ts';
import { loadCartDetails, maxOrderQuantity } from './edit-cart.ts';
import { mergeLines } from './merge-lines.ts';

/**
 * Merges the guest cart with this code into the customer's cart. A code of another customer's cart is refused as
 * unknown; an unknown code is ignored.
 */
export async function mergeCarts(ctx: RequestContext, customerId: number, code: string | undefined): Promise<Cart> {
  const cart = await ctx.db.transaction(async (tx) => {
    await lockCustomer(tx, ctx.store.id, customerId);
    const carts = await lockCartsFor(tx, ctx.store.id, customerId, code);
    const own = carts.find((one) => one.customerId === customerId);
    const named = carts.find((one) => one.code === code);
    if (named && named.customerId !== null && named.customerId !== customerId)
      return throwDomainError('cart.not-found');
    const guest = named?.customerId === null ? named : undefined;
    if (!own) return guest ? claimGuestCart(tx, guest, customerId) : throwDomainError('cart.not-found');
    return guest ? mergeGuestCart(ctx, tx, own, guest) : own;
  });
  return viewCart(ctx, await loadCartDetails(ctx, cart));
}

/** The seed is removed, because knowing it must not give access to the cart of an account. */
async function claimGuestCart(tx: Tx, guest: CartRow, customerId: number): Promise<CartRow> {
  await changeCart(tx, guest.id, { customerId, seed: null });
  return { ...guest, customerId, seed: null };
}

async function mergeGuestCart(ctx: RequestContext, tx: Tx, own: CartRow, guest: CartRow): Promise<CartRow> {
  const lines = await findLines(tx, [own.id, guest.id]);
  const sellables = await findSellables(
    tx,
    lines.map(({ variantId }) => variantId),
    ctx.now,
  );
  const { moved, raised, notices } = mergeLines(
    lines.filter(({ cartId }) => cartId === own.id),
    lines.filter(({ cartId }) => cartId === guest.id),
    (variantId) => {
      const sellable = sellables.get(variantId);
      return sellable ? maxOrderQuantity(sellable) : 0;
    },
  );
  for (const { id } of moved) await moveLine(tx, id, own.id);
  for (const { id: _, ...line } of raised) await saveLine(tx, line);
  const change = {
    couponId: own.couponId ?? guest.couponId,
    country: own.country ?? guest.country,
    notices: [
      ...own.notices.filter(({ variantId }) => !raised.some((line) => line.variantId === variantId)),
      ...notices,
    ],
    changedAt: ctx.now,
  };
  await changeCart(tx, own.id, change);
  await deleteCart(tx, guest.id);
  return { ...own, ...change };
}
