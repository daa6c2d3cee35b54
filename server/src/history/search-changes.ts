// The history as staff sees it.
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { Change, searchChanges as shape } from '@vitrine/contract/history/history-shapes.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { endOf, pageOf, readCursor, startOf } from '../platform/list-page.ts';
import { getOwnStore, type StaffContext } from '../store/store.ts';
import { withAmountsInUnits } from './amounts-in-units.ts';
import { type EntryChange, findEntries } from './history-repository.ts';
import {
  countRuns,
  type FoundRun,
  findFirstEntries,
  findRunWithUndo,
  searchRuns,
} from './search-changes-repository.ts';
import type { UnfinishedRuns } from './undo-rules.ts';
import { canUndo, hiddenKinds } from './undo-rules.ts';

const ENTRIES_OF_LIST = 3;
const ENTRIES_OF_RUN = 2000;

/** Newest first. */
export async function searchChanges(
  ctx: StaffContext & UnfinishedRuns,
  { sku, actor, kind, count: size, after, ...days }: Input<typeof shape>['query'],
): Promise<ResponseOf<typeof shape>> {
  const store = await getOwnStore(ctx);
  const { id: storeId, timeZone } = store;
  const hidden = hiddenKinds(ctx.staff);
  const filter = { sku, actor, kind, hidden, since: startOf(days, timeZone), before: endOf(days, timeZone) };
  const counted = await countRuns(ctx.db, storeId, filter);
  const rows = await searchRuns(ctx.db, storeId, filter, { after: readCursor(after)?.id ?? null, limit: size + 1 });
  const ids = rows.map(({ run }) => run.id);
  const entries = await findFirstEntries(ctx.db, ids, { sku, kind, hidden, limit: ENTRIES_OF_LIST });
  for (const [run, first] of entries) entries.set(run, await withAmountsInUnits(ctx.db, store, first));
  const unfinished = await ctx.findUnfinishedRun();
  return pageOf(rows, {
    size,
    counted,
    keyOf: ({ run }) => [run.id],
    view: (shown) => shown.map((found) => viewChange(found, entries.get(found.run.id) ?? [], ctx.now, unfinished)),
  });
}

export async function showChange(ctx: StaffContext & UnfinishedRuns, id: number): Promise<Change> {
  const store = await getOwnStore(ctx);
  const found = (await findRunWithUndo(ctx.db, store.id, id)) ?? throwDomainError('history.not-found', { id });
  const entries = await findEntries(ctx.db, id, { limit: ENTRIES_OF_RUN });
  const visible = withoutHidden(ctx, entries);
  if (entries.length > 0 && visible.length === 0) return throwDomainError('history.not-found', { id });
  const shown = await withAmountsInUnits(ctx.db, store, visible);
  return viewChange(found, shown, ctx.now, await ctx.findUnfinishedRun());
}

/** Entries that the caller may see. */
export function withoutHidden(
  { staff }: Pick<StaffContext & UnfinishedRuns, 'staff'>,
  entries: readonly EntryChange[],
): readonly EntryChange[] {
  const hidden = hiddenKinds(staff);
  return entries.filter(({ kind }) => !hidden.includes(kind));
}

function viewChange(
  { run, undoneBy, entriesTotal }: FoundRun,
  entries: readonly EntryChange[],
  now: Date,
  unfinished: number | null,
): Change {
  const { id, at, actor, action, undoes } = run;
  return {
    id,
    at: at.toISOString(),
    actor,
    action,
    undoes,
    undoneBy,
    unfinished: id === unfinished,
    canUndo: canUndo({ at, undoneBy, entriesTotal, kinds: entries.map(({ kind }) => kind) }, now),
    entries: viewEntries(entries),
    entriesTotal,
  };
}

/** Amounts are in units already. */
export const viewEntries = (entries: readonly EntryChange[]): Change['entries'] =>
  entries.map(({ kind, key, fields }) => ({
    kind,
    key,
    fields: Object.entries(fields).map(([field, { from, to }]) => ({ field, from, to })),
  }));
