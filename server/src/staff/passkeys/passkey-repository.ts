import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { staff, staffPasskeyChallenges, staffPasskeys } from '../staff-tables.ts';

export type PasskeyRow = typeof staffPasskeys.$inferSelect;
export type PasskeyChallengeRow = typeof staffPasskeyChallenges.$inferSelect;
type NewPasskeyRow = Omit<typeof staffPasskeys.$inferInsert, 'id'>;

/** For queries of people: whether they have a passkey. */
export const hasPasskey = sql<boolean>`exists (select 1 from ${staffPasskeys} where ${staffPasskeys.staffId} = ${staff.id})`;

export const findPasskeysOf = (db: Queryable, staffId: number): Promise<PasskeyRow[]> =>
  db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId)).orderBy(asc(staffPasskeys.id));

/** The people of a store who have passkeys. */
export async function findPasskeyHolders(db: Queryable, storeId: number): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ staffId: staffPasskeys.staffId })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(eq(staff.storeId, storeId));
  return new Set(rows.map(({ staffId }) => staffId));
}

export async function findPasskey(
  db: Queryable,
  storeId: number,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .select({ passkey: staffPasskeys })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(and(eq(staff.storeId, storeId), eq(staffPasskeys.credentialId, credentialId)));
  return row?.passkey;
}

/** undefined: the credential is registered already, for this person or another. */
export async function savePasskey(tx: Tx, passkey: NewPasskeyRow): Promise<PasskeyRow | undefined> {
  const [row] = await tx
    .insert(staffPasskeys)
    .values(passkey)
    .onConflictDoNothing({ target: staffPasskeys.credentialId })
    .returning();
  return row;
}

/** Returns false when the counter has not grown: another request was faster, or the key was copied. */
export async function countPasskeyUse(tx: Tx, id: number, counter: number, now: Date): Promise<boolean> {
  const used = await tx
    .update(staffPasskeys)
    .set({ counter, lastUsedAt: now })
    .where(
      and(
        eq(staffPasskeys.id, id),
        or(lt(staffPasskeys.counter, counter), counter === 0 ? eq(staffPasskeys.counter, 0) : undefined),
      ),
    )
    .returning({ id: staffPasskeys.id });
  return used.length > 0;
}

export async function changePasskeyName(tx: Tx, id: number, name: string): Promise<void> {
  await tx.update(staffPasskeys).set({ name }).where(eq(staffPasskeys.id, id));
}

export async function deletePasskey(tx: Tx, id: number): Promise<void> {
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.id, id));
}

export async function deletePasskeysOf(tx: Tx, staffId: number): Promise<void> {
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
}

export async function addPasskeyChallenge(db: Queryable, challenge: PasskeyChallengeRow): Promise<void> {
  await db.insert(staffPasskeyChallenges).values(challenge);
}

type Owner = Pick<PasskeyChallengeRow, 'purpose' | 'staffId' | 'linkId'>;

/** The challenge, if it was made for this purpose and person and has not expired. It can be taken once. */
export async function takePasskeyChallenge(
  db: Queryable,
  hash: string,
  { purpose, staffId, linkId }: Owner,
  now: Date,
): Promise<PasskeyChallengeRow | undefined> {
  const { staffId: ofStaff, linkId: ofLink } = staffPasskeyChallenges;
  const [row] = await db
    .delete(staffPasskeyChallenges)
    .where(
      and(
        eq(staffPasskeyChallenges.hash, hash),
        eq(staffPasskeyChallenges.purpose, purpose),
        staffId === null ? isNull(ofStaff) : eq(ofStaff, staffId),
        linkId === null ? isNull(ofLink) : eq(ofLink, linkId),
        gt(staffPasskeyChallenges.endsAt, now),
      ),
    )
    .returning();
  return row;
}

export async function deleteEndedPasskeyChallenges(db: Queryable, now: Date): Promise<void> {
  await db.delete(staffPasskeyChallenges).where(lt(staffPasskeyChallenges.endsAt, now));
}
