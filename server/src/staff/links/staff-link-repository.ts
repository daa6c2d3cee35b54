import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { staffLinks } from '../staff-tables.ts';

export type StaffLinkRow = typeof staffLinks.$inferSelect;
export type StaffLinkKind = StaffLinkRow['kind'];

export async function addStaffLink(tx: Tx, link: typeof staffLinks.$inferInsert): Promise<void> {
  await tx.insert(staffLinks).values(link);
}

/** A link that has not expired. */
export async function findStaffLink(
  db: Queryable,
  storeId: number,
  kind: StaffLinkKind,
  hash: string,
  now: Date,
): Promise<StaffLinkRow | undefined> {
  const [row] = await db
    .select()
    .from(staffLinks)
    .where(
      and(
        eq(staffLinks.storeId, storeId),
        eq(staffLinks.kind, kind),
        eq(staffLinks.hash, hash),
        gt(staffLinks.endsAt, now),
      ),
    );
  return row;
}

/** Returns whether it was still there: a link is used once. */
export async function takeStaffLink(tx: Tx, id: number): Promise<boolean> {
  const taken = await tx.delete(staffLinks).where(eq(staffLinks.id, id)).returning({ id: staffLinks.id });
  return taken.length > 0;
}

export async function deleteSetupLinks(tx: Tx, storeId: number): Promise<void> {
  await tx.delete(staffLinks).where(and(eq(staffLinks.storeId, storeId), eq(staffLinks.kind, 'setup')));
}

export async function deleteLinksOf(tx: Tx, staffId: number): Promise<void> {
  await tx.delete(staffLinks).where(eq(staffLinks.staffId, staffId));
}

/** When the open invitations of these people expire. */
export async function findInvitations(
  db: Queryable,
  staffIds: readonly number[],
  now: Date,
): Promise<Map<number, Date>> {
  if (staffIds.length === 0) return new Map();
  const rows = await db
    .select({ staffId: staffLinks.staffId, endsAt: staffLinks.endsAt })
    .from(staffLinks)
    .where(
      and(inArray(staffLinks.staffId, [...staffIds]), eq(staffLinks.kind, 'invitation'), gt(staffLinks.endsAt, now)),
    );
  return new Map(rows.flatMap(({ staffId, endsAt }) => (staffId === null ? [] : [[staffId, endsAt] as const])));
}

export async function deleteEndedStaffLinks(db: Queryable, now: Date): Promise<void> {
  await db.delete(staffLinks).where(lt(staffLinks.endsAt, now));
}
