import { and, asc, eq, lte } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { productDrafts } from './draft-tables.ts';

const d = productDrafts;

export type DraftRow = typeof productDrafts.$inferSelect;

export async function findDraft(db: Queryable, storeId: number, productId: number): Promise<DraftRow | undefined> {
  const [row] = await db
    .select()
    .from(d)
    .where(and(eq(d.storeId, storeId), eq(d.productId, productId)));
  return row;
}

export async function saveDraftRow(db: Queryable, draft: DraftRow): Promise<void> {
  const { productId: _, ...values } = draft;
  await db.insert(d).values(draft).onConflictDoUpdate({ target: d.productId, set: values });
}

/** False when there is none. */
export async function removeDraft(db: Queryable, storeId: number, productId: number): Promise<boolean> {
  const rows = await db
    .delete(d)
    .where(and(eq(d.storeId, storeId), eq(d.productId, productId)))
    .returning({ id: d.productId });
  return rows.length > 0;
}

export async function findDueDrafts(db: Queryable, storeId: number, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: d.productId })
    .from(d)
    .where(and(eq(d.storeId, storeId), lte(d.publishAt, now)))
    .orderBy(asc(d.publishAt));
  return rows.map(({ id }) => id);
}

/** Removes the draft, which is published in the same transaction; undefined when another process was first. */
export async function takeDueDraft(db: Queryable, productId: number, now: Date): Promise<DraftRow | undefined> {
  const [row] = await db
    .delete(d)
    .where(and(eq(d.productId, productId), lte(d.publishAt, now)))
    .returning();
  return row;
}

export async function keepUnpublished(db: Queryable, productId: number, problem: string): Promise<void> {
  await db.update(d).set({ publishAt: null, problem }).where(eq(d.productId, productId));
}
