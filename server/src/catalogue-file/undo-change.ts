// Takes back what one run of the history changed. The values from before are written like an import, so that a price comes
// back as a new offer, and the undo is a run of its own.
import { findKnownNames } from '../catalog/catalog.ts';
import {
  type EntryChange,
  type EntryPlace,
  findEntries,
  findEntriesAt,
  findEntryPlaces,
  findRun,
  findUndoOf,
  isPermanent,
  UNDO_DAYS,
} from '../history/history.ts';
import { DAY } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { readDatabaseTime, tryToLock } from '../platform/database/in-transaction.ts';
import { refuse } from '../platform/refusal.ts';
import { findStoreByCode, type StoreRow } from '../store/store.ts';
import { type CatalogueContext, IMPORT_LOCK } from './catalogue-context.ts';
import type { EntryPatch, ProductPatch, VariantPatch } from './entry-patch.ts';
import type { FieldPatch, Fields } from './fields.ts';
import type { ImportHead, PhasedStep } from './import-steps.ts';
import type { MergeOptions } from './merge-entry.ts';
import { openMergeScope } from './open-merge-scope.ts';
import { planChanges } from './plan-changes.ts';
import { ProblemList } from './problem-list.ts';
import { runTogether } from './run-steps.ts';
import { endClaim, findRunningImport } from './running-import-repository.ts';
import { findStoredEntries, type StoredKind, storeFields } from './stored-entries-repository.ts';
import { findStoredProducts, findVariantOwners } from './stored-products-repository.ts';
import { type UndoConflict, undoEntry } from './undo-patches.ts';

const MAX_REASONS = 5;
const AT_ONCE = 100;
/** Well below the number of parameters that a query may have. */
const VARIANTS_AT_ONCE = 5000;
const STRUCTURE: readonly string[] = ['brand', 'option', 'property', 'category'];

const MAX_SHOWN = 2000;

export interface Undone {
  /** Number of the run that took the other one back; null for a preview. */
  readonly changeId: number | null;
  /** What it changed, or would change: the first entries. */
  readonly entries: readonly EntryChange[];
}

/** A preview makes the undo and rolls it back, so that it shows what the undo would change, or is refused like it. */
export async function undoRun(ctx: CatalogueContext, id: number, { preview = false } = {}): Promise<Undone> {
  const now = await readDatabaseTime(ctx.database.longRunning);
  try {
    return await ctx.database.longRunning.transaction(async (tx) => {
      const changeId = await makeUndo(tx, ctx, id, now);
      const entries = await findEntries(tx, changeId, { limit: MAX_SHOWN });
      if (preview) throw new RolledBack(entries);
      return { changeId, entries };
    });
  } catch (error) {
    if (error instanceof RolledBack) return { changeId: null, entries: error.entries };
    throw error;
  }
}

class RolledBack extends Error {
  readonly entries: readonly EntryChange[];

  constructor(entries: readonly EntryChange[]) {
    super('the preview of an undo');
    this.entries = entries;
  }
}

async function makeUndo(tx: Tx, { merchant, actor }: CatalogueContext, id: number, now: Date): Promise<number> {
  // Neither an import nor another undo may change what was compared.
  if (!(await tryToLock(tx, IMPORT_LOCK))) refuse('history.busy');
  await endUnfinishedImport(tx, merchant, id);
  const store = (await findStoreByCode(tx, merchant)) ?? refuse('store.not-found', { code: merchant });
  const places = await findUndoable(tx, store, id, now);
  const entries = await findEntriesAt(
    tx,
    id,
    places.filter((place) => !isOfProduct(place)),
  );
  const conflicts: UndoConflict[] = [];
  const undo = (entry: EntryChange, stored: Fields | undefined): FieldPatch => {
    const { patch, conflicts: found } = undoEntry(entry, stored, now);
    conflicts.push(...found);
    return patch;
  };
  const products = await groupByProduct(tx, store, places.filter(isOfProduct));
  const others = await otherPatches(tx, store, entries, undo);
  const ofStore = entries.find(({ kind }) => kind === 'store');
  const storePatch: EntryPatch | null = ofStore
    ? { kind: 'store', key: store.code, fields: undo(ofStore, storeFields(store)), path: [] }
    : null;
  const list = new ProblemList(store, new Set());
  const options: MergeOptions = { replace: false, stock: 'set', exact: true };
  const steps: PhasedStep[] = [];
  await planChanges({
    db: tx,
    store,
    list,
    scope: await openMergeScope(tx, store, await findKnownNames(tx, store.id), options, list),
    structure: others.filter(({ kind }) => STRUCTURE.includes(kind)),
    products: {
      count: products.length,
      slice: (start, end) => productPatches(tx, store, id, products.slice(start, end), undo),
    },
    contents: others.filter(({ kind }) => !STRUCTURE.includes(kind) && kind !== 'redirect'),
    redirects: others.filter(({ kind }) => kind === 'redirect'),
    ofStore: ofStore ? [ofStore] : [],
    productsAtOnce: AT_ONCE,
    progress: () => {},
    inSteps: (step) => step(),
    add: async (step) => {
      steps.push(step);
    },
  });
  if (conflicts.length > 0) refuseConflicts(id, conflicts);
  if (list.problems.length > 0)
    refuseUndo(
      id,
      list.problems.map(({ message }) => message),
    );
  const head: ImportHead = {
    code: store.code,
    store: storePatch,
    options,
    now: now.toISOString(),
    actor,
    action: `undo ${id}`,
    undoes: id,
  };
  return (await runTogether(tx, head, steps)) ?? refuse('history.nothing', { id });
}

/** An import that could not be finished is given up by its undo; one that is being made is not disturbed. */
async function endUnfinishedImport(tx: Tx, merchant: string, id: number): Promise<void> {
  const running = await findRunningImport(tx, merchant);
  if (!running) return;
  if (running.changeId !== id || !running.isSilent) refuse('history.busy');
  await endClaim(tx, running);
}

/** What cannot be saved, in the words of the import. */
const refuseUndo = (id: number, reasons: readonly string[]): never =>
  refuse('history.cannot-undo', { id, reason: shortList(reasons, '; ') });

const refuseConflicts = (id: number, conflicts: readonly UndoConflict[]): never =>
  refuse(
    'history.changed-again',
    {
      id,
      entries: shortList(
        conflicts.map(({ key, field }) => (field === null ? key : `${key} ${field}`)),
        ', ',
      ),
    },
    { conflicts: conflicts.slice(0, MAX_SHOWN) },
  );

const shortList = (all: readonly string[], separator: string): string =>
  [...all.slice(0, MAX_REASONS), ...(all.length > MAX_REASONS ? ['…'] : [])].join(separator);

async function findUndoable(tx: Tx, store: StoreRow, id: number, now: Date): Promise<EntryPlace[]> {
  const run = (await findRun(tx, store.id, id)) ?? refuse('history.not-found', { id });
  const undone = await findUndoOf(tx, id);
  if (undone) refuse('history.undone', { id, by: undone.id });
  if (now.getTime() - run.at.getTime() > UNDO_DAYS * DAY) refuse('history.too-old', { id, days: UNDO_DAYS });
  const places = await findEntryPlaces(tx, id);
  if (places.some(({ kind }) => isPermanent(kind))) refuse('history.permanent', { id });
  if (places.length === 0) refuse('history.emptied', { id });
  return places;
}

type Undo = (entry: EntryChange, stored: Fields | undefined) => FieldPatch;

const isOfProduct = ({ kind }: { readonly kind: string }): boolean => kind === 'product' || kind === 'variant';

interface ChangedProduct {
  readonly sku: string;
  readonly places: readonly EntryPlace[];
}

/** Places of the entries of each product: first products, then variants whose product was not changed itself. */
async function groupByProduct(tx: Tx, store: StoreRow, places: readonly EntryPlace[]): Promise<ChangedProduct[]> {
  const variants = places.filter(({ kind }) => kind === 'variant');
  const owners = new Map<string, string>();
  for (let start = 0; start < variants.length; start += VARIANTS_AT_ONCE) {
    const skus = variants.slice(start, start + VARIANTS_AT_ONCE).map(({ key }) => key);
    for (const [sku, product] of await findVariantOwners(tx, store.id, skus)) owners.set(sku, product);
  }
  const ofProducts = places.filter(({ kind }) => kind === 'product');
  const bySku = Map.groupBy([...ofProducts, ...variants], ({ kind, key }) =>
    kind === 'variant' ? (owners.get(key) ?? key) : key,
  );
  return [...bySku].map(([sku, some]) => ({ sku, places: some }));
}

/** Values are read for some products at a time, so that memory does not grow with the run. */
async function productPatches(
  tx: Tx,
  store: StoreRow,
  id: number,
  changed: readonly ChangedProduct[],
  undo: Undo,
): Promise<ProductPatch[]> {
  const entries = await findEntriesAt(
    tx,
    id,
    changed.flatMap(({ places }) => places),
  );
  const entryOf = new Map(entries.map((entry) => [`${entry.kind} ${entry.key}`, entry]));
  const stored = await findStoredProducts(
    tx,
    store,
    changed.map(({ sku }) => sku),
  );
  return changed.flatMap(({ sku, places }) => {
    const entry = entryOf.get(`product ${sku}`);
    const before = stored.get(sku);
    const fields = entry ? undo(entry, before?.fields) : {};
    const variants = places.flatMap(({ kind, key }) =>
      kind === 'variant' ? (entryOf.get(`variant ${key}`) ?? []) : [],
    );
    const ofProduct = variants.map(
      (variant): VariantPatch => ({
        kind: 'variant',
        key: variant.key,
        fields: undo(variant, before?.variants.get(variant.key)),
        path: [],
        history: [],
        isOwn: false,
      }),
    );
    // A new product is hidden as a whole; its variants stay as they are.
    const isNew = entry !== undefined && 'new' in entry.fields;
    const patch: EntryPatch = { kind: 'product', key: sku, fields, path: [] };
    return before ? [{ entry: patch, dropsProperties: false, variants: isNew ? [] : ofProduct, reviews: [] }] : [];
  });
}

async function otherPatches(
  tx: Tx,
  store: StoreRow,
  entries: readonly EntryChange[],
  undo: Undo,
): Promise<EntryPatch[]> {
  const patches: EntryPatch[] = [];
  const others = entries.filter(({ kind }) => kind !== 'store');
  for (const [kind, ofKind] of Map.groupBy(others, (entry) => entry.kind as StoredKind)) {
    const stored = await findStoredEntries(tx, store, kind);
    for (const entry of ofKind)
      patches.push({ kind, key: entry.key, fields: undo(entry, stored.get(entry.key)), path: [] });
  }
  return patches;
}
