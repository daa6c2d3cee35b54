import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { reviews, reviewVotes } from './reviews-tables.ts';

export interface Vote {
  readonly reviewId: number;
  readonly customerId: number;
}

/** Idempotent: a customer has one vote per review. */
export async function addVote(tx: Tx, vote: Vote): Promise<void> {
  await tx.insert(reviewVotes).values(vote).onConflictDoNothing();
}

export async function removeVote(tx: Tx, { reviewId, customerId }: Vote): Promise<void> {
  await tx.delete(reviewVotes).where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.customerId, customerId)));
}

export async function removeVotesFor(tx: Tx, reviewId: number): Promise<void> {
  await tx.delete(reviewVotes).where(eq(reviewVotes.reviewId, reviewId));
  await countVotes(tx, reviewId);
}

/** Updates and returns the number of votes. */
export async function countVotes(tx: Tx, reviewId: number): Promise<number> {
  const [counted] = await tx.select({ votes: count() }).from(reviewVotes).where(eq(reviewVotes.reviewId, reviewId));
  const helpful = counted?.votes ?? 0;
  await tx.update(reviews).set({ helpful }).where(eq(reviews.id, reviewId));
  return helpful;
}

export const findVotesOf = (db: Queryable, customerId: number): Promise<Vote[]> =>
  db.select().from(reviewVotes).where(eq(reviewVotes.customerId, customerId)).orderBy(asc(reviewVotes.reviewId));

export async function findVotedIn(db: Queryable, productId: number, customerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: reviews.id })
    .from(reviewVotes)
    .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
    .where(and(eq(reviewVotes.customerId, customerId), eq(reviews.productId, productId)))
    .orderBy(asc(reviews.id));
  return rows.map(({ id }) => id);
}

export async function removeVotesOf(tx: Tx, customerId: number): Promise<void> {
  const given = await tx.delete(reviewVotes).where(eq(reviewVotes.customerId, customerId)).returning();
  if (given.length === 0) return;
  await tx
    .update(reviews)
    .set({ helpful: sql`(select count(*) from ${reviewVotes} where ${reviewVotes.reviewId} = ${reviews.id})` })
    .where(
      inArray(
        reviews.id,
        given.map(({ reviewId }) => reviewId),
      ),
    );
}
