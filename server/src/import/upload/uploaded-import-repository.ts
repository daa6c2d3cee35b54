import { and, eq, getTableColumns, lt, not, sql } from 'drizzle-orm';
import type { EntryChange } from '../../history/history.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { hasEnded } from '../../platform/database/presence.ts';
import { type FileFacts, type ImportOutcome, uploadedImportParts, uploadedImports } from './uploaded-import-tables.ts';

export type { FileFacts, ImportOutcome };

const u = uploadedImports;
const p = uploadedImportParts;

type Row = typeof uploadedImports.$inferSelect;

/** Without its changes, which are many and read by themselves. */
export type UploadedImport = Omit<Row, 'changes'> & {
  /** The process that worked on it has ended. */
  readonly isLost: boolean;
};

export type UploadValues = Partial<typeof uploadedImports.$inferInsert>;

/** A process that is still there but has not said anything for this long does not go on. */
const SILENCE = sql`clock_timestamp() + interval '2 minutes'`;
const isBegun = sql`${u.state} in ('checking', 'running')`;
const isSilent = sql`(${u.until} < clock_timestamp() or ${hasEnded(u.holder)})`;
const isBusy = sql`(${isBegun} and not ${isSilent})`;
const { changes: _, ...ownColumns } = getTableColumns(u);
const columns = {
  ...ownColumns,
  isLost: sql<boolean>`${isBegun} and ${isSilent}`,
};

export async function addUpload(
  db: Queryable,
  upload: Pick<Row, 'storeId' | 'actor' | 'name' | 'createdAt'>,
): Promise<number> {
  const [row] = await db
    .insert(u)
    .values({ ...upload, bytes: 0, state: 'uploaded' })
    .returning({ id: u.id });
  return row?.id ?? 0;
}

export async function addPart(db: Queryable, importId: number, position: number, content: Uint8Array): Promise<void> {
  await db.insert(p).values({ importId, position, content });
}

/** The content of the file, part by part. */
export async function* readParts(db: Queryable, importId: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const [row] = await db
      .select({ content: p.content })
      .from(p)
      .where(and(eq(p.importId, importId), eq(p.position, position)));
    if (!row) return;
    yield row.content;
  }
}

/** Files that have not arrived completely are not found. */
export async function findUpload(db: Queryable, storeId: number, id: number): Promise<UploadedImport | undefined> {
  const [row] = await db
    .select(columns)
    .from(u)
    .where(and(eq(u.storeId, storeId), eq(u.id, id), sql`${u.facts} is not null`));
  return row;
}

export async function findPreviewedChanges(db: Queryable, id: number): Promise<readonly EntryChange[]> {
  const [row] = await db.select({ changes: u.changes }).from(u).where(eq(u.id, id));
  return row?.changes ?? [];
}

export async function changeUpload(db: Queryable, id: number, values: UploadValues): Promise<void> {
  await db.update(u).set(values).where(eq(u.id, id));
}

/** Says how far it is, and that this process is still at work. */
export async function saveProgress(db: Queryable, id: number, progress: number): Promise<void> {
  await db.update(u).set({ progress, until: SILENCE }).where(eq(u.id, id));
}

/** Begins the work on a file. False when a process works on it already. */
export async function beginWork(
  db: Queryable,
  id: number,
  values: Pick<Row, 'state' | 'holder'> & UploadValues,
): Promise<boolean> {
  const rows = await db
    .update(u)
    .set({ ...values, progress: 0, until: SILENCE })
    .where(and(eq(u.id, id), not(isBusy)))
    .returning({ id: u.id });
  return rows.length > 0;
}

/** Whether a process works on another file of the store. */
export async function isOtherBusy(db: Queryable, storeId: number, id: number): Promise<boolean> {
  const [row] = await db
    .select({ id: u.id })
    .from(u)
    .where(and(eq(u.storeId, storeId), not(eq(u.id, id)), isBusy))
    .limit(1);
  return row !== undefined;
}

export async function deleteUpload(db: Queryable, id: number): Promise<void> {
  await db.delete(u).where(eq(u.id, id));
}

/** Deletes earlier files of this person that no job is working on. */
export async function deleteEarlierUploads(db: Queryable, storeId: number, actor: string): Promise<void> {
  await db.delete(u).where(and(eq(u.storeId, storeId), eq(u.actor, actor), not(isBusy), not(eq(u.state, 'done'))));
}

/** The file itself; what became of it stays a while. */
export async function deleteParts(db: Queryable, importId: number): Promise<void> {
  await db.delete(p).where(eq(p.importId, importId));
}

export async function deleteUploadsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(u).where(and(lt(u.createdAt, before), not(isBusy)));
}
