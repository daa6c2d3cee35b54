// Lists of the history for staff.
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  lt,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { COUNT_LIMIT, escapeLike } from '../platform/list-page.ts';
import type { EntryChange, EntryKind, RecordedRun } from './history-repository.ts';
import { historyChanges, historyEntries } from './history-tables.ts';

export interface ChangeFilter {
  /** The code of a product or variant. */
  readonly sku?: string | undefined;
  /** A part of the name or address. */
  readonly actor?: string | undefined;
  /** The kind of an entry. */
  readonly kind?: string | undefined;
  /** Kinds of entries that the caller may not see. */
  readonly hidden: readonly EntryKind[];
  readonly since: Date | null;
  /** The first moment after the period. */
  readonly before: Date | null;
}

export interface FoundRun {
  readonly run: RecordedRun;
  readonly undoneBy: number | null;
  readonly entriesTotal: number;
}

const c = historyChanges;
const columns = {
  run: c,
  undoneBy: sql<number | null>`(select u.id from ${c} u where u.undoes = ${c}.id limit 1)`,
  // Positions have no gaps: counting the entries of a large import would take longer.
  entriesTotal: sql<number>`coalesce((select e.position from ${historyEntries} e where e.change_id = ${c}.id
    order by e.position desc limit 1) + 1, 0)`,
};

/** Newest first, after that run. */
export const searchRuns = (
  db: Queryable,
  storeId: number,
  filter: ChangeFilter,
  { after, limit }: { readonly after: number | null; readonly limit: number },
): Promise<FoundRun[]> =>
  db
    .select(columns)
    .from(c)
    .where(and(...conditions(db, storeId, filter), after === null ? undefined : lt(c.id, after)))
    .orderBy(desc(c.id))
    .limit(limit);

/** At most `COUNT_LIMIT`. */
export async function countRuns(db: Queryable, storeId: number, filter: ChangeFilter): Promise<number> {
  const some = db
    .select({ id: c.id })
    .from(c)
    .where(and(...conditions(db, storeId, filter)))
    .limit(COUNT_LIMIT)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

export async function findRunWithUndo(db: Queryable, storeId: number, id: number): Promise<FoundRun | undefined> {
  const [row] = await db
    .select(columns)
    .from(c)
    .where(and(eq(c.storeId, storeId), eq(c.id, id)));
  return row;
}

/** The first entries of each run; with a SKU or a kind, those about it. */
export async function findFirstEntries(
  db: Queryable,
  runIds: readonly number[],
  { sku, kind, hidden, limit }: Pick<ChangeFilter, 'sku' | 'kind' | 'hidden'> & { readonly limit: number },
): Promise<Map<number, EntryChange[]>> {
  if (runIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(historyEntries)
    .where(
      and(
        inArray(historyEntries.changeId, [...runIds]),
        // A few more, because the store, which comes first, may be hidden.
        sku === undefined && kind === undefined
          ? lt(historyEntries.position, limit + hidden.length)
          : about({ sku, kind }),
        notInArray(historyEntries.kind, [...hidden]),
      ),
    )
    .orderBy(asc(historyEntries.changeId), asc(historyEntries.position));
  return new Map(
    [...Map.groupBy(rows, ({ changeId }) => changeId)].map(([id, some]) => [
      id,
      some.slice(0, limit).map(({ kind, key, fields }) => ({ kind: kind as EntryKind, key, fields })),
    ]),
  );
}

const about = ({ sku, kind }: Pick<ChangeFilter, 'sku' | 'kind'>): SQL | undefined =>
  and(
    sku === undefined
      ? undefined
      : and(eq(historyEntries.key, sku), inArray(historyEntries.kind, ['product', 'variant'])),
    kind === undefined ? undefined : eq(historyEntries.kind, kind),
  );

/** Not a run of which the caller may see no entry; what it was would tell as much. */
function isVisible(db: Queryable, hidden: readonly EntryKind[]): SQL | undefined {
  const ofRun = eq(historyEntries.changeId, c.id);
  const entries = (which: SQL | undefined) => db.select({ one: sql`1` }).from(historyEntries).where(which);
  return or(exists(entries(and(ofRun, notInArray(historyEntries.kind, [...hidden])))), notExists(entries(ofRun)));
}

function conditions(
  db: Queryable,
  storeId: number,
  { sku, actor, kind, hidden, since, before }: ChangeFilter,
): (SQL | undefined)[] {
  const pattern = `%${escapeLike(actor?.trim().toLowerCase() ?? '')}%`;
  return [
    eq(c.storeId, storeId),
    since ? gte(c.at, since) : undefined,
    before ? lt(c.at, before) : undefined,
    actor?.trim() ? sql`lower(${c.actor}) like ${pattern}` : undefined,
    hidden.length === 0 ? undefined : isVisible(db, hidden),
    sku === undefined && kind === undefined
      ? undefined
      : inArray(
          c.id,
          db
            .select({ id: historyEntries.changeId })
            .from(historyEntries)
            .where(and(about({ sku, kind }), notInArray(historyEntries.kind, [...hidden]))),
        ),
  ];
}
