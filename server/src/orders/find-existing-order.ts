// The same order may be sent several times: a double click, a lost response, a second tab. It is created once. Only its
// sender gets it again: others may know the code of the cart, and the order contains a name and an address.
import type { Queryable, Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { findKey, findOrderOfCart, type OrderRow, saveKey } from './orders-repository.ts';

/** `key` is the caller's idempotency key, `hash` the hash of the request body. */
export interface OrderKey {
  readonly key: string | undefined;
  readonly hash: string;
}

/**
 * Finds the order of this cart, for its customer and for the same request with the same key. A key with another request
 * is refused. Everybody else only learns that the cart has been ordered, not whether by a guest or an account.
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
