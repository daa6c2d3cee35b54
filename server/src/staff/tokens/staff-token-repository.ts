import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { StaffRow } from '../staff-repository.ts';
import { staff, staffTokens } from '../staff-tables.ts';

export type StaffTokenRow = typeof staffTokens.$inferSelect;

interface OwnedToken {
  readonly token: StaffTokenRow;
  readonly person: StaffRow;
}

export async function addStaffToken(tx: Tx, token: typeof staffTokens.$inferInsert): Promise<StaffTokenRow> {
  const [row] = await tx.insert(staffTokens).values(token).returning();
  if (!row) throw new Error('a token was not saved');
  return row;
}

/** The token that has not ended, of a person who may still sign in. */
export async function findStaffToken(
  db: Queryable,
  storeId: number,
  hash: string,
  now: Date,
): Promise<OwnedToken | undefined> {
  const [row] = await db
    .select({ token: staffTokens, person: staff })
    .from(staffTokens)
    .innerJoin(staff, eq(staff.id, staffTokens.staffId))
    .where(
      and(eq(staffTokens.hash, hash), gt(staffTokens.endsAt, now), eq(staff.storeId, storeId), eq(staff.enabled, true)),
    );
  return row;
}

export const findStaffTokens = (db: Queryable, storeId: number): Promise<OwnedToken[]> =>
  db
    .select({ token: staffTokens, person: staff })
    .from(staffTokens)
    .innerJoin(staff, eq(staff.id, staffTokens.staffId))
    .where(eq(staff.storeId, storeId))
    .orderBy(desc(staffTokens.createdAt), desc(staffTokens.id));

export async function noteTokenUse(db: Queryable, id: number, now: Date): Promise<void> {
  await db.update(staffTokens).set({ lastUsedAt: now }).where(eq(staffTokens.id, id));
}

/** Undefined when there is none. */
export async function removeStaffToken(tx: Tx, storeId: number, id: number): Promise<StaffTokenRow | undefined> {
  const ofStore = tx.select({ id: staff.id }).from(staff).where(eq(staff.storeId, storeId));
  const [row] = await tx
    .delete(staffTokens)
    .where(and(eq(staffTokens.id, id), inArray(staffTokens.staffId, ofStore)))
    .returning();
  return row;
}

/** All tokens of the person. Returns their names. */
export async function deleteStaffTokensOf(tx: Tx, staffId: number): Promise<string[]> {
  const deleted = await tx
    .delete(staffTokens)
    .where(eq(staffTokens.staffId, staffId))
    .returning({ name: staffTokens.name });
  return deleted.map(({ name }) => name).sort();
}

export async function deleteStaffTokensBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(staffTokens).where(lt(staffTokens.endsAt, before));
}
