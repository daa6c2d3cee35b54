// Access to an order: its customer, or anybody with its key. For everybody else it does not exist.

import { timingSafeEqual } from 'node:crypto';
import { DAY } from '../platform/clock.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import type { RequestContext } from '../store/store.ts';
import { findHistory, findOrder, type OrderRow } from './orders-repository.ts';
import type { OrderServices } from './payment/payment-services.ts';

/** Mails can be forwarded or found, so their key expires this long after the last change of the order, or after it was mailed on
 * request. */
const KEY_VALID_MS = 30 * DAY;

export async function openOrder(
  ctx: RequestContext & OrderServices,
  id: number,
  key: string | undefined,
): Promise<OrderRow> {
  const order = await findOrder(ctx.db, ctx.store.id, id);
  return order && (await canOpenOrder(ctx, order, key)) ? order : throwDomainError('order.not-found');
}

export async function canOpenOrder(
  ctx: RequestContext & OrderServices,
  order: OrderRow,
  key: string | undefined,
): Promise<boolean> {
  if (order.customerId !== null && order.customerId === ctx.customerId) return true;
  if (!isSame(order.key, key ?? '')) return false;
  const changed = (await findHistory(ctx.db, [order.id])).at(-1)?.at ?? order.createdAt;
  const last = Math.max(changed.getTime(), order.linkSentAt?.getTime() ?? 0);
  return ctx.now.getTime() - last <= KEY_VALID_MS;
}

const isSame = (known: string, shown: string): boolean =>
  known.length === Buffer.byteLength(shown) && timingSafeEqual(Buffer.from(known), Buffer.from(shown));
