import { asc, eq, lte } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { disputes } from './orders-tables.ts';

export type DisputeRow = typeof disputes.$inferSelect;

/** Returns the saved dispute, or undefined when a newer state is stored already. */
export async function saveDispute(tx: Tx, dispute: DisputeRow): Promise<DisputeRow | undefined> {
  const { amount, currency, reason, state, dueBy, updatedAt } = dispute;
  const [row] = await tx
    .insert(disputes)
    .values(dispute)
    .onConflictDoUpdate({
      target: [disputes.provider, disputes.reference],
      set: { amount, currency, reason, state, dueBy, updatedAt },
      setWhere: lte(disputes.updatedAt, updatedAt),
    })
    .returning();
  return row;
}

export const findDisputes = (db: Queryable, orderId: number): Promise<DisputeRow[]> =>
  db
    .select()
    .from(disputes)
    .where(eq(disputes.orderId, orderId))
    .orderBy(asc(disputes.openedAt), asc(disputes.reference));
