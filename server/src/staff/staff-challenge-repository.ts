import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { staffChallenges } from './staff-tables.ts';

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
