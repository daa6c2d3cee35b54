// The same order may be sent many times: a double click, a lost answer, a second tab. It is made once and answered again, but
// only to whoever sent it: the code of a cart is known to more than one, and the order holds a name and an address.
import type { Queryable, Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { findKey, findOrderOfCart, type OrderRow, saveKey } from './orders-repository.ts';

/** A caller's own name for its request; `hash` stands for what the request says. */
export interface OrderKey {
  readonly key: string | undefined;
  readonly hash: string;
}

/**
 * The order this cart became, if it has: for the customer it belongs to, and for the same request under the same key. A key
 * that came with another request is refused; everybody else learns only that the cart has been ordered, whether the order
 * is a guest's or an account's.
 */
export async function findExistingOrder(
  db: Queryable,
  { cartId, customerId }: { readonly cartId: number; readonly customerId: number | null },
  { key, hash }: OrderKey,
): Promise<OrderRow | undefined> {
  const order = await findOrderOfCart(db, cartId);
  if (!order) return undefined;
  const known = key === undefined ? undefined : await findKey(db, cartId, key);
  if (known && known.hash !== hash) return refuse('request.key-reused');
  const isOwner = order.customerId !== null && order.customerId === customerId;
  return known || isOwner ? order : refuse('order.placed');
}

export async function saveIdempotencyKey(tx: Tx, order: OrderRow, { key, hash }: OrderKey, at: Date): Promise<void> {
  if (key !== undefined) await saveKey(tx, { cartId: order.cartId, orderId: order.id, key, hash, at });
}
