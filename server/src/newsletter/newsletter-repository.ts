import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { KnownCustomer } from '../store/store.ts';
import { newsletterReaders } from './newsletter-tables.ts';

export type ReaderRow = typeof newsletterReaders.$inferSelect;
export type NewReader = Pick<ReaderRow, 'storeId' | 'email' | 'firstName' | 'lastName' | 'language' | 'askedAt'>;

/** Whoever has left and asks again starts anew; whoever is on the list stays as they are. */
export async function saveReader(tx: Database, reader: NewReader): Promise<ReaderRow> {
  const isOut = sql`${newsletterReaders.confirmedAt} is null or ${newsletterReaders.leftAt} is not null`;
  const unlessIn = (column: 'asked_at' | 'language') =>
    sql`case when ${isOut} then excluded.${sql.identifier(column)} else ${newsletterReaders}.${sql.identifier(column)} end`;
  const [row] = await tx
    .insert(newsletterReaders)
    .values({ ...reader, key: randomBytes(16).toString('hex') })
    .onConflictDoUpdate({
      target: [newsletterReaders.storeId, newsletterReaders.email],
      set: {
        askedAt: unlessIn('asked_at'),
        language: unlessIn('language'),
        confirmedAt: sql`case when ${newsletterReaders.leftAt} is null then ${newsletterReaders.confirmedAt} end`,
        leftAt: null,
      },
    })
    .returning();
  if (!row) throw new Error('a reader was not saved');
  return row;
}

/** The first time counts. Whoever has left since then must ask again. */
export async function confirmByKey(tx: Database, key: string, now: Date): Promise<ReaderRow | undefined> {
  const [row] = await tx
    .update(newsletterReaders)
    .set({ confirmedAt: sql`coalesce(${newsletterReaders.confirmedAt}, ${now.toISOString()})` })
    .where(and(eq(newsletterReaders.key, key), isNull(newsletterReaders.leftAt)))
    .returning();
  return row;
}

export async function leaveByKey(db: Database, key: string, now: Date): Promise<ReaderRow | undefined> {
  const [row] = await db
    .update(newsletterReaders)
    .set({ leftAt: sql`coalesce(${newsletterReaders.leftAt}, ${now.toISOString()})` })
    .where(eq(newsletterReaders.key, key))
    .returning();
  return row;
}

const ofAddress = (storeId: number, email: string) =>
  and(eq(newsletterReaders.storeId, storeId), eq(newsletterReaders.email, email));

const isOnList = and(isNotNull(newsletterReaders.confirmedAt), isNull(newsletterReaders.leftAt));

export async function isReader(db: Database, storeId: number, email: string): Promise<boolean> {
  const found = await db
    .select({ id: newsletterReaders.id })
    .from(newsletterReaders)
    .where(and(ofAddress(storeId, email), isOnList));
  return found.length > 0;
}

export async function leaveList(tx: Database, storeId: number, email: string, now: Date): Promise<void> {
  await tx
    .update(newsletterReaders)
    .set({ leftAt: now })
    .where(and(ofAddress(storeId, email), isNull(newsletterReaders.leftAt)));
}

/** A new address that has said yes or no before keeps its own word; the old one gets nothing more either way. */
export async function moveReader(
  tx: Database,
  storeId: number,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Promise<void> {
  const [known] = await tx
    .select({ id: newsletterReaders.id })
    .from(newsletterReaders)
    .where(
      and(ofAddress(storeId, to), or(isNotNull(newsletterReaders.confirmedAt), isNotNull(newsletterReaders.leftAt))),
    );
  if (known) return leaveList(tx, storeId, from, now);
  const [onList] = await tx
    .select({ id: newsletterReaders.id })
    .from(newsletterReaders)
    .where(and(ofAddress(storeId, from), isOnList));
  if (!onList) return;
  await tx.delete(newsletterReaders).where(ofAddress(storeId, to));
  await tx.update(newsletterReaders).set({ email: to }).where(eq(newsletterReaders.id, onList.id));
}

export const findReaders = (db: Database, storeId: number): Promise<ReaderRow[]> =>
  db
    .select()
    .from(newsletterReaders)
    .where(and(eq(newsletterReaders.storeId, storeId), isOnList))
    .orderBy(asc(newsletterReaders.id));

const ofCustomer = ({ storeId, emails }: KnownCustomer) =>
  and(
    eq(newsletterReaders.storeId, storeId),
    inArray(
      newsletterReaders.email,
      emails.map((email) => email.toLowerCase()),
    ),
  );

export const findReadersOf = (db: Database, customer: KnownCustomer) =>
  db
    .select({
      email: newsletterReaders.email,
      askedAt: newsletterReaders.askedAt,
      confirmedAt: newsletterReaders.confirmedAt,
      leftAt: newsletterReaders.leftAt,
    })
    .from(newsletterReaders)
    .where(ofCustomer(customer));

export async function deleteReadersOf(tx: Database, customer: KnownCustomer): Promise<void> {
  await tx.delete(newsletterReaders).where(ofCustomer(customer));
}

/** Addresses that never answered, or left, are not ours to keep. */
export async function deleteReadersBefore(db: Database, before: Date): Promise<void> {
  const neverCame = and(isNull(newsletterReaders.confirmedAt), lt(newsletterReaders.askedAt, before));
  await db.delete(newsletterReaders).where(or(neverCame, lt(newsletterReaders.leftAt, before)));
}
