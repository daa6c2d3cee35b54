// Lists changes: the newest runs, or one run with every field.

import { refuse } from '../platform/refusal.ts';
import { type CommandContext, findStoreByCode } from '../store/store.ts';
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
  const runs = await findRuns(ctx.db, await storeIdOf(ctx), { keys, limit: MAX_RUNS });
  const unfinished = await ctx.findUnfinishedRun();
  const shown: HistoryRun[] = [];
  for (const run of runs) {
    const entries = await findEntries(ctx.db, run.id, { ...(keys && { keys }), limit: ENTRIES_OF_LIST });
    shown.push(view(run, entries, unfinished));
  }
  return shown;
}

export async function showHistory(
  ctx: Pick<CommandContext, 'db' | 'storeCode'> & UnfinishedRuns,
  id: number,
): Promise<HistoryRun> {
  const run = (await findRun(ctx.db, await storeIdOf(ctx), id)) ?? refuse('history.not-found', { id });
  return view(run, await findEntries(ctx.db, id, { limit: ENTRIES_OF_RUN }), await ctx.findUnfinishedRun());
}

const storeIdOf = async ({
  db,
  storeCode,
}: Pick<Pick<CommandContext, 'db' | 'storeCode'> & UnfinishedRuns, 'db' | 'storeCode'>): Promise<number> =>
  ((await findStoreByCode(db, storeCode)) ?? refuse('store.not-found', { code: storeCode })).id;

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
