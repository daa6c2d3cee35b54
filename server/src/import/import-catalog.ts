// Imports a catalog file: all of it or, if anything is wrong, nothing. Everything is checked and planned before the first
// change; a preview ends there.
import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import { findKnownNames } from '../catalog/catalog.ts';
import { findCustomFields } from '../custom-fields/custom-fields.ts';
import { amountsInUnits, type EntryChange } from '../history/history.ts';
import type { Database, OpenDatabase } from '../platform/database/database.ts';
import { readDatabaseTime } from '../platform/database/in-transaction.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { type Permitted, requirePermissions } from '../platform/require-permissions.ts';
import type { ImportHead, PhasedStep, Progress } from '../product-editing/changes/change-steps.ts';
import { claimBesideEdits } from '../product-editing/changes/claim-changes.ts';
import { StepCollector } from '../product-editing/changes/collect-steps.ts';
import { type Planned, planChanges } from '../product-editing/changes/plan-changes.ts';
import { finishInterruptedImport, runStored, runTogether } from '../product-editing/changes/run-steps.ts';
import {
  type Claim,
  commitToSteps,
  endClaim,
  endUncommitted,
  findRunningImport,
  renewClaim,
} from '../product-editing/changes/running-import-repository.ts';
import { createStepRunner, type StepRunner } from '../product-editing/changes/step-runner.ts';
import { CatalogFileError } from '../product-editing/entries/catalog-file-error.ts';
import type { ImportScope, LoadedPicture } from '../product-editing/entries/entry-patch.ts';
import { createIssue, type EntryIssue, type FileIssue, issueAt } from '../product-editing/entries/issue.ts';
import { IssueList } from '../product-editing/entries/issue-list.ts';
import type { MergeOptions, StockRule } from '../product-editing/entries/merge-entry.ts';
import { checkCatalog } from './check-catalog.ts';
import { customFieldsAfter, findCustomFieldsOf } from './file-custom-fields.ts';
import { explainFullDisk } from './full-disk.ts';
import { loadPictures, savePictures } from './load-pictures.ts';
import type { ImportReason } from './mapped/import-issues.ts';
import { contentPatches, productPatch, redirectPatches, structurePatches } from './patches.ts';
import { pictureNamesOf } from './picture-order.ts';
import { planStore } from './plan-store.ts';
import { type ReadCatalog, readCatalog } from './read-catalog-file.ts';

export type { Progress };

export interface ImportRequest {
  /** Code of the store that a file without `store:` is for. */
  readonly storeCode: string;
  readonly now?: Date;
  readonly actor?: string;
  /** The member of staff who asks on a screen. */
  readonly staff?: Permitted | undefined;
  /** Shows what would change, and changes nothing. */
  readonly preview?: boolean;
  readonly replace?: boolean;
  /** The merchant knows that `replace` removes something from many products. */
  readonly confirmed?: boolean;
  readonly stock?: StockRule;
  /** The fingerprint of a preview: refused when the same file would change something else by now. */
  readonly plan?: string | undefined;
  /** The day that `+3d` in a file counts from; the time of the import when missing. */
  readonly countDaysFrom?: Date | undefined;
  /** Entries of a list of products, or rows of a table, that are read at most. */
  readonly maxRows?: number | undefined;
  /** Whether shoppers use the database meanwhile. */
  readonly isOpen?: boolean | undefined;
  readonly progress?: Progress;
}

export interface ImportResult {
  /** Entries by kind. */
  readonly created: Readonly<Record<string, number>>;
  readonly changed: Readonly<Record<string, number>>;
  readonly unchanged: Readonly<Record<string, number>>;
  /** The first changes; the history has all. */
  readonly changes: readonly EntryChange[];
  readonly warnings: readonly EntryIssue[];
  /** Products that lose a value or a variant. */
  readonly losing?: number;
  /** Stands for everything that is changed; see `ImportRequest.plan`. */
  readonly plan?: string;
  /** Number of the run in the history; undefined when nothing was changed. */
  readonly historyId: number | undefined;
  /** Says what was left out, lost, or should be looked at, in a file of another shop. */
  readonly reasons?: readonly ImportReason[];
  /** Where the report about a file of another shop was written. */
  readonly report?: string;
}

const FULL = createIssue('disk-full');
/** Issues that are described; the others are counted. */
const MAX_ISSUES = 50;
/** Replacing asks for a confirmation above this number of products, or this share of all; one product is meant. */
const UNASKED = { products: 10, share: 0.05 };

type ImportDatabase = Pick<OpenDatabase, 'longRunning' | 'embedded' | 'untilQuiet' | 'presence'>;
type ReadSource = Pick<ReadCatalog, 'catalog' | 'products' | 'describe'>;

export async function importCatalog(
  database: ImportDatabase,
  path: string,
  request: ImportRequest,
): Promise<ImportResult> {
  const read = await readCatalog(
    path,
    createStepRunner(request.isOpen ?? false, database),
    request.maxRows,
    await findCustomFieldsOf(database.longRunning, request.storeCode),
  );
  try {
    const names = pictureNamesOf(read.catalog, read.products.pictures);
    const pictures = await loadPictures(database.longRunning, names, read.folder);
    return await importRead(database, read, pictures, path, request);
  } finally {
    await read.close();
  }
}

/** Imports a catalog that was read, whatever kind of file it comes from. `path`: for the history. */
export async function importRead(
  database: ImportDatabase,
  read: ReadSource,
  pictures: ReadonlyMap<string, LoadedPicture>,
  path: string,
  request: ImportRequest,
): Promise<ImportResult> {
  const { storeCode, progress = () => {}, preview = false } = request;
  const db = database.longRunning;
  const runStep = createStepRunner(request.isOpen ?? false, database);
  progress(0.1);
  await finishInterruptedImport(database, storeCode, runStep);
  const claim = await explainFullDisk(FULL, () =>
    preview ? throwIfRunning(db, storeCode) : claimOrFail(database, storeCode),
  );
  const now = request.now ?? (await readDatabaseTime(db));
  const steps = new StepCollector(db, claim);
  return explainFullDisk(FULL, async () => {
    try {
      const { head, planned, products } = await plan(database, read, pictures, {
        ...request,
        now,
        path,
        runStep,
        add: (step) => steps.add(step),
        progress: (share) => progress(0.1 + share * 0.3),
      });
      if (request.replace && !preview && !request.confirmed && isMuch(planned.losing, products))
        throw new CatalogFileError([issueAt(createIssue('removes-much', planned.losing, products))]);
      if (request.plan !== undefined && request.plan !== planned.fingerprint) throwDomainError('import.changed');
      const result = summarize(planned);
      if (!claim) return result;
      if (planned.shown.length === 0 && steps.count === 0) {
        await endClaim(db, claim);
        return result;
      }
      await savePictures(db, [...pictures.values()], (step) => runStep(step).finally(() => renewClaim(db, claim)));
      if (steps.areStored) {
        await steps.store();
        await commitToSteps(db, claim, head);
        const makingSteps = createStepRunner(request.isOpen ?? false, database);
        const { changeId, left } = await runStored(db, claim, makingSteps, (share) => progress(0.4 + share * 0.6));
        const warnings = left.slice(0, MAX_ISSUES).map(({ sku }) => createIssue('row-left', sku));
        return { ...result, historyId: changeId, warnings: [...result.warnings, ...warnings] };
      }
      const historyId = await db.transaction(async (tx) => {
        const id = await runTogether(tx, head, steps.waiting);
        await endClaim(tx, claim);
        return id;
      });
      progress(1);
      return { ...result, historyId };
    } catch (error) {
      // Steps that were committed to are finished later; everything before leaves no trace.
      if (claim) await endUncommitted(db, claim).catch(() => {});
      throw error;
    }
  });
}

/** A file changes the shop itself, coupons and stock only for people who may do so elsewhere. */
function throwIfForbidden(staff: Permitted, needs: ReadonlySet<Permission>): void {
  if (needs.has('settings.w') && !staff.permissions.has('settings.w'))
    throw new CatalogFileError([issueAt(createIssue('settings-forbidden'))]);
  requirePermissions(staff, needs);
}

const isMuch = (losing: number, products: number): boolean =>
  losing > UNASKED.products || (losing > 1 && losing > products * UNASKED.share);

const busy = (isUnfinished: boolean) =>
  new CatalogFileError([issueAt(createIssue(isUnfinished ? 'unfinished' : 'busy'))]);

async function throwIfRunning(db: Database, storeCode: string): Promise<undefined> {
  const running = await findRunningImport(db, storeCode);
  if (running && !(running.isSilent && !running.head)) throw busy(running.isSilent);
}

async function claimOrFail(database: ImportDatabase, storeCode: string): Promise<Claim> {
  const claim = await claimBesideEdits(database, storeCode);
  if (claim) return claim;
  throw busy((await findRunningImport(database.longRunning, storeCode))?.isSilent ?? false);
}

interface PlanRequest extends ImportRequest {
  readonly now: Date;
  readonly path: string;
  readonly runStep: StepRunner;
  readonly progress: Progress;
  add(step: PhasedStep): Promise<void>;
}

async function plan(
  { longRunning: db }: ImportDatabase,
  { catalog, products, describe }: ReadSource,
  pictures: ReadonlyMap<string, LoadedPicture>,
  request: PlanRequest,
): Promise<{ readonly head: ImportHead; readonly planned: Planned; readonly products: number }> {
  const { storeCode, now, runStep, progress, add } = request;
  const options: MergeOptions = { replace: request.replace ?? false, stock: request.stock ?? 'new' };
  const day = request.countDaysFrom ?? now;
  const { store, patch, changes } = await planStore(db, catalog, { storeCode, now: day, pictures }, (list) =>
    fail(list, describe),
  );
  const customFields = customFieldsAfter(catalog, await findCustomFields(db, store.id));
  const scope: ImportScope = {
    storeCode,
    languages: store.languages,
    currency: store.currency,
    now: day,
    pictures,
    customFields,
  };
  const list = new IssueList(store, new Set(pictures.keys()));
  const known = await findKnownNames(db, store.id);
  const checkProduct = checkCatalog(catalog, products, { ...known, customFields }, store, list);
  const planned = await planChanges({
    db,
    store,
    list,
    names: known,
    options,
    structure: structurePatches(catalog, scope),
    products: {
      count: products.count,
      slice: async (start, end) =>
        (await products.slice(start, end)).map((product, index) => {
          checkProduct(product, start + index);
          return productPatch(product, start + index, scope);
        }),
    },
    contents: contentPatches(catalog, scope),
    redirects: redirectPatches(catalog),
    ofStore: changes,
    progress,
    runStep,
    add,
  });
  if (request.staff) throwIfForbidden(request.staff, planned.needs);
  await fail(list, describe);
  const action = `import ${request.path.split(/[/\\]/).at(-1)}`;
  return {
    head: {
      code: store.code,
      store: patch,
      options,
      now: now.toISOString(),
      actor: request.actor ?? 'command',
      action,
      undoes: null,
    },
    planned: { ...planned, shown: planned.shown.map((entry) => amountsInUnits(entry, store.currency, customFields)) },
    products: known.skus.size,
  };
}

async function fail({ issues }: IssueList, describe: ReadSource['describe']): Promise<void> {
  if (issues.length === 0) return;
  const described: FileIssue[] = [];
  for (const issue of issues.slice(0, MAX_ISSUES)) described.push(await describe(issue));
  throw new CatalogFileError(described, issues.length - MAX_ISSUES);
}

function summarize({
  created,
  changed,
  unchanged,
  shown,
  stockLeft,
  losing,
  missingTargets,
  fingerprint,
}: Planned): ImportResult {
  return {
    losing,
    plan: fingerprint,
    created: Object.fromEntries(created),
    changed: Object.fromEntries(changed),
    unchanged: Object.fromEntries(unchanged),
    changes: shown,
    warnings: [
      ...(stockLeft > 0 ? [createIssue('stock-left', stockLeft)] : []),
      ...missingTargets.map((target) => createIssue('no-page', target)),
    ],
    historyId: undefined,
  };
}
