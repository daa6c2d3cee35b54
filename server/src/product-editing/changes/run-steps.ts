// Makes the steps of a plan: those of a small change in one transaction, those of a large import in one transaction each,
// so that the shop stays usable. The steps of a large import are stored before, and the next process that finds them finishes it.
import { findAddressesOf, findKnownNames } from '../../catalog/catalog.ts';
import {
  countEntries,
  dropRun,
  findNewestRun,
  findProductsChangedSince,
  openRun,
  recordEntries,
} from '../../history/history.ts';
import type { Database, OpenDatabase, Tx } from '../../platform/database/database.ts';
import {
  notifyAboutProducts,
  notifyOncePerTransaction,
  readDatabaseTime,
  waitForLock,
} from '../../platform/database/in-transaction.ts';
import { refreshStatistics } from '../../platform/database/table-statistics.ts';
import { findStoreByCode, type StoreRow } from '../../store/store.ts';
import { saveJobRun } from '../bulk/bulk-repository.ts';
import { CatalogFileError } from '../entries/catalog-file-error.ts';
import { issueAt, issueText } from '../entries/issue.ts';
import { IssueList } from '../entries/issue-list.ts';
import { keepCurrency, mergeStore } from '../entries/merge-store.ts';
import { NO_NAMES, openMergeScope, type ScopeNames } from '../entries/open-merge-scope.ts';
import { saveStoreFields } from '../entries/save-entries.ts';
import {
  type ImportHead,
  type ImportStep,
  joinFirst,
  type PhasedStep,
  PRODUCTS_IN_STEP,
  type Progress,
} from './change-steps.ts';
import { IMPORT_LOCK, UnfinishedImport } from './import-caller.ts';
import { createStepScope, type LeftProduct, makeStep, type StepScope } from './make-step.ts';
import {
  type Claim,
  countSteps,
  deleteSteps,
  endClaim,
  findNextSteps,
  findRunningImport,
  requireClaim,
  saveChangeId,
  takeOverImport,
} from './running-import-repository.ts';
import type { StepRunner } from './step-runner.ts';

/** Products that are saved together in one transaction with others. */
const AT_ONCE = 100;

interface OpenedRun {
  readonly changeId: number;
  readonly ctx: StepScope;
  recorded: number;
  readonly left: LeftProduct[];
}

interface StoredRun extends OpenedRun {
  readonly yieldsToEdits: boolean;
  /** The newest run of the history whose addresses are known. */
  seen: number;
}

export interface MadeRun {
  /** Number of the run in the history; undefined when nothing was changed. */
  readonly changeId: number | undefined;
  /** Products that stayed as somebody saved them meanwhile. */
  readonly left: readonly LeftProduct[];
}

/** Saves the store and opens the run in the history. */
async function beginRun(tx: Tx, head: ImportHead): Promise<{ readonly store: StoreRow; readonly changeId: number }> {
  const now = new Date(head.now);
  const known = await findStoreByCode(tx, head.code);
  const merged = head.store && mergeStore(head.store, known, head.options);
  if (known && merged) await keepCurrency(tx, known, merged);
  const store = merged?.isChanged || !known ? await saveStoreFields(tx, head.code, merged?.fields ?? {}, now) : known;
  const { actor, action, undoes } = head;
  const changeId = await openRun(tx, { storeId: store.id, at: now, actor, action, ...(undoes !== null && { undoes }) });
  if (merged?.isChanged) await recordEntries(tx, changeId, 0, [merged.change]);
  return { store, changeId };
}

async function openSteps(
  db: Database | Tx,
  head: ImportHead,
  store: StoreRow,
  changeId: number,
  names?: ScopeNames,
): Promise<OpenedRun> {
  const list = new IssueList(store, new Set());
  const known = names ?? (head.job === undefined ? await findKnownNames(db, store.id) : NO_NAMES);
  const scope = await openMergeScope(db, store, known, head.options, list);
  const ctx = createStepScope({ store, now: new Date(head.now), scope, list });
  return { changeId, ctx, recorded: await countEntries(db, changeId), left: [] };
}

/**
 * Checked entries cannot be wrong now, unless something else changed them. Products that somebody saved
 * meanwhile are left as they are when the step does not go with them any more.
 */
async function makeRecordedStep(
  tx: Tx,
  run: OpenedRun,
  step: ImportStep,
  now = run.ctx.now,
): Promise<readonly number[] | undefined> {
  const { changes, productIds, left = [] } = await makeStep(tx, { ...run.ctx, now }, step);
  run.left.push(...left);
  const [issue] = left.length > 0 ? [] : run.ctx.list.issues;
  run.ctx.list.issues.splice(0);
  if (issue) throw new Error(`${issue.path.join(' ')}: ${issueText(issue)}`);
  await recordEntries(tx, run.changeId, run.recorded, changes);
  run.recorded += changes.length;
  return productIds;
}

/**
 * In the transaction of the caller. Returns the number of the run. With `names` it is a change of few products: only the
 * pages that show them are rendered again.
 */
export async function runTogether(
  tx: Tx,
  head: ImportHead,
  steps: readonly PhasedStep[],
  names?: ScopeNames,
): Promise<number | undefined> {
  await waitForLock(tx, IMPORT_LOCK);
  if (!names) await notifyOncePerTransaction(tx);
  const { store, changeId } = await beginRun(tx, head);
  const run = await openSteps(tx, head, store, changeId, names);
  let left = steps.toSorted((a, b) => a.phase - b.phase || a.position - b.position);
  for (let next = joinFirst(left, AT_ONCE); next; next = joinFirst(left, AT_ONCE)) {
    await makeRecordedStep(tx, run, next.joined);
    left = left.slice(next.count);
  }
  requireNoneLeft(run);
  if (run.recorded > 0) return changeId;
  await dropRun(tx, changeId);
  return undefined;
}

/** All or nothing, unless people were allowed to save products meanwhile. */
function requireNoneLeft({ left }: OpenedRun): void {
  if (left.length === 0) return;
  throw new CatalogFileError(left.map(({ sku, issue }) => issueAt(issue, { place: sku })));
}

/** Makes the stored steps one by one. */
export async function runStored(db: Database, claim: Claim, runStep: StepRunner, progress: Progress): Promise<MadeRun> {
  const made = await makeStoredSteps(db, claim, runStep, progress);
  // The change is made, whatever becomes of the statistics: the next large one tries again.
  await refreshStatistics(db, runStep).catch(() => {});
  return made;
}

/** The same without statistics of the tables, for changes that add no products. */
export async function makeStoredSteps(
  db: Database,
  claim: Claim,
  runStep: StepRunner,
  progress: Progress,
): Promise<MadeRun> {
  const total = await countSteps(db, claim);
  let changeId: number | null = null;
  try {
    let run: StoredRun | undefined;
    for (let made = 0; ; ) {
      run ??= await resume(db, claim);
      changeId = run.changeId;
      const current = run;
      const count = await runStep((products) => db.transaction((tx) => makeNextSteps(tx, claim, current, products)));
      made += count;
      progress(total === 0 ? 1 : Math.min(1, made / total));
      if (count === 0) return { changeId: current.recorded > 0 ? current.changeId : undefined, left: current.left };
    }
  } catch (error) {
    throw new UnfinishedImport(reasonOf(error), changeId);
  }
}

async function resume(db: Database, claim: Claim): Promise<StoredRun> {
  const { head, store, changeId, yieldsToEdits } = await db.transaction(async (tx) => {
    await waitForLock(tx, IMPORT_LOCK);
    await requireClaim(tx, claim);
    const running = await findRunningImport(tx, claim.storeCode);
    if (!running?.head) throw new Error('the import has no steps');
    const { head, yieldsToEdits } = running;
    const known = running.changeId === null ? undefined : await findStoreByCode(tx, head.code);
    if (known && running.changeId !== null) return { head, yieldsToEdits, store: known, changeId: running.changeId };
    await notifyOncePerTransaction(tx);
    const begun = await beginRun(tx, head);
    await saveChangeId(tx, claim, begun.changeId);
    if (head.job !== undefined) await saveJobRun(tx, head.job, begun.changeId);
    return { head, yieldsToEdits, ...begun };
  });
  // Before the names: what is saved in between is read again.
  const seen = await findNewestRun(db);
  return { ...(await openSteps(db, head, store, changeId)), yieldsToEdits, seen };
}

/** Returns how many were made: none when they are all done. */
async function makeNextSteps(tx: Tx, claim: Claim, run: StoredRun, products: number): Promise<number> {
  await waitForLock(tx, IMPORT_LOCK);
  await requireClaim(tx, claim);
  run.seen = await renewAddresses(tx, run.ctx, { after: run.seen, besides: run.changeId });
  const steps = await findNextSteps(tx, claim, Math.ceil(products / PRODUCTS_IN_STEP));
  const next = joinFirst(steps, products);
  const last = steps[(next?.count ?? 0) - 1];
  if (!next || !last) {
    if (run.recorded === 0) await dropRun(tx, run.changeId);
    await endClaim(tx, claim);
    await notifyAboutProducts(tx, undefined);
    return 0;
  }
  await deleteSteps(tx, claim, last);
  // A large import takes long: prices begin when they are written, and what was changed since the beginning counts.
  const now = later(run.ctx.now, await readDatabaseTime(tx));
  if (next.joined.kind === 'entries' || next.joined.kind === 'redirects') {
    await notifyOncePerTransaction(tx);
    await makeRecordedStep(tx, run, next.joined, now);
    return next.count;
  }
  // Other pages are told when the import is done: forgetting all of them after each step would slow the shop down.
  await notifyAboutProducts(tx, (await makeRecordedStep(await quietly(tx), run, next.joined, now)) ?? []);
  if (!run.yieldsToEdits) requireNoneLeft(run);
  return next.count;
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

async function quietly(tx: Tx): Promise<Tx> {
  await notifyOncePerTransaction(tx, 'quiet');
  return tx;
}

/** Finishes an import whose process has ended, or deletes one that had not begun. */
export async function finishInterruptedImport(
  { longRunning: db, presence }: Pick<OpenDatabase, 'longRunning' | 'presence'>,
  storeCode: string,
  runStep: StepRunner,
): Promise<boolean> {
  const claim = await takeOverImport(db, storeCode, await presence());
  if (!claim) return false;
  if (!(await findRunningImport(db, storeCode))?.head) {
    await endClaim(db, claim);
    return false;
  }
  await runStored(db, claim, runStep, () => {});
  return true;
}

const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
};

/**
 * Between two steps people save products: reads the addresses of those that were changed after a run of the history. Returns
 * the newest run that is known then.
 */
async function renewAddresses(
  tx: Tx,
  { store, scope }: Pick<StepScope, 'store' | 'scope'>,
  runs: { readonly after: number; readonly besides: number },
): Promise<number> {
  const changed = await findProductsChangedSince(tx, store.id, runs);
  const skus = new Set(changed.map(({ sku }) => sku));
  if (skus.size > 0) scope.addresses.product.renew(skus, await findAddressesOf(tx, store.id, [...skus]));
  return changed.at(-1)?.run ?? runs.after;
}
