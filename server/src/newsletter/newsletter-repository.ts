import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import type { DataSubject } from '../store/store.ts';
import { newsletterSubscribers } from './newsletter-tables.ts';

export type SubscriberRow = typeof newsletterSubscribers.$inferSelect;
export type NewSubscriber = Pick<
  SubscriberRow,
  'storeId' | 'email' | 'firstName' | 'lastName' | 'language' | 'askedAt'
>;

/** An unsubscribed address starts again; a subscribed one stays unchanged. */
export async function saveSubscriber(tx: Tx, reader: NewSubscriber): Promise<SubscriberRow> {
  const isOut = sql`${newsletterSubscribers.confirmedAt} is null or ${newsletterSubscribers.leftAt} is not null`;
  const unlessIn = (column: 'asked_at' | 'language') =>
    sql`case when ${isOut} then excluded.${sql.identifier(column)} else ${newsletterSubscribers}.${sql.identifier(column)} end`;
  const [row] = await tx
    .insert(newsletterSubscribers)
    .values({ ...reader, key: randomBytes(16).toString('hex') })
    .onConflictDoUpdate({
      target: [newsletterSubscribers.storeId, newsletterSubscribers.email],
      set: {
        askedAt: unlessIn('asked_at'),
        language: unlessIn('language'),
        confirmedAt: sql`case when ${newsletterSubscribers.leftAt} is null then ${newsletterSubscribers.confirmedAt} end`,
        leftAt: null,
      },
    })
    .returning();
  if (!row) throw new Error('a reader was not saved');
  return row;
}

const BATCH = 500;

/** Adds addresses that are not known here; returns how many were added. */
export async function addSubscribers(
  tx: Tx,
  subscribers: readonly (typeof newsletterSubscribers.$inferInsert)[],
): Promise<number> {
  let added = 0;
  for (let start = 0; start < subscribers.length; start += BATCH) {
    const rows = await tx
      .insert(newsletterSubscribers)
      .values(subscribers.slice(start, start + BATCH))
      .onConflictDoNothing({ target: [newsletterSubscribers.storeId, newsletterSubscribers.email] })
      .returning({ id: newsletterSubscribers.id });
    added += rows.length;
  }
  return added;
}

/** Only the first confirmation counts. After unsubscribing, a new subscription is needed. */
export async function confirmByKey(tx: Tx, key: string, now: Date): Promise<SubscriberRow | undefined> {
  const [row] = await tx
    .update(newsletterSubscribers)
    .set({ confirmedAt: sql`coalesce(${newsletterSubscribers.confirmedAt}, ${now.toISOString()})` })
    .where(and(eq(newsletterSubscribers.key, key), isNull(newsletterSubscribers.leftAt)))
    .returning();
  return row;
}

export async function leaveByKey(db: Queryable, key: string, now: Date): Promise<SubscriberRow | undefined> {
  const [row] = await db
    .update(newsletterSubscribers)
    .set({ leftAt: sql`coalesce(${newsletterSubscribers.leftAt}, ${now.toISOString()})` })
    .where(eq(newsletterSubscribers.key, key))
    .returning();
  return row;
}

const ofAddress = (storeId: number, email: string) =>
  and(eq(newsletterSubscribers.storeId, storeId), eq(newsletterSubscribers.email, email));

const isOnList = and(isNotNull(newsletterSubscribers.confirmedAt), isNull(newsletterSubscribers.leftAt));

export async function findSubscriber(
  db: Queryable,
  storeId: number,
  email: string,
): Promise<SubscriberRow | undefined> {
  const [row] = await db
    .select()
    .from(newsletterSubscribers)
    .where(and(ofAddress(storeId, email), isOnList));
  return row;
}

export const isSubscriber = async (db: Queryable, storeId: number, email: string): Promise<boolean> =>
  (await findSubscriber(db, storeId, email)) !== undefined;

export async function leaveList(tx: Tx, storeId: number, email: string, now: Date): Promise<void> {
  await tx
    .update(newsletterSubscribers)
    .set({ leftAt: now })
    .where(and(ofAddress(storeId, email), isNull(newsletterSubscribers.leftAt)));
}

/** If the new address already has a subscription state, keep it; remove the old address. */
export async function moveSubscriber(
  tx: Tx,
  storeId: number,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Promise<void> {
  const [known] = await tx
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(
      and(
        ofAddress(storeId, to),
        or(isNotNull(newsletterSubscribers.confirmedAt), isNotNull(newsletterSubscribers.leftAt)),
      ),
    );
  if (known) return leaveList(tx, storeId, from, now);
  const [onList] = await tx
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(and(ofAddress(storeId, from), isOnList));
  if (!onList) return;
  await tx.delete(newsletterSubscribers).where(ofAddress(storeId, to));
  await tx.update(newsletterSubscribers).set({ email: to }).where(eq(newsletterSubscribers.id, onList.id));
}

export const findSubscribers = (db: Queryable, storeId: number): Promise<SubscriberRow[]> =>
  db
    .select()
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.storeId, storeId), isOnList))
    .orderBy(asc(newsletterSubscribers.id));

const ofCustomer = ({ storeId, emails }: DataSubject) =>
  and(
    eq(newsletterSubscribers.storeId, storeId),
    inArray(
      newsletterSubscribers.email,
      emails.map((email) => email.toLowerCase()),
    ),
  );

export const findSubscribersOf = (db: Queryable, customer: DataSubject) =>
  db
    .select({
      email: newsletterSubscribers.email,
      askedAt: newsletterSubscribers.askedAt,
      confirmedAt: newsletterSubscribers.confirmedAt,
      leftAt: newsletterSubscribers.leftAt,
    })
    .from(newsletterSubscribers)
    .where(ofCustomer(customer));

export async function deleteSubscribersOf(tx: Tx, customer: DataSubject): Promise<void> {
  await tx.delete(newsletterSubscribers).where(ofCustomer(customer));
}

/** Addresses that never confirmed, or unsubscribed, must not be stored any longer. */
export async function deleteSubscribersBefore(db: Queryable, before: Date): Promise<void> {
  const neverCame = and(isNull(newsletterSubscribers.confirmedAt), lt(newsletterSubscribers.askedAt, before));
  await db.delete(newsletterSubscribers).where(or(neverCame, lt(newsletterSubscribers.leftAt, before)));
}
