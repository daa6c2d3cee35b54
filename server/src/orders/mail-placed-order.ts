import { queueMail } from '../mail/mail.ts';
import type { Tx } from '../platform/database/database.ts';
import { confirmationMail, type OrderToMail, type Place } from './order-mail.ts';
import { noticeLowStock, orderNotice } from './order-notice.ts';

/**
 * Mails a confirmed order to the shopper and to the merchant, in the transaction that confirms it. `variantIds` are those whose stock
 * may have become low.
 */
export async function mailPlacedOrder(
  tx: Tx,
  place: Place,
  placed: OrderToMail,
  variantIds: readonly number[] = placed.lines.map(({ variantId }) => variantId),
): Promise<void> {
  const { store } = placed;
  const from = { ...place, store };
  await queueMail(tx, from, confirmationMail(place, placed), ...orderNotice(place, placed));
  await noticeLowStock(tx, from, variantIds);
}
