import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import type { DataSubject } from '../store/store.ts';
import type { OrderRow } from './orders-repository.ts';
import { orderHistory, orderNotes, orders, refunds } from './orders-tables.ts';

const ownedBy = ({ id, storeId }: DataSubject) => and(eq(orders.storeId, storeId), eq(orders.customerId, id));

/** Oldest first. */
export const findAllOrdersOf = (db: Queryable, customer: DataSubject): Promise<OrderRow[]> =>
  db.select().from(orders).where(ownedBy(customer)).orderBy(asc(orders.id));

/** Unpaid orders of guests are not claimed before their payment has ended. */
export async function adoptOrders(tx: Tx, { id, storeId, emails }: DataSubject): Promise<void> {
  const wanted = emails.map((email) => email.trim().toLowerCase());
  await tx
    .update(orders)
    .set({ customerId: id })
    .where(
      and(
        eq(orders.storeId, storeId),
        isNull(orders.customerId),
        inArray(sql`lower(${orders.emailAddress})`, wanted),
        ne(orders.state, 'awaiting-payment'),
      ),
    );
}

/** Deletes the texts of staff about these orders; that a step was made, when and by whom, stays. */
export async function eraseNotes(tx: Tx, orderIds: readonly number[]): Promise<void> {
  const ids = [...orderIds];
  await tx.delete(orderNotes).where(and(inArray(orderNotes.orderId, ids), eq(orderNotes.kind, 'note')));
  await tx.update(orderNotes).set({ text: null }).where(inArray(orderNotes.orderId, ids));
  await tx.update(orderHistory).set({ note: null }).where(inArray(orderHistory.orderId, ids));
  await tx.update(refunds).set({ reason: null }).where(inArray(refunds.orderId, ids));
}

/** Deletes values of the merchant's fields, but those with these codes. */
export async function eraseFields(tx: Tx, orderIds: readonly number[], kept: readonly string[]): Promise<void> {
  const values = sql`select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${orders.fields})
    where split_part(key, '.', 1) = any(${sql.param([...kept])}::text[])`;
  await tx
    .update(orders)
    .set({ fields: sql`(${values})` })
    .where(inArray(orders.id, [...orderIds]));
}

export async function unlinkOrders(tx: Tx, customer: DataSubject): Promise<void> {
  await tx.update(orders).set({ customerId: null }).where(ownedBy(customer));
}
