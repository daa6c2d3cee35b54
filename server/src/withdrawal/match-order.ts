import { isInTime, lastDayToWithdraw } from '@vitrine/contract/withdrawal-rules.ts';
import { findHistory, findOrder, toApiStatus } from '../orders/orders.ts';
import type { Tx } from '../platform/database/database.ts';
import type { RequestContext } from '../store/store.ts';

export interface Match {
  readonly orderId: number | null;
  readonly inTime: boolean | null;
}

const LARGEST_ID = 2_147_483_647;

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

/** Shoppers also write "No. 1042" or "#1042". */
function orderIdIn(text: string): number {
  const id = Number(/^\D*(\d{1,10})\D*$/.exec(text)?.[1] ?? 0);
  return id <= LARGEST_ID ? id : 0;
}
