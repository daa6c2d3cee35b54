import { and, asc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { OrderRow } from '../orders-repository.ts';
import { orders, payments, refunds } from '../orders-tables.ts';

export type RefundRow = typeof refunds.$inferSelect;

const UNCONFIRMED_HOURS = 24;

/** The sums refunded without a confirmation in the last hours, of the order and by the caller; failed refunds do not count. */
export async function sumUnconfirmed(
  tx: Tx,
  { id, currency }: Pick<OrderRow, 'id' | 'currency'>,
  caller: string,
): Promise<{ ofOrder: number; byCaller: number }> {
  const sumOf = (which: SQL) => sql<number>`coalesce(sum(${refunds.amount}) filter (where ${which}), 0)::float8`;
  const [row] = await tx
    .select({
      ofOrder: sumOf(eq(refunds.orderId, id)),
      byCaller: sumOf(eq(refunds.unconfirmedBy, caller)),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        isNotNull(refunds.unconfirmedBy),
        or(eq(refunds.orderId, id), eq(refunds.unconfirmedBy, caller)),
        isNull(refunds.failedAt),
        gt(refunds.createdAt, sql`now() - make_interval(hours => ${UNCONFIRMED_HOURS})`),
        eq(orders.currency, currency),
      ),
    );
  return row ?? { ofOrder: 0, byCaller: 0 };
}

/** The person who asked for a refund, the reason, and the idempotency key. */
export type RefundOrigin = Pick<RefundRow, 'actor' | 'reason' | 'requestKey' | 'requestHash'>;

const isOpen = and(isNull(refunds.doneAt), isNull(refunds.failedAt));

/** One refund per key. */
export async function createPendingRefund(
  tx: Tx,
  refund: Pick<RefundRow, 'key' | 'orderId' | 'attempt' | 'amount' | 'owedSince'> &
    Partial<Pick<RefundRow, 'lines' | 'unconfirmedBy'> & RefundOrigin>,
): Promise<void> {
  await tx
    .insert(refunds)
    .values({ ...refund, dueAt: refund.owedSince })
    .onConflictDoNothing();
}

/** A refund that the merchant makes outside the shop: nothing remains to be done here. */
export async function addDoneRefund(
  tx: Tx,
  refund: Pick<RefundRow, 'key' | 'orderId' | 'amount' | 'owedSince' | 'lines' | 'unconfirmedBy'> & RefundOrigin,
): Promise<void> {
  const { owedSince } = refund;
  await tx.insert(refunds).values({ ...refund, attempt: null, dueAt: owedSince, doneAt: owedSince });
}

/** Oldest first. */
export const findRefunds = (db: Queryable, orderId: number): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));

export const findRefundsOf = (db: Queryable, attempt: string): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.attempt, attempt)).orderBy(asc(refunds.id));

export const findOpenRefunds = (db: Queryable, orderId: number): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isOpen))
    .orderBy(asc(refunds.id));

export const findDueRefunds = (
  db: Queryable,
  now: Date,
  max: number,
): Promise<{ refund: RefundRow; provider: string }[]> =>
  db
    .select({ refund: refunds, provider: payments.provider })
    .from(refunds)
    .innerJoin(payments, eq(payments.attempt, refunds.attempt))
    .where(and(isOpen, lte(refunds.dueAt, now)))
    .orderBy(asc(refunds.dueAt))
    .limit(max);

/** Pending, waiting for a retry, or failed. */
export const findUndoneRefunds = (
  db: Queryable,
  storeId: number,
  max: number,
): Promise<{ refund: RefundRow; currency: string }[]> =>
  db
    .select({ refund: refunds, currency: orders.currency })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.storeId, storeId), isNull(refunds.doneAt)))
    .orderBy(asc(refunds.owedSince))
    .limit(max);

/** Refunds that are not done: waiting for the provider's answer, being processed by it, or failed. */
export async function countUndoneRefunds(db: Queryable): Promise<{ waiting: number; pending: number; failed: number }> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${refunds.failedAt} is null and not ${refunds.accepted})::int`,
      pending: sql<number>`count(*) filter (where ${refunds.failedAt} is null and ${refunds.accepted})::int`,
      failed: sql<number>`count(*) filter (where ${refunds.failedAt} is not null)::int`,
    })
    .from(refunds)
    .where(isNull(refunds.doneAt));
  return row ?? { waiting: 0, pending: 0, failed: 0 };
}

/** Does nothing when the refund has ended meanwhile. */
export async function postponeRefund(
  db: Queryable,
  id: number,
  change: Pick<RefundRow, 'tries' | 'dueAt' | 'lastError'>,
): Promise<void> {
  await db
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, id), isOpen));
}

export async function changeRefund(
  tx: Tx,
  id: number,
  change: Partial<Pick<RefundRow, 'accepted' | 'doneAt' | 'failedAt' | 'lastError'>>,
): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
}
