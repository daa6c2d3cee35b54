// A cart becomes an order.
import type { Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { type CartRow, changeCart, findAnyCart, lockAnyCart } from './cart-repository.ts';
import { type CartDetails, loadCartDetails } from './edit-cart.ts';

/** The cart of a guest, or of this very customer; also one that has become an order, which is then answered again. */
export async function findOrderable({ db, store, customerId }: RequestContext, code: string): Promise<CartRow> {
  const cart = await findAnyCart(db, store.id, code);
  if (!cart || (cart.customerId !== null && cart.customerId !== customerId)) return refuse('cart.not-found');
  return cart;
}

/** As it lies there now, for a look before it is locked. */
export const peekCart = (ctx: RequestContext, cart: CartRow): Promise<CartDetails> => loadCartDetails(ctx, cart);

/** Until the transaction ends nobody else changes or orders it. */
export async function openLocked(tx: Tx, ctx: RequestContext, cartId: number): Promise<CartDetails> {
  const cart = (await lockAnyCart(tx, cartId)) ?? refuse('cart.not-found');
  return loadCartDetails({ ...ctx, db: tx }, cart);
}

/** From here on its code and its seed open nothing, and its customer may begin another. */
export const closeCart = (tx: Tx, cartId: number, now: Date): Promise<void> =>
  changeCart(tx, cartId, { orderedAt: now, customerId: null, seed: null });
