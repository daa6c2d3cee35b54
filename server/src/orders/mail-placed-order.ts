import type { Tx } from '../platform/database/database.ts';
import { mailConfirmed, type Place } from './order-mail.ts';
import { noticeOrder } from './order-notice.ts';
import type { OrderRow } from './orders-repository.ts';

/** Mails a confirmed order to the shopper and to the merchant, in the transaction that confirms it. */
export async function mailPlacedOrder(tx: Tx, place: Place, order: OrderRow): Promise<void> {
  await mailConfirmed(tx, place, order);
  await noticeOrder(tx, place, order);
}
