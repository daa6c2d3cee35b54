// Personal data in orders. Accounting rules require to retain order documents after an account is deleted. Notes of staff are
// no such documents: they are erased, and they are not part of the export, which customers request themselves. Values of the
// merchant's fields are part of the export; erased are those that do not stand on the invoice.

import { findCustomFields } from '../custom-fields/custom-fields.ts';
import { DAY, daysBefore } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { type PersonalDataHandler, retentionEnd } from '../store/store.ts';
import {
  adoptOrders,
  eraseFields,
  eraseNotes,
  findAllOrdersOf,
  unlinkOrders,
} from './order-personal-data-repository.ts';
import { deleteIdempotencyKeys, findOrderLines } from './orders-repository.ts';
import { deleteAppliedEvents, deleteStarts } from './payment/payments-repository.ts';

export const ordersPersonalData: PersonalDataHandler = {
  subject: 'orders',
  exportPersonalData: async (db, customer) => {
    const orders = await findAllOrdersOf(db, customer);
    const lines = await findOrderLines(
      db,
      orders.map(({ id }) => id),
    );
    return orders.map(({ key: _, storeId: __, cartId: ___, ...order }) => ({
      ...order,
      lines: lines
        .filter(({ orderId }) => orderId === order.id)
        .map(({ sku, name, options, quantity, unit }) => ({ sku, name, options, quantity, unit })),
    }));
  },
  claimGuestData: (tx, customer) => adoptOrders(tx, customer),
  erasePersonalData: async (tx, customer) => {
    const orders = await findAllOrdersOf(tx, customer);
    const newest = orders.at(-1);
    if (!newest) return [];
    const ids = orders.map(({ id }) => id);
    await eraseNotes(tx, ids);
    const invoiceFields = (await findCustomFields(tx, customer.storeId)).filter(({ onInvoice }) => onInvoice);
    await eraseFields(
      tx,
      ids,
      invoiceFields.map(({ code }) => code),
    );
    await unlinkOrders(tx, customer);
    return [{ what: 'orders', until: retentionEnd(newest.createdAt) }];
  },
  deleteExpired: deleteExpiredOrderData,
};

const KEY_DAYS = 7;
/** Providers repeat an event for three days; the rest of the time helps to investigate issues. */
const EVENT_DAYS = 90;

/** Deletes data that only served to count or to recognise repeats. Orders, payments, refunds and disputes are kept. */
async function deleteExpiredOrderData(db: Database, now: Date): Promise<void> {
  await deleteIdempotencyKeys(db, daysBefore(now, KEY_DAYS));
  await deleteAppliedEvents(db, daysBefore(now, EVENT_DAYS));
  // Starts are counted over ten minutes.
  await deleteStarts(db, new Date(now.getTime() - DAY));
}
