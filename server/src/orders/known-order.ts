// The same order may be sent many times: a double click, a lost answer, a second tab. It is made once and answered again.
import type { Database } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { findKey, findOrderOfCart, type OrderRow, saveKey } from './orders-repository.ts';

/** A caller's own name for its request; `hash` stands for what the request says. */
export interface OrderKey {
  readonly key: string | undefined;
  readonly hash: string;
}

/** The order this cart became, if it has. A key that came with other words before is refused. */
export async function findKnownOrder(
  db: Database,
  { cartId, customerId }: { readonly cartId: number; readonly customerId: number | null },
  { key, hash }: OrderKey,
): Promise<OrderRow | undefined> {
  const order = await findOrderOfCart(db, cartId);
  if (!order) return undefined;
  const known = key === undefined ? undefined : await findKey(db, cartId, key);
  // Whoever knows the code of a customer's cart is not that customer. Who sends the very same request again is: a guest who
  // became a customer by it has no token yet.
  const isOwn = order.customerId === null || order.customerId === customerId || known?.hash === hash;
  if (!isOwn) return refuse('cart.not-found');
  if (known && known.hash !== hash) return refuse('request.key-reused');
  return order;
}

export async function rememberKey(tx: Database, order: OrderRow, { key, hash }: OrderKey, at: Date): Promise<void> {
  if (key !== undefined) await saveKey(tx, { cartId: order.cartId, orderId: order.id, key, hash, at });
}
