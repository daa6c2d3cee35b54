// Lists changes: the newest runs, or one run with every field.

import { throwDomainError } from '../platform/domain-error.ts';
import { type CommandContext, findStoreByCode, type StoreRow } from '../store/store.ts';
import { withAmountsInUnits } from './amounts-in-units.ts';
import { type EntryChange, findEntries, findRun, findRuns, type RecordedRun } from './history-repository.ts';
import type { UnfinishedRuns } from './undo-rules.ts';

export interface HistoryRun {
  readonly id: number;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly undoes: number | null;
  /** Not all of it is made yet. */
  readonly unfinished: boolean;
  readonly entries: readonly EntryChange[];
}

const MAX_RUNS = 30;
const ENTRIES_OF_LIST = 3;
const ENTRIES_OF_RUN = 2000;

/** The newest runs with their first entries. With a SKU: the runs that changed this product or variant, and how. */
export async function listHistory(
  ctx: Pick<CommandContext, 'db' | 'storeCode'> & UnfinishedRuns,
  sku?: string,
): Promise<HistoryRun[]> {
  const keys = sku === undefined ? undefined : [sku];
  const store = await storeOf(ctx);
  const runs = await findRuns(ctx.db, store.id, { keys, limit: MAX_RUNS });
  const unfinished = await ctx.findUnfinishedRun();
  const shown: HistoryRun[] = [];
  for (const run of runs) {
    const entries = await findEntries(ctx.db, run.id, { ...(keys && { keys }), limit: ENTRIES_OF_LIST });
    shown.push(view(run, await withAmountsInUnits(ctx.db, store, entries), unfinished));
  }
  return shown;
}

export async function showHistory(
  ctx: Pick<CommandContext, 'db' | 'storeCode'> & UnfinishedRuns,
  id: number,
): Promise<HistoryRun> {
  const store = await storeOf(ctx);
  const run = (await findRun(ctx.db, store.id, id)) ?? throwDomainError('history.not-found', { id });
  const entries = await findEntries(ctx.db, id, { limit: ENTRIES_OF_RUN });
  return view(run, await withAmountsInUnits(ctx.db, store, entries), await ctx.findUnfinishedRun());
}

const storeOf = async ({ db, storeCode }: Pick<CommandContext, 'db' | 'storeCode'>): Promise<StoreRow> =>
  (await findStoreByCode(db, storeCode)) ?? throwDomainError('store.not-found', { code: storeCode });

const view = (
  { id, at, actor, action, undoes }: RecordedRun,
  entries: readonly EntryChange[],
  unfinished: number | null,
): HistoryRun => ({
  id,
  at,
  actor,
  action,
  undoes,
  unfinished: id === unfinished,
  entries,
});
