import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { orders, paymentEvents, paymentStarts, payments, refunds } from './orders-tables.ts';

export type AttemptRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type EventRow = typeof paymentEvents.$inferSelect;

export async function insertAttempt(tx: Database, attempt: typeof payments.$inferInsert): Promise<void> {
  await tx.insert(payments).values(attempt);
}

export const findAttempts = (db: Database, orderIds: readonly number[]): Promise<AttemptRow[]> =>
  db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(asc(payments.createdAt));

export async function findLatestAttempt(db: Database, orderId: number): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return row;
}

export async function findAttempt(db: Database, attempt: string): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.attempt, attempt));
  return row;
}

export async function findAttemptByReference(
  db: Database,
  provider: string,
  reference: string,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.reference, reference)));
  return row;
}

/** The first answer of the provider is kept; a second one says the same. */
export async function keepStarted(
  db: Database,
  attempt: string,
  started: { readonly reference: string; readonly redirectUrl: string | null },
): Promise<void> {
  await db
    .update(payments)
    .set(started)
    .where(and(eq(payments.attempt, attempt), isNull(payments.reference)));
}

/** For an event about a page whose address we never got to keep. */
export async function adoptReference(
  db: Database,
  { provider, reference, orderId }: Pick<EventRow, 'provider' | 'reference' | 'orderId'>,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .update(payments)
    .set({ reference })
    .where(and(eq(payments.provider, provider), eq(payments.orderId, orderId), isNull(payments.reference)))
    .returning();
  return row;
}

export async function changeAttempt(
  tx: Database,
  attempt: string,
  change: Partial<Pick<AttemptRow, 'state' | 'refunded' | 'askedAt'>>,
): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.attempt, attempt));
}

/** Payments whose end is not known: the ones the shop waits for, and now and then the ones it has given up on. */
export const findUnresolved = async (db: Database, now: Date, most: number): Promise<AttemptRow[]> => {
  const rows = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        inArray(payments.state, ['open', 'pending']),
        isNotNull(payments.reference),
        or(eq(orders.state, 'awaiting-payment'), lt(payments.askedAt, new Date(now.getTime() - 600_000))),
      ),
    )
    .orderBy(asc(payments.askedAt))
    .limit(most);
  return rows.map(({ payment }) => payment);
};

/** False when the event came before. */
export async function keepEvent(db: Database, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const rows = await db.insert(paymentEvents).values(event).onConflictDoNothing().returning();
  return rows.length > 0;
}

export const findWaitingEvents = (db: Database, most: number): Promise<EventRow[]> =>
  db
    .select()
    .from(paymentEvents)
    .where(isNull(paymentEvents.appliedAt))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(most);

export async function markApplied(db: Database, { provider, eventId }: EventRow, now: Date): Promise<void> {
  await db
    .update(paymentEvents)
    .set({ appliedAt: now })
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)));
}

/** Owed once a key. */
export async function owe(tx: Database, refund: typeof refunds.$inferInsert): Promise<void> {
  await tx.insert(refunds).values(refund).onConflictDoNothing();
}

export const findRefunds = (db: Database, orderId: number): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));

export const findOwed = (db: Database, most: number): Promise<RefundRow[]> =>
  db.select().from(refunds).where(isNull(refunds.doneAt)).orderBy(asc(refunds.owedSince)).limit(most);

export async function markGivenBack(db: Database, id: number, now: Date): Promise<void> {
  await db.update(refunds).set({ doneAt: now }).where(eq(refunds.id, id));
}

export async function addStart(tx: Database, firstTry: number, at: Date): Promise<void> {
  await tx.insert(paymentStarts).values({ firstTry, at });
}

export async function countStarts(db: Database, firstTry: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ starts: count() })
    .from(paymentStarts)
    .where(and(eq(paymentStarts.firstTry, firstTry), gt(paymentStarts.at, since)));
  return row?.starts ?? 0;
}
