import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { limits } from '../platform-tables.ts';

export type LimitRow = typeof limits.$inferSelect;

/** Increments the counter and returns it; a period that has ended starts again at one. */
export async function incrementLimit(db: Queryable, key: string, now: Date, minutes: number): Promise<LimitRow> {
  const firstAttempt = { key, count: 1, endsAt: new Date(now.getTime() + minutes * 60_000) };
  const hasEnded = sql`${limits.endsAt} <= ${now.toISOString()}`;
  const [row] = await db
    .insert(limits)
    .values(firstAttempt)
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`case when ${hasEnded} then 1 else ${limits.count} + 1 end`,
        endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${limits.endsAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('the attempt was not counted');
  return row;
}

export async function decrementLimit(db: Queryable, key: string): Promise<void> {
  await db
    .update(limits)
    .set({ count: sql`greatest(${limits.count} - 1, 0)` })
    .where(eq(limits.key, key));
}

export async function findLimit(db: Queryable, key: string): Promise<LimitRow | undefined> {
  const [row] = await db.select().from(limits).where(eq(limits.key, key));
  return row;
}

export async function deleteEndedLimits(db: Queryable, now: Date): Promise<void> {
  await db.delete(limits).where(lt(limits.endsAt, now));
}
