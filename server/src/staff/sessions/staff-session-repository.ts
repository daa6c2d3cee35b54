import { and, desc, eq, gt, inArray, lt, ne, or } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { hasPasskey } from '../passkeys/passkey-repository.ts';
import type { StaffRow } from '../staff-repository.ts';
import { staff, staffSessions } from '../staff-tables.ts';

export type StaffSessionRow = typeof staffSessions.$inferSelect;

export async function addStaffSession(tx: Tx, session: typeof staffSessions.$inferInsert): Promise<StaffSessionRow> {
  const [row] = await tx.insert(staffSessions).values(session).returning();
  if (!row) throw new Error('a session was not saved');
  return row;
}

interface FoundSession {
  readonly session: StaffSessionRow;
  readonly person: StaffRow;
  readonly hasPasskey: boolean;
}

/** The session that has not ended, of a person who may still sign in. */
export async function findStaffSession(
  db: Queryable,
  storeId: number,
  secretHash: string,
  now: Date,
): Promise<FoundSession | undefined> {
  const [row] = await db
    .select({ session: staffSessions, person: staff, hasPasskey })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        or(
          eq(staffSessions.secretHash, secretHash),
          and(eq(staffSessions.previousHash, secretHash), gt(staffSessions.previousUntil, now)),
        ),
        gt(staffSessions.endsAt, now),
        gt(staffSessions.idleUntil, now),
        eq(staff.storeId, storeId),
        eq(staff.enabled, true),
      ),
    );
  return row;
}

export async function changeStaffSession(
  db: Queryable,
  id: number,
  change: Partial<Omit<StaffSessionRow, 'id' | 'staffId'>>,
): Promise<void> {
  await db.update(staffSessions).set(change).where(eq(staffSessions.id, id));
}

export async function lockStaffSession(tx: Tx, id: number): Promise<StaffSessionRow | undefined> {
  const [row] = await tx.select().from(staffSessions).where(eq(staffSessions.id, id)).for('update');
  return row;
}

export const findStaffSessionsOf = (db: Queryable, staffId: number, now: Date): Promise<StaffSessionRow[]> =>
  db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), gt(staffSessions.endsAt, now), gt(staffSessions.idleUntil, now)))
    .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id));

/** The sessions that have not ended, of people who may still sign in. Does not count as using them. */
export async function findOpenSessions(db: Queryable, ids: readonly number[], now: Date): Promise<Set<number>> {
  const rows = await db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        inArray(staffSessions.id, [...ids]),
        gt(staffSessions.endsAt, now),
        gt(staffSessions.idleUntil, now),
        eq(staff.enabled, true),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Returns whether the person had it. */
export async function deleteStaffSession(db: Queryable, staffId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(staffSessions.id, id)))
    .returning({ id: staffSessions.id });
  return deleted.length > 0;
}

/** All sessions of the person except the given one. */
export async function deleteStaffSessionsOf(tx: Tx, staffId: number, except?: number): Promise<void> {
  const others = except === undefined ? undefined : ne(staffSessions.id, except);
  await tx.delete(staffSessions).where(and(eq(staffSessions.staffId, staffId), others));
}

export async function deleteEndedStaffSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(staffSessions).where(or(lt(staffSessions.endsAt, now), lt(staffSessions.idleUntil, now)));
}
