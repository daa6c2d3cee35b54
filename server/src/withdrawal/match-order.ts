import { isInTime, lastDayToWithdraw } from '@vitrine/contract/withdrawal/withdrawal-rules.ts';
import { findHistory, findOrder, orderIdIn, toApiStatus } from '../orders/orders.ts';
import type { Tx } from '../platform/database/database.ts';
import type { RequestContext } from '../store/store.ts';

export interface Match {
  readonly orderId: number | null;
  readonly inTime: boolean | null;
}

/** Finds the order of a declaration. The same queries run either way, so that timing reveals nothing. */
export async function matchOrder(
  tx: Tx,
  { store, now, customerId }: Pick<RequestContext, 'store' | 'now' | 'customerId'>,
  declared: { readonly orderNumber: string; readonly email: string },
): Promise<Match> {
  const id = orderIdIn(declared.orderNumber);
  const order = await findOrder(tx, store.id, id);
  const history = await findHistory(tx, [id]);
  const isTheirs =
    order?.emailAddress.toLowerCase() === declared.email || (customerId !== null && order?.customerId === customerId);
  if (!order || !isTheirs) return { orderId: null, inTime: null };
  const delivered = history.find(({ after }) => toApiStatus(after) === 'DELIVERED');
  const lastDay = lastDayToWithdraw({
    deliveredAt: delivered?.at.toISOString() ?? null,
    expectedDelivery: order.expectedDelivery,
  });
  return { orderId: id, inTime: isInTime(lastDay, now) };
}
