import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, min, or } from 'drizzle-orm';
import { DAY } from '../../platform/clock.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { disputes, orders, paymentEvents, paymentStarts, payments } from '../orders-tables.ts';

export type AttemptRow = typeof payments.$inferSelect;
export type EventRow = typeof paymentEvents.$inferSelect;

export async function insertAttempt(tx: Tx, attempt: typeof payments.$inferInsert): Promise<void> {
  await tx.insert(payments).values(attempt);
}

export const findAttempts = (db: Queryable, orderIds: readonly number[]): Promise<AttemptRow[]> =>
  db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(asc(payments.createdAt));

export async function findLatestAttempt(db: Queryable, orderId: number): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return row;
}

export async function findAttempt(db: Queryable, attempt: string): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.attempt, attempt));
  return row;
}

export async function findAttemptByReference(
  db: Queryable,
  provider: string,
  reference: string,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.reference, reference)));
  return row;
}

/** Payments that are neither paid nor failed. */
export async function countWaitingPayments(db: Queryable): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({ count: count(), oldest: min(payments.createdAt) })
    .from(payments)
    .where(inArray(payments.state, ['open', 'pending']));
  return row ?? { count: 0, oldest: null };
}

/** Webhook events that are not applied. */
export async function countWaitingEvents(db: Queryable): Promise<number> {
  const [row] = await db.select({ count: count() }).from(paymentEvents).where(isNull(paymentEvents.appliedAt));
  return row?.count ?? 0;
}

/** Keeps the first response; later ones are the same. */
export async function saveStartedPayment(
  db: Queryable,
  attempt: string,
  started: { readonly reference: string; readonly redirectUrl: string | null },
): Promise<void> {
  await db
    .update(payments)
    .set(started)
    .where(and(eq(payments.attempt, attempt), isNull(payments.reference)));
}

/** A page takes the place of a payment without one. */
export async function replaceReference(
  db: Queryable,
  { attempt, reference }: { readonly attempt: string; readonly reference: string },
  started: { readonly reference: string; readonly redirectUrl: string },
): Promise<void> {
  await db
    .update(payments)
    .set(started)
    .where(and(eq(payments.attempt, attempt), eq(payments.reference, reference), eq(payments.state, 'open')));
}

/** For an event about an attempt without a stored reference. */
export async function adoptReference(
  db: Queryable,
  { attempt, reference, orderId }: Pick<AttemptRow, 'attempt' | 'orderId'> & { readonly reference: string },
  provider: string,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .update(payments)
    .set({ reference })
    .where(
      and(
        eq(payments.attempt, attempt),
        eq(payments.orderId, orderId),
        eq(payments.provider, provider),
        isNull(payments.reference),
      ),
    )
    .returning();
  return row;
}

export async function changeAttempt(
  db: Queryable,
  attempt: string,
  change: Partial<Pick<AttemptRow, 'state' | 'refunded' | 'askedAt'>>,
): Promise<void> {
  await db.update(payments).set(change).where(eq(payments.attempt, attempt));
}

const ASK_RARELY_EVERY_MS = 600_000;
const ASK_OFTEN_FOR = 3 * DAY;

/**
 * Unresolved payments. Open ones are requested in every round, also of ended orders: the provider may have been
 * unavailable when they expired, and the shopper may have paid. Pending ones of ended orders, and those open for days,
 * are requested less often. Those requested longest ago come first.
 */
export const findUnresolved = async (db: Queryable, now: Date, max: number): Promise<AttemptRow[]> => {
  const rows = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        inArray(payments.state, ['open', 'pending']),
        isNotNull(payments.reference),
        or(
          and(eq(payments.state, 'open'), gt(payments.expiresAt, new Date(now.getTime() - ASK_OFTEN_FOR))),
          eq(orders.state, 'awaiting-payment'),
          lt(payments.askedAt, new Date(now.getTime() - ASK_RARELY_EVERY_MS)),
        ),
      ),
    )
    .orderBy(asc(payments.askedAt))
    .limit(max);
  return rows.map(({ payment }) => payment);
};

/** Returns false when the event is stored already. */
export async function saveEvent(db: Queryable, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const rows = await db.insert(paymentEvents).values(event).onConflictDoNothing().returning();
  return rows.length > 0;
}

export const findWaitingEvents = (db: Queryable, now: Date, max: number): Promise<EventRow[]> =>
  db
    .select()
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.appliedAt), lte(paymentEvents.dueAt, now)))
    .orderBy(asc(paymentEvents.dueAt))
    .limit(max);

const isEvent = ({ provider, eventId }: EventRow) =>
  and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId));

export async function postponeEvent(db: Queryable, event: EventRow, dueAt: Date): Promise<void> {
  await db
    .update(paymentEvents)
    .set({ dueAt, tries: event.tries + 1 })
    .where(isEvent(event));
}

export async function markApplied(db: Queryable, event: EventRow, now: Date): Promise<void> {
  await db.update(paymentEvents).set({ appliedAt: now }).where(isEvent(event));
}

export async function deleteAppliedEvents(db: Queryable, before: Date): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.appliedAt, before));
}

export async function deleteStarts(db: Queryable, before: Date): Promise<void> {
  await db.delete(paymentStarts).where(lt(paymentStarts.at, before));
}

export async function addStart(tx: Tx, firstTry: number, at: Date): Promise<void> {
  await tx.insert(paymentStarts).values({ firstTry, at });
}

export async function countStarts(db: Queryable, firstTry: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ starts: count() })
    .from(paymentStarts)
    .where(and(eq(paymentStarts.firstTry, firstTry), gt(paymentStarts.at, since)));
  return row?.starts ?? 0;
}

export type DisputeRow = typeof disputes.$inferSelect;

/** Returns the saved dispute, or undefined when a newer state is stored already. */
export async function saveDispute(tx: Tx, dispute: DisputeRow): Promise<DisputeRow | undefined> {
  const { amount, currency, reason, state, dueBy, updatedAt } = dispute;
  const [row] = await tx
    .insert(disputes)
    .values(dispute)
    .onConflictDoUpdate({
      target: [disputes.provider, disputes.reference],
      set: { amount, currency, reason, state, dueBy, updatedAt },
      setWhere: lte(disputes.updatedAt, updatedAt),
    })
    .returning();
  return row;
}

export const findDisputes = (db: Queryable, orderId: number): Promise<DisputeRow[]> =>
  db
    .select()
    .from(disputes)
    .where(eq(disputes.orderId, orderId))
    .orderBy(asc(disputes.openedAt), asc(disputes.reference));
