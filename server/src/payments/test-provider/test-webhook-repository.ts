import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { testWebhooks } from './test-payment-tables.ts';

export type TestWebhook = typeof testWebhooks.$inferSelect;

export async function addWebhook(tx: Tx, webhook: Pick<TestWebhook, 'id' | 'body'>, now: Date): Promise<void> {
  await tx.insert(testWebhooks).values({ ...webhook, createdAt: now, tries: 0, nextTryAt: now });
}

/** Claims due webhooks: other processes skip them until `until`. */
export function takeDueWebhooks(db: Queryable, now: Date, until: Date, limit: number): Promise<TestWebhook[]> {
  const due = db
    .select({ id: testWebhooks.id })
    .from(testWebhooks)
    .where(lte(testWebhooks.nextTryAt, now))
    .orderBy(asc(testWebhooks.nextTryAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(testWebhooks)
    .set({ tries: sql`${testWebhooks.tries} + 1`, nextTryAt: until })
    .where(inArray(testWebhooks.id, due))
    .returning();
}

export async function tryAgainAt(db: Queryable, id: string, nextTryAt: Date): Promise<void> {
  await db.update(testWebhooks).set({ nextTryAt }).where(eq(testWebhooks.id, id));
}

export async function removeWebhook(db: Queryable, id: string): Promise<void> {
  await db.delete(testWebhooks).where(eq(testWebhooks.id, id));
}
