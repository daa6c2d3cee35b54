import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { emailKey } from '../staff-repository.ts';
import { staff, staffChallenges, staffNetworks } from '../staff-tables.ts';

export type ChallengeRow = typeof staffChallenges.$inferSelect;

export async function addChallenge(db: Queryable, challenge: typeof staffChallenges.$inferInsert): Promise<void> {
  await db.insert(staffChallenges).values(challenge);
}

/** Counts a try before the code is compared, so that parallel requests cannot try more often. */
export async function countChallengeTry(db: Queryable, hash: string, now: Date): Promise<ChallengeRow | undefined> {
  const [row] = await db
    .update(staffChallenges)
    .set({ tries: sql`${staffChallenges.tries} + 1` })
    .where(and(eq(staffChallenges.hash, hash), gt(staffChallenges.endsAt, now)))
    .returning();
  return row;
}

/** Returns whether it existed. */
export async function takeChallenge(tx: Tx, hash: string): Promise<boolean> {
  const taken = await tx
    .delete(staffChallenges)
    .where(eq(staffChallenges.hash, hash))
    .returning({ hash: staffChallenges.hash });
  return taken.length > 0;
}

export async function deleteChallengesOf(tx: Tx, staffId: number): Promise<void> {
  await tx.delete(staffChallenges).where(eq(staffChallenges.staffId, staffId));
}

export async function deleteEndedChallenges(db: Queryable, now: Date): Promise<void> {
  await db.delete(staffChallenges).where(lt(staffChallenges.endsAt, now));
}

/** Whether the person has signed in from that network; false for an unknown address. */
export async function isStaffNetwork(
  db: Queryable,
  storeId: number,
  email: string,
  network: string,
  since: Date,
): Promise<boolean> {
  const rows = await db
    .select({ network: staffNetworks.network })
    .from(staffNetworks)
    .innerJoin(staff, eq(staff.id, staffNetworks.staffId))
    .where(
      and(
        eq(staff.storeId, storeId),
        eq(staff.emailKey, emailKey(email)),
        eq(staffNetworks.network, network),
        gt(staffNetworks.lastSeenAt, since),
      ),
    );
  return rows.length > 0;
}

export async function saveStaffNetwork(tx: Tx, staffId: number, network: string, now: Date): Promise<void> {
  await tx
    .insert(staffNetworks)
    .values({ staffId, network, lastSeenAt: now })
    .onConflictDoUpdate({ target: [staffNetworks.staffId, staffNetworks.network], set: { lastSeenAt: now } });
}

export async function deleteOldStaffNetworks(db: Queryable, before: Date): Promise<void> {
  await db.delete(staffNetworks).where(lt(staffNetworks.lastSeenAt, before));
}

export async function findNetworks(tx: Tx, staffId: number): Promise<string[]> {
  const rows = await tx
    .select({ network: staffNetworks.network })
    .from(staffNetworks)
    .where(eq(staffNetworks.staffId, staffId));
  return rows.map(({ network }) => network);
}
