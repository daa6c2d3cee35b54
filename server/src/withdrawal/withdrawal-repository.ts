import { and, asc, count, desc, eq, getTableColumns, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { orders, refunds } from '../orders/orders-tables.ts';
import type { Queryable, Tx } from '../platform/database/database.ts';
import type { DataSubject } from '../store/store.ts';
import { withdrawals } from './withdrawal-tables.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type NewWithdrawal = Omit<typeof withdrawals.$inferInsert, 'id'>;

/** Returns the declaration as it was first received. */
export async function saveWithdrawal(tx: Tx, declared: NewWithdrawal): Promise<WithdrawalRow> {
  const [added] = await tx
    .insert(withdrawals)
    .values(declared)
    .onConflictDoNothing({ target: [withdrawals.storeId, withdrawals.digest] })
    .returning();
  const row = added ?? (await findByDigest(tx, declared));
  if (!row) throw new Error('a withdrawal was not saved');
  return row;
}

async function findByDigest(
  tx: Tx,
  { storeId, digest }: Pick<NewWithdrawal, 'storeId' | 'digest'>,
): Promise<WithdrawalRow | undefined> {
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.storeId, storeId), eq(withdrawals.digest, digest)));
  return row;
}

export const findNewestWithdrawals = (db: Queryable, storeId: number, max: number): Promise<WithdrawalRow[]> =>
  db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.storeId, storeId))
    .orderBy(desc(withdrawals.receivedAt), desc(withdrawals.id))
    .limit(max);

/** Received since then, with a number or an address of no order. */
export async function countUnmatchedWithdrawals(db: Queryable, storeId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ unmatched: count() })
    .from(withdrawals)
    .where(and(eq(withdrawals.storeId, storeId), gte(withdrawals.receivedAt, since), isNull(withdrawals.orderId)));
  return row?.unmatched ?? 0;
}

const isWhole = sql`${withdrawals.lines} = '[]'`;

/**
 * Conditions on a row of withdrawals and its row of orders. It is settled when the order is canceled or refunded in full; what
 * was shipped, or is kept in part, also by a smaller refund since, because the merchant may deduct something.
 */
const isUnsettled = sql`${orders.state} not in ('refunded', 'canceled') and not (
  (${orders.state} = 'shipped' or not ${isWhole}) and exists (
    select 1 from ${refunds} where ${refunds.orderId} = ${orders.id} and ${refunds.failedAt} is null
      and ${refunds.owedSince} >= ${withdrawals.receivedAt}))`;

/** A condition on a row of orders. */
export const hasUnsettled = (kind: 'any' | 'whole'): SQL =>
  sql`exists (select 1 from ${withdrawals} where ${withdrawals.orderId} = ${orders.id} and ${isUnsettled}
    ${kind === 'whole' ? sql`and ${isWhole}` : sql``})`;

/** With whether they are not settled; the oldest first. */
export const findWithdrawalsOfOrders = (
  db: Queryable,
  orderIds: readonly number[],
): Promise<(WithdrawalRow & { orderId: number; isOpen: boolean })[]> =>
  db
    .select({
      ...getTableColumns(withdrawals),
      orderId: orders.id,
      isOpen: sql<boolean>`${isUnsettled}`,
    })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(inArray(withdrawals.orderId, [...orderIds]))
    .orderBy(asc(withdrawals.receivedAt), asc(withdrawals.id));

const ofCustomer = ({ storeId, emails }: DataSubject) =>
  and(
    eq(withdrawals.storeId, storeId),
    inArray(
      withdrawals.email,
      emails.map((email) => email.toLowerCase()),
    ),
  );

/** The oldest first. */
export const findWithdrawalsOf = (db: Queryable, customer: DataSubject): Promise<WithdrawalRow[]> =>
  db.select().from(withdrawals).where(ofCustomer(customer)).orderBy(asc(withdrawals.id));

export async function deleteUnmatchedOf(tx: Tx, customer: DataSubject): Promise<void> {
  await tx.delete(withdrawals).where(and(ofCustomer(customer), isNull(withdrawals.orderId)));
}
