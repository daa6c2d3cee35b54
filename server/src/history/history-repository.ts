import { and, asc, count, desc, eq, gt, gte, inArray, lt, max, ne, type SQL } from 'drizzle-orm';
import { daysBefore } from '../platform/clock.ts';
import type { Database, Queryable, Tx } from '../platform/database/database.ts';
import { insertRows } from '../platform/database/insert-rows.ts';
import { type FieldChange, type HistoryValue, historyChanges, historyEntries } from './history-tables.ts';

export type { FieldChange, HistoryValue };

/**
 * The subject of an entry of the history. `variant`: price, special, stock, available, options and images of one SKU
 * that is sold; a product without options has one variant with its own SKU.
 */
export type EntryKind =
  | 'store'
  | 'brand'
  | 'option'
  | 'property'
  /** A field that the merchant has defined. */
  | 'field'
  | 'category'
  | 'product'
  | 'variant'
  | 'group'
  | 'page'
  | 'box'
  | 'home'
  | 'synonyms'
  | 'coupon'
  | 'redirect'
  /** How many customers or orders of another shop a file brought; they are not entries of the catalog. */
  | 'customers'
  | 'archive'
  /** A mail that was sent again, by its number. */
  | 'mail'
  /** A person who runs the shop, by email address; credentials are only named. */
  | 'staff'
  /** A key or password of a service, by its name; never its value. */
  | 'credential';

export interface EntryChange {
  readonly kind: EntryKind;
  /** SKU of a product or variant, code of anything else. */
  readonly key: string;
  /** By field, named as in the catalog file: `price`, `name.en`, `special`. Amounts of products are in minor units. */
  readonly fields: Readonly<Record<string, FieldChange>>;
}

export interface ChangeRun {
  readonly storeId: number;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly undoes?: number;
}

export type RecordedRun = typeof historyChanges.$inferSelect;

const BATCH = 500;

/** Records what a run changes, in the transaction of the change. Returns its number; undefined when nothing changed. */
export async function recordChange(
  tx: Tx,
  run: ChangeRun,
  changes: readonly EntryChange[],
): Promise<number | undefined> {
  const made = changes.filter(({ fields }) => Object.keys(fields).length > 0);
  if (made.length === 0) return undefined;
  const changeId = await openRun(tx, run);
  await recordEntries(tx, changeId, 0, made);
  return changeId;
}

/** For long runs, which record their entries in parts. */
export async function openRun(tx: Tx, run: ChangeRun): Promise<number> {
  const [saved] = await tx.insert(historyChanges).values(run).returning({ id: historyChanges.id });
  if (!saved) throw new Error('the run was not recorded');
  return saved.id;
}

/** `from`: how many entries of the run are recorded already. */
export async function recordEntries(
  tx: Tx,
  changeId: number,
  from: number,
  changes: readonly EntryChange[],
): Promise<void> {
  for (let start = 0; start < changes.length; start += BATCH) {
    await insertRows(
      tx,
      historyEntries,
      changes.slice(start, start + BATCH).map(({ kind, key, fields }, index) => ({
        changeId,
        position: from + start + index,
        kind,
        key,
        fields: { ...fields },
      })),
    );
  }
}

/** How many entries of the run are recorded already. */
export async function countEntries(db: Queryable, changeId: number): Promise<number> {
  const [row] = await db.select({ entries: count() }).from(historyEntries).where(eq(historyEntries.changeId, changeId));
  return row?.entries ?? 0;
}

/** A run that changed nothing leaves no trace. */
export async function dropRun(tx: Tx, changeId: number): Promise<void> {
  await tx.delete(historyChanges).where(eq(historyChanges.id, changeId));
}

/** The newest runs first; with keys, only those that changed one of these products or variants. */
export async function findRuns(
  db: Queryable,
  storeId: number,
  { keys, limit }: { readonly keys?: readonly string[] | undefined; readonly limit: number },
): Promise<RecordedRun[]> {
  const ofKeys: SQL | undefined =
    keys &&
    inArray(
      historyChanges.id,
      db
        .select({ id: historyEntries.changeId })
        .from(historyEntries)
        .where(and(inArray(historyEntries.key, [...keys]), inArray(historyEntries.kind, ['product', 'variant']))),
    );
  return db
    .select()
    .from(historyChanges)
    .where(and(eq(historyChanges.storeId, storeId), ofKeys))
    .orderBy(desc(historyChanges.id))
    .limit(limit);
}

export async function findRun(db: Queryable, storeId: number, id: number): Promise<RecordedRun | undefined> {
  const [row] = await db
    .select()
    .from(historyChanges)
    .where(and(eq(historyChanges.storeId, storeId), eq(historyChanges.id, id)));
  return row;
}

/** The run that took back this one. */
export async function findUndoOf(db: Queryable, id: number): Promise<RecordedRun | undefined> {
  const [row] = await db.select().from(historyChanges).where(eq(historyChanges.undoes, id)).limit(1);
  return row;
}

export async function findNewestRun(db: Queryable): Promise<number> {
  const [row] = await db.select({ id: max(historyChanges.id) }).from(historyChanges);
  return row?.id ?? 0;
}

/** Products that were changed after a run, by others than the run `besides`; in the order of the runs. */
export async function findProductsChangedSince(
  db: Queryable,
  storeId: number,
  { after, besides }: { readonly after: number; readonly besides: number },
): Promise<{ readonly run: number; readonly sku: string }[]> {
  return db
    .select({ run: historyEntries.changeId, sku: historyEntries.key })
    .from(historyChanges)
    .innerJoin(historyEntries, eq(historyEntries.changeId, historyChanges.id))
    .where(
      and(
        eq(historyChanges.storeId, storeId),
        gt(historyChanges.id, after),
        ne(historyChanges.id, besides),
        eq(historyEntries.kind, 'product'),
      ),
    )
    .orderBy(asc(historyEntries.changeId));
}

const POSITIONS_AT_ONCE = 1000;

/** Entries of a run, in their order. */
export async function findEntries(
  db: Queryable,
  changeId: number,
  { keys, from = 0, limit }: { readonly keys?: readonly string[]; readonly from?: number; readonly limit: number },
): Promise<EntryChange[]> {
  const rows = await db
    .select()
    .from(historyEntries)
    .where(
      and(
        eq(historyEntries.changeId, changeId),
        gte(historyEntries.position, from),
        keys && inArray(historyEntries.key, [...keys]),
      ),
    )
    .orderBy(asc(historyEntries.position))
    .limit(limit);
  return rows.map(({ kind, key, fields }) => ({ kind: kind as EntryKind, key, fields }));
}

export interface EntryPlace {
  readonly position: number;
  readonly kind: EntryKind;
  readonly key: string;
}

/** The entries a run changed, without the values, which need much more memory. */
export async function findEntryPlaces(db: Queryable, changeId: number): Promise<EntryPlace[]> {
  const { position, kind, key } = historyEntries;
  const rows = await db
    .select({ position, kind, key })
    .from(historyEntries)
    .where(eq(historyEntries.changeId, changeId))
    .orderBy(asc(historyEntries.position));
  return rows.map((row) => ({ ...row, kind: row.kind as EntryKind }));
}

/** Entries of a run at these positions, in their order. */
export async function findEntriesAt(
  db: Queryable,
  changeId: number,
  positions: readonly number[],
): Promise<(EntryChange & EntryPlace)[]> {
  const found: (EntryChange & EntryPlace)[] = [];
  for (let start = 0; start < positions.length; start += POSITIONS_AT_ONCE) {
    const some = positions.slice(start, start + POSITIONS_AT_ONCE);
    const rows = await db
      .select()
      .from(historyEntries)
      .where(and(eq(historyEntries.changeId, changeId), inArray(historyEntries.position, some)))
      .orderBy(asc(historyEntries.position));
    found.push(...rows.map(({ position, kind, key, fields }) => ({ position, kind: kind as EntryKind, key, fields })));
  }
  return found;
}

async function deleteRunsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(historyChanges).where(lt(historyChanges.at, before));
}

const HISTORY_DAYS = 400;

/** A merchant may look a year back; older runs are deleted. */
export const deleteOldHistory = (db: Database, now: Date): Promise<void> =>
  deleteRunsBefore(db, daysBefore(now, HISTORY_DAYS));
