import { and, asc, count, eq, gt, isNotNull, isNull, lt, lte, max, or, type SQL, sql } from 'drizzle-orm';
import { daysBefore } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { ScheduleErrorCode } from './bulk-issue.ts';
import { bulkJobs, bulkRows } from './bulk-tables.ts';

export type BulkJobRow = typeof bulkJobs.$inferSelect;
export type NewBulkRow = Omit<typeof bulkRows.$inferInsert, 'jobId'>;
export type StoredBulkRow = typeof bulkRows.$inferSelect;
const ISSUE_DAYS = 30;

export type BulkCounts = Pick<BulkJobRow, 'changed' | 'unchanged' | 'refused' | 'warned'>;

export async function addJob(
  db: Queryable,
  job: Pick<BulkJobRow, 'storeId' | 'madeAt' | 'madeBy' | 'action' | 'actions' | 'stockRule'>,
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
export const findPlanned = (
  db: Queryable,
  jobId: number,
  after: number,
  limit: number,
): Promise<Pick<StoredBulkRow, 'position' | 'sku' | 'name' | 'version' | 'patch'>[]> =>
  db
    .select({
      position: bulkRows.position,
      sku: bulkRows.sku,
      name: bulkRows.name,
      version: bulkRows.version,
      patch: bulkRows.patch,
    })
    .from(bulkRows)
    .where(and(eq(bulkRows.jobId, jobId), isNotNull(bulkRows.patch), gt(bulkRows.position, after)))
    .orderBy(asc(bulkRows.position))
    .limit(limit);

/** All products to be changed, and the position after the last row. */
export async function findPlannedSkus(db: Queryable, jobId: number): Promise<{ skus: string[]; next: number }> {
  const rows = await db
    .select({ sku: bulkRows.sku, position: bulkRows.position })
    .from(bulkRows)
    .where(and(eq(bulkRows.jobId, jobId), isNotNull(bulkRows.patch)))
    .orderBy(asc(bulkRows.position));
  const [last] = await db
    .select({ position: max(bulkRows.position) })
    .from(bulkRows)
    .where(eq(bulkRows.jobId, jobId));
  return { skus: [...new Set(rows.map(({ sku }) => sku))], next: (last?.position ?? -1) + 1 };
}

export async function deleteRowsBefore(db: Queryable, jobId: number, position: number): Promise<void> {
  await db.delete(bulkRows).where(and(eq(bulkRows.jobId, jobId), lt(bulkRows.position, position)));
}

export async function saveSchedule(
  db: Queryable,
  id: number,
  schedule: Pick<BulkJobRow, 'runAt' | 'madeBy' | 'scheduledBy'>,
): Promise<void> {
  await db
    .update(bulkJobs)
    .set({ ...schedule, problem: null })
    .where(eq(bulkJobs.id, id));
}

const isScheduled = (storeId: number): SQL | undefined =>
  and(eq(bulkJobs.storeId, storeId), isNotNull(bulkJobs.runAt), isNull(bulkJobs.changeId));

/** By their moment, with those that could not be made. */
export const findScheduledJobs = (db: Queryable, storeId: number): Promise<BulkJobRow[]> =>
  db.select().from(bulkJobs).where(isScheduled(storeId)).orderBy(asc(bulkJobs.runAt), asc(bulkJobs.id));

const isDue = (storeId: number, now: Date): SQL | undefined =>
  and(isScheduled(storeId), isNull(bulkJobs.problem), lte(bulkJobs.runAt, now));

export async function findDueJobs(db: Queryable, storeId: number, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: bulkJobs.id })
    .from(bulkJobs)
    .where(isDue(storeId, now))
    .orderBy(asc(bulkJobs.runAt), asc(bulkJobs.id));
  return rows.map(({ id }) => id);
}

export async function findDueJob(
  db: Queryable,
  storeId: number,
  id: number,
  now: Date,
): Promise<BulkJobRow | undefined> {
  const [row] = await db
    .select()
    .from(bulkJobs)
    .where(and(eq(bulkJobs.id, id), isDue(storeId, now)));
  return row;
}

export async function saveScheduleError(db: Queryable, id: number, problem: ScheduleErrorCode): Promise<void> {
  await db.update(bulkJobs).set({ problem }).where(eq(bulkJobs.id, id));
}

const isNotRunning = sql`not exists (select from running_imports r where (r.head ->> 'job')::int = ${bulkJobs.id})`;

/** False when there is none, or when it is being made. */
export async function deleteScheduledJob(db: Queryable, storeId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(bulkJobs)
    .where(and(eq(bulkJobs.id, id), isScheduled(storeId), isNotRunning))
    .returning({ id: bulkJobs.id });
  return rows.length > 0;
}

/**
 * Jobs that nobody has begun within an hour cannot be begun any more; those that were made are in the history. Scheduled ones wait, and
 * stay for a while when they could not be made.
 */
export async function deleteJobsBefore(db: Database, before: Date): Promise<void> {
  await db
    .delete(bulkJobs)
    .where(
      and(
        lt(bulkJobs.madeAt, before),
        or(isNull(bulkJobs.runAt), isNotNull(bulkJobs.changeId), lt(bulkJobs.runAt, daysBefore(before, ISSUE_DAYS))),
        isNotRunning,
      ),
    );
}
