// Who may see an order: its customer, or whoever shows its key. To anybody else it is not there.

import { timingSafeEqual } from 'node:crypto';
import { DAY } from '../platform/clock.ts';
import { refuse } from '../platform/refusal.ts';
import { findHistory, findOrder, type OrderRow } from './orders-repository.ts';
import type { OrderContext } from './payment-services.ts';

/** A mail may be forwarded or found: its key opens the order for this long after something last happened to it. */
const KEY_OPENS_FOR = 30 * DAY;

export async function openOrder(ctx: OrderContext, id: number, key: string | undefined): Promise<OrderRow> {
  const order = await findOrder(ctx.db, ctx.store.id, id);
  return order && (await mayOpen(ctx, order, key)) ? order : refuse('order.not-found');
}

export async function mayOpen(ctx: OrderContext, order: OrderRow, key: string | undefined): Promise<boolean> {
  if (order.customerId !== null && order.customerId === ctx.customerId) return true;
  if (!isSame(order.key, key ?? '')) return false;
  const last = (await findHistory(ctx.db, [order.id])).at(-1)?.at ?? order.createdAt;
  return ctx.now.getTime() - last.getTime() <= KEY_OPENS_FOR;
}

const isSame = (known: string, shown: string): boolean =>
  known.length === Buffer.byteLength(shown) && timingSafeEqual(Buffer.from(known), Buffer.from(shown));
