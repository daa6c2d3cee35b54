import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import type { DataSubject } from '../store/store.ts';
import type { OrderRow } from './orders-repository.ts';
import { orders } from './orders-tables.ts';

const ownedBy = ({ id, storeId }: DataSubject) => and(eq(orders.storeId, storeId), eq(orders.customerId, id));

/** The oldest first. */
export const findAllOrdersOf = (db: Queryable, customer: DataSubject): Promise<OrderRow[]> =>
  db.select().from(orders).where(ownedBy(customer)).orderBy(asc(orders.id));

/** An order somebody is still paying for as a guest stays a guest's until that is settled. */
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

export async function unlinkOrders(tx: Tx, customer: DataSubject): Promise<void> {
  await tx.update(orders).set({ customerId: null }).where(ownedBy(customer));
}
