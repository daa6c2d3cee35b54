// Steps of the checkout that turn a cart into an order.
import type { Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { type CartRow, changeCart, findAnyCart, lockAnyCart } from './cart-repository.ts';
import { type CartDetails, loadCartDetails } from './edit-cart.ts';

/** Also finds a cart that has become an order, so that a repeated request returns that order. */
export async function findOrderable({ db, store, customerId }: RequestContext, code: string): Promise<CartRow> {
  const cart = await findAnyCart(db, store.id, code);
  if (!cart || (cart.customerId !== null && cart.customerId !== customerId)) return refuse('cart.not-found');
  return cart;
}

/** Reads the cart without a lock, for checks before the transaction. */
export const peekCart = (ctx: RequestContext, cart: CartRow): Promise<CartDetails> => loadCartDetails(ctx, cart);

/** Locks the cart until the transaction ends. */
export async function openLocked(tx: Tx, ctx: RequestContext, cartId: number): Promise<CartDetails> {
  const cart = (await lockAnyCart(tx, cartId)) ?? refuse('cart.not-found');
  return loadCartDetails({ ...ctx, db: tx }, cart);
}

/** After this, code and seed are invalid and the customer can start another cart. */
export const closeCart = (tx: Tx, cartId: number, now: Date): Promise<void> =>
  changeCart(tx, cartId, { orderedAt: now, customerId: null, seed: null });
