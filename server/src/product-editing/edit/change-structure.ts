// Categories, brands, options and pages in the back office: changed like an import of these entries, so that checks, addresses,
// redirects, the record and the undo are the same.
import { findCategoryAddresses } from '../../catalog/catalog.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { type CommandContext, getOwnStore, type StoreRow } from '../../store/store.ts';
import type { ImportHead, ImportStep, PhasedStep } from '../changes/change-steps.ts';
import { claimExclusively } from '../changes/claim-changes.ts';
import { runStored, runTogether } from '../changes/run-steps.ts';
import { endUncommitted, replaceSteps } from '../changes/running-import-repository.ts';
import { createStepRunner, SHORT_PAUSE } from '../changes/step-runner.ts';
import { inLanguage } from '../entries/issue.ts';
import type { ScopeNames } from '../entries/open-merge-scope.ts';
import { lockForEdit, waitForSmallImport } from './lock-for-edit.ts';
import { type Edit, headOfEdit, planEdit } from './plan-edit.ts';

/** Products of a change that is made in one transaction. */
const MAX_TOGETHER = 300;

/** `decide` compares with what is stored, and refuses; it is called again when many products are affected. */
export async function changeStructure(
  ctx: CommandContext,
  action: string,
  decide: (db: Queryable, store: StoreRow) => Promise<Edit>,
): Promise<void> {
  const store = await getOwnStore(ctx);
  const head = headOfEdit(ctx, store, action);
  await waitForSmallImport(ctx, 'structure');
  const isDone = await inTransaction(ctx.db, async (tx) => {
    await lockForEdit(tx, ctx.storeCode, 'structure');
    const names = await namesOf(tx, store);
    const steps = await planSteps(tx, store, names, await decide(tx, store));
    if (countProducts(steps) > MAX_TOGETHER) return false;
    await runTogether(tx, head, steps, names);
    return true;
  });
  if (!isDone) await changeInSteps(ctx, store, head, decide);
}

/** So that shoppers do not wait for thousands of listings. */
async function changeInSteps(
  { database, storeCode, isOpen = false }: CommandContext,
  store: StoreRow,
  head: ImportHead,
  decide: (db: Queryable, store: StoreRow) => Promise<Edit>,
): Promise<void> {
  const db = database.longRunning;
  const claim = (await claimExclusively(database, storeCode)) ?? throwDomainError('history.busy');
  try {
    const steps = await planSteps(db, store, await namesOf(db, store), await decide(db, store));
    await replaceSteps(db, claim, head, steps);
  } catch (error) {
    await endUncommitted(db, claim).catch(() => {});
    throw error;
  }
  await runStored(db, claim, createStepRunner(isOpen, database, SHORT_PAUSE), () => {});
}

/** No product gets a new address. */
const namesOf = async (db: Queryable, store: StoreRow): Promise<ScopeNames> => ({
  productAddresses: new Map(),
  categoryAddresses: await findCategoryAddresses(db, store.id),
  kinds: ['category', 'brand', 'option', 'field', 'page', 'box'],
});

async function planSteps(
  db: Queryable,
  store: StoreRow,
  names: ScopeNames,
  edit: Edit,
): Promise<readonly PhasedStep[]> {
  const { steps, issue } = await planEdit(db, store, names, edit);
  if (issue) throwDomainError('entry.cannot-save', { reason: inLanguage(issue) });
  return steps;
}

const productsIn = (step: ImportStep): number =>
  step.kind === 'products' ? step.patches.length : step.kind === 'refresh' ? step.productIds.length : 0;

const countProducts = (steps: readonly PhasedStep[]): number =>
  steps.reduce((sum, { step }) => sum + productsIn(step), 0);
