import { and, asc, count, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { bulkJobs, bulkRows } from './bulk-tables.ts';

export type BulkJobRow = typeof bulkJobs.$inferSelect;
export type NewBulkRow = Omit<typeof bulkRows.$inferInsert, 'jobId'>;
export type StoredBulkRow = typeof bulkRows.$inferSelect;
export type BulkCounts = Pick<BulkJobRow, 'changed' | 'unchanged' | 'refused' | 'warned'>;

export async function addJob(
  db: Queryable,
  job: Pick<BulkJobRow, 'storeId' | 'madeAt' | 'action' | 'stockRule'>,
): Promise<number> {
  const [saved] = await db.insert(bulkJobs).values(job).returning({ id: bulkJobs.id });
  return saved?.id ?? 0;
}

export const addRows = (db: Queryable, jobId: number, rows: readonly NewBulkRow[]): Promise<void> =>
  insertRows(
    db,
    bulkRows,
    rows.map((row) => ({ jobId, ...row })),
  );

export async function saveCounts(db: Queryable, id: number, counts: BulkCounts): Promise<void> {
  await db.update(bulkJobs).set(counts).where(eq(bulkJobs.id, id));
}

export async function saveSteps(db: Queryable, id: number, steps: number): Promise<void> {
  await db.update(bulkJobs).set({ steps }).where(eq(bulkJobs.id, id));
}

/** In the transaction that begins to change products. */
export async function saveJobRun(db: Queryable, id: number, changeId: number): Promise<void> {
  await db.update(bulkJobs).set({ changeId }).where(eq(bulkJobs.id, id));
}

export async function findJob(db: Queryable, storeId: number, id: number): Promise<BulkJobRow | undefined> {
  const [row] = await db
    .select()
    .from(bulkJobs)
    .where(and(eq(bulkJobs.id, id), eq(bulkJobs.storeId, storeId)));
  return row;
}

export type ShownRows = 'all' | 'warned' | 'refused';

const rowsOf = (jobId: number, shown: ShownRows): SQL | undefined =>
  and(
    eq(bulkRows.jobId, jobId),
    shown === 'warned' ? bulkRows.warned : shown === 'refused' ? isNotNull(bulkRows.refusal) : undefined,
  );

export const findRows = (
  db: Queryable,
  jobId: number,
  { shown, after, limit }: { readonly shown: ShownRows; readonly after: number; readonly limit: number },
): Promise<StoredBulkRow[]> =>
  db
    .select()
    .from(bulkRows)
    .where(and(rowsOf(jobId, shown), gt(bulkRows.position, after)))
    .orderBy(asc(bulkRows.position))
    .limit(limit);

export async function countRows(db: Queryable, jobId: number, shown: ShownRows): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(bulkRows).where(rowsOf(jobId, shown));
  return row?.rows ?? 0;
}

/** Products to be changed, some at a time. */
export const findPlanned = (db: Queryable, jobId: number, after: number, limit: number): Promise<StoredBulkRow[]> =>
  db
    .select()
    .from(bulkRows)
    .where(and(eq(bulkRows.jobId, jobId), isNotNull(bulkRows.patch), gt(bulkRows.position, after)))
    .orderBy(asc(bulkRows.position))
    .limit(limit);

/** Jobs that nobody has begun within an hour cannot be begun any more; the others are in the history. */
export async function deleteJobsBefore(db: Database, before: Date): Promise<void> {
  await db
    .delete(bulkJobs)
    .where(
      and(
        lt(bulkJobs.madeAt, before),
        sql`not exists (select from running_imports r where (r.head ->> 'job')::int = ${bulkJobs.id})`,
      ),
    );
}
