// A bulk change as staff sees it: how far it is, and its products.

import { domainErrorMessage } from '@vitrine/contract/domain-error.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { BulkActions, BulkJob, BulkRow } from '@vitrine/contract/product-editing/bulk-actions.ts';
import type { listBulkRows as shape } from '@vitrine/contract/product-editing/bulk-changes-shapes.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { pageOf, readCursor } from '../../platform/list-page.ts';
import { type CommandContext, getOwnStore } from '../../store/store.ts';
import { countSteps, findRunningImport } from '../changes/running-import-repository.ts';
import type { MergeOptions, StockRule } from '../entries/merge-entry.ts';
import { type BulkJobRow, countRows, findJob, findRows, type StoredBulkRow } from './bulk-repository.ts';

const PREVIEW_MS = 3_600_000;

const fieldNames = [
  'price',
  'sale',
  'stock',
  'categories',
  'brand',
  'property',
  'fields',
  'visible',
  'archived',
] as const;

/** Returns the fields that the actions change. */
export const changedBy = (actions: BulkActions): (typeof fieldNames)[number][] =>
  fieldNames.filter((field) =>
    field === 'fields' ? Object.keys(actions.fields ?? {}).length > 0 : actions[field] !== undefined,
  );

export const optionsOf = (stock: StockRule): MergeOptions => ({ replace: false, stock, exact: true });

export const endOfPreview = ({ madeAt }: Pick<BulkJobRow, 'madeAt'>): Date => new Date(madeAt.getTime() + PREVIEW_MS);

export const findOwnJob = async (ctx: CommandContext, id: number): Promise<BulkJobRow> =>
  (await findJob(ctx.db, (await getOwnStore(ctx)).id, id)) ?? throwDomainError('bulk.not-found');

export async function readBulk(ctx: CommandContext, id: number): Promise<BulkJob> {
  // Before the job: a run that ends in between is then seen as ended.
  const running = await findRunning(ctx.db, ctx.storeCode, id);
  const job = await findOwnJob(ctx, id);
  const { changed, unchanged, refused, warned, steps, changeId, runAt } = job;
  const waiting = runAt === null ? 'ready' : 'scheduled';
  const state = running ? 'running' : changeId !== null ? 'done' : waiting;
  return {
    job: id,
    state,
    progress: running ? progressOf(running, steps) : state === 'done' ? 1 : 0,
    changed,
    unchanged,
    refused,
    warned,
    expiresAt: endOfPreview(job).toISOString(),
    changeId,
  };
}

interface RunningBulk {
  /** The share of its products that is compared with the preview. */
  readonly compared: number;
  /** Steps that are still to be made; null before the first one. */
  readonly left: number | null;
}

async function findRunning(db: Queryable, storeCode: string, id: number): Promise<RunningBulk | undefined> {
  const running = await findRunningImport(db, storeCode);
  if (running?.head?.job === id) return { compared: 1, left: await countSteps(db, running) };
  const comparing = running?.head || running?.isSilent ? null : running?.comparing;
  return comparing?.job === id ? { compared: comparing.share, left: null } : undefined;
}

/** The share of comparing in the whole work. */
const COMPARING = 0.2;

const progressOf = ({ compared, left }: RunningBulk, steps: number | null): number =>
  COMPARING * compared + (left !== null && steps ? (1 - COMPARING) * (1 - Math.min(left, steps) / steps) : 0);

export async function listBulkRows(
  ctx: CommandContext & { readonly language: string },
  id: number,
  { show, count: size, after }: Input<typeof shape>['query'],
): Promise<ResponseOf<typeof shape>> {
  await findOwnJob(ctx, id);
  const rows = await findRows(ctx.db, id, { shown: show, after: readCursor(after)?.id ?? -1, limit: size + 1 });
  return pageOf(rows, {
    size,
    counted: await countRows(ctx.db, id, show),
    keyOf: ({ position }) => [position],
    view: (page) => page.map((row) => viewRow(row, ctx.language)),
  });
}

const viewRow = ({ sku, name, warned, refusal, changes }: StoredBulkRow, language: string): BulkRow => ({
  sku,
  name,
  warned,
  refusal: refusal && domainErrorMessage(refusal.code, refusal.values, language),
  changes: changes.flatMap(({ kind, key, fields }) =>
    Object.entries(fields).map(([field, { from, to }]) => ({ sku: kind === 'variant' ? key : null, field, from, to })),
  ),
});
