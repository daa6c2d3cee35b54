// Makes a bulk change: exactly what its preview showed, or nothing. At a moment: what its actions mean then.
import type { BulkJob } from '@vitrine/contract/product-editing/bulk-actions.ts';
import { readDatabaseTime } from '../../platform/database/in-transaction.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { requirePermissions } from '../../platform/require-permissions.ts';
import { type CommandContext, getOwnStore, type StoreRow } from '../../store/store.ts';
import { type ImportHead, phases } from '../changes/change-steps.ts';
import { claimExclusively } from '../changes/claim-changes.ts';
import { StepCollector } from '../changes/collect-steps.ts';
import { makeStoredSteps, runStored, runTogether } from '../changes/run-steps.ts';
import {
  type Claim,
  commitToSteps,
  endClaim,
  endUncommitted,
  renewClaim,
} from '../changes/running-import-repository.ts';
import { createStepRunner, SHORT_PAUSE } from '../changes/step-runner.ts';
import { NO_NAMES } from '../entries/open-merge-scope.ts';
import { partOf } from '../entries/sales-fields.ts';
import { findStoredProducts } from '../entries/stored-products-repository.ts';
import { neededFor } from './bulk-patch.ts';
import { type BulkJobRow, findPlanned, saveJobRun, saveSteps } from './bulk-repository.ts';
import { planAgain, salesVersionOf } from './plan-rows.ts';
import { endOfPreview, findOwnJob, optionsOf, readBulk } from './read-bulk.ts';

/** Everybody else waits for a step on the embedded database. Ten steps are enough to see the progress. */
const productsInStep = ({ embedded }: { readonly embedded: boolean }, all: number): number =>
  Math.min(embedded ? 200 : 500, Math.max(20, Math.ceil(all / 10)));

export async function runBulk(ctx: CommandContext, id: number): Promise<BulkJob> {
  const job = await findOwnJob(ctx, id);
  if (ctx.staff) requirePermissions(ctx.staff, neededFor(job.actions));
  if (endOfPreview(job) <= ctx.now) throwDomainError('bulk.expired');
  await makeBulk(ctx, id);
  return readBulk(ctx, id);
}

/** When its moment has come. Refused when another process makes it, or has made it. */
export const runScheduledBulk = (ctx: CommandContext, id: number): Promise<void> => makeBulk(ctx, id, planAgain);

async function makeBulk(ctx: CommandContext, id: number, plan?: typeof planAgain): Promise<void> {
  const db = ctx.database.longRunning;
  const store = await getOwnStore(ctx);
  const claim = (await claimExclusively(ctx.database, ctx.storeCode)) ?? throwDomainError('history.busy');
  try {
    // Read now: until the claim, another process may have made it.
    const job = await findOwnJob(ctx, id);
    if (job.changeId !== null) throwDomainError('bulk.done');
    const { changed } = plan && job.actions ? await plan(ctx, store, { id, actions: job.actions }) : job;
    if (changed === 0) throwDomainError('bulk.nothing');
    const steps = await collectSteps(ctx, store, { ...job, changed }, claim);
    const head = await headOf(ctx, store, job);
    if (steps.areStored) {
      await steps.store();
      await saveSteps(db, id, steps.count);
      await commitToSteps(db, claim, head);
      const runStep = createStepRunner(ctx.isOpen, ctx.database, SHORT_PAUSE);
      // The embedded database never clears the space of old rows by itself.
      const make = ctx.database.embedded ? runStored : makeStoredSteps;
      // Its steps are as large as they may be: no others are read with one.
      await make(
        db,
        claim,
        (step) => runStep(() => step(1)),
        () => {},
      );
    } else
      await db.transaction(async (tx) => {
        const changeId = await runTogether(tx, head, steps.waiting, NO_NAMES);
        if (changeId !== undefined) await saveJobRun(tx, id, changeId);
        await endClaim(tx, claim);
      });
  } catch (error) {
    // Steps that were committed to are finished later; everything before leaves no trace.
    await endUncommitted(db, claim).catch(() => {});
    throw error;
  }
}

/** Refused when one of the products is not what was shown any more. */
async function collectSteps(
  { database, isOpen = false }: CommandContext,
  store: StoreRow,
  { id, stockRule, changed }: BulkJobRow,
  claim: Claim,
): Promise<StepCollector> {
  const db = database.longRunning;
  const runStep = createStepRunner(isOpen, database, SHORT_PAUSE);
  const steps = new StepCollector(db, claim);
  const inStep = productsInStep(database, changed);
  for (let after = -1, position = 0, compared = 0; ; position += 1) {
    const rows = await findPlanned(db, id, after, inStep);
    const last = rows.at(-1);
    if (!last) return steps;
    after = last.position;
    compared += rows.length;
    await runStep(async () => {
      const skus = rows.map(({ sku }) => sku);
      const patches = rows.flatMap(({ patch }) => patch ?? []);
      const stored = await findStoredProducts(db, store, skus, partOf(patches));
      for (const { sku, name, version } of rows) {
        const now = stored.get(sku);
        if (!now || salesVersionOf(now, stockRule) !== version) throwDomainError('bulk.changed', { name, sku });
      }
      await steps.add({ phase: phases.products, position, step: { kind: 'products', patches } });
      await renewClaim(db, claim, { job: id, share: Math.min(1, compared / changed) });
    });
  }
}

const headOf = async (ctx: CommandContext, store: StoreRow, job: BulkJobRow): Promise<ImportHead> => ({
  code: store.code,
  store: null,
  options: optionsOf(job.stockRule),
  now: (await readDatabaseTime(ctx.database.longRunning)).toISOString(),
  actor: ctx.actor,
  action: job.action,
  undoes: null,
  job: job.id,
});
