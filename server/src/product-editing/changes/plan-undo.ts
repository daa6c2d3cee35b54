// Plans an undo without a change: finds what stands in its way, and writes down the steps that take the run back.
import { findKnownNames } from '../../catalog/catalog.ts';
import {
  type EntryChange,
  type EntryPlace,
  findEntriesAt,
  findEntryPlaces,
  findRun,
  findUndoOf,
  isPermanent,
  UNDO_DAYS,
} from '../../history/history.ts';
import { DAY } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { type Permitted, requirePermissions } from '../../platform/require-permissions.ts';
import { findStoreByCode, type StoreRow } from '../../store/store.ts';
import { mergePatches } from '../edit/entry-order.ts';
import type { EntryKind, Fields } from '../entries/entry-fields.ts';
import { type EntryPatch, patchOf } from '../entries/entry-patch.ts';
import { filterFields, valueCodes } from '../entries/fields.ts';
import { type EntryIssue, issueText } from '../entries/issue.ts';
import { IssueList } from '../entries/issue-list.ts';
import { EXACTLY } from '../entries/merge-entry.ts';
import { findStoredEntries, type StoredKind, storeFields } from '../entries/stored-entries-repository.ts';
import type { Deletion, ImportHead, ImportStep, PhasedStep, Progress } from './change-steps.ts';
import { planChanges } from './plan-changes.ts';
import type { StepRunner } from './step-runner.ts';
import { type UndoConflict, undoEntry } from './undo-patches.ts';
import { findChangedProducts, isOfProduct, undoProducts } from './undo-products.ts';

const MAX_REASONS = 5;
/** Changes and conflicts that are told. */
export const MAX_SHOWN = 2000;
const STRUCTURE: readonly string[] = ['brand', 'option', 'property', 'field', 'category'];

interface UndoRequest {
  /** Leaves entries that were changed again since, instead of refusing everything. */
  readonly part: boolean;
  readonly staff?: Permitted | undefined;
  readonly storeCode: string;
  readonly actor: string;
  readonly now: Date;
  readonly runStep: StepRunner;
  readonly progress: Progress;
}

export interface PlannedUndo {
  readonly head: ImportHead;
  readonly steps: readonly PhasedStep[];
  /** The first entries that it would change. */
  readonly shown: readonly EntryChange[];
  /** The first conflicts: of entries that stay as they are. */
  readonly left: readonly UndoConflict[];
}

export async function planUndo(db: Queryable, id: number, request: UndoRequest): Promise<PlannedUndo> {
  const { storeCode, now, part } = request;
  const store = (await findStoreByCode(db, storeCode)) ?? throwDomainError('store.not-found', { code: storeCode });
  const places = await findUndoable(db, store, id, now);
  const entries = await findEntriesAt(
    db,
    id,
    places.flatMap((place) => (isOfProduct(place) ? [] : [place.position])),
  );
  const conflicts: UndoConflict[] = [];
  const undo: Undo = (kind, entry, stored) => {
    const { patch, conflicts: found } = undoEntry(kind, entry, stored, now);
    conflicts.push(...found);
    return part && found.length > 0 ? null : patchOf(kind, entry.key, patch);
  };
  const products = await findChangedProducts(db, store, places.filter(isOfProduct));
  const productOf = new Map(products.map((product) => [product.sku, product]));
  const { patches: others, deletions } = withoutAdded(mergePatches(await otherPatches(db, store, entries, undo)));
  const newFields = entries.filter(({ kind, fields }) => kind === 'field' && 'new' in fields);
  const ofStore = entries.find(({ kind }) => kind === 'store');
  const undoneStore = ofStore ? undo('store', ofStore, storeFields(store)) : null;
  const storePatch = undoneStore && { ...undoneStore, key: store.code };
  const list = new IssueList(store, new Set());
  /** Values are read again when a step is made: they need much memory, and what was sold meanwhile stays sold. */
  const withoutValues = (step: ImportStep): ImportStep =>
    step.kind === 'products'
      ? { kind: 'undo', run: id, products: step.patches.flatMap(({ entry }) => productOf.get(entry.key) ?? []) }
      : step;
  const steps: PhasedStep[] = [];
  const { shown, needs } = await planChanges({
    db,
    store,
    list,
    names: await findKnownNames(db, store.id),
    options: EXACTLY,
    structure: others.filter(({ kind }) => STRUCTURE.includes(kind)),
    products: {
      count: products.length,
      slice: async (start, end) => {
        const { patches, conflicts: found } = await undoProducts(db, store, id, products.slice(start, end), {
          now,
          part,
        });
        conflicts.push(...found);
        return patches;
      },
    },
    contents: others.filter(({ kind }) => !STRUCTURE.includes(kind) && kind !== 'redirect'),
    redirects: others.filter((patch) => patch.kind === 'redirect'),
    deletions: [...deletions, ...newFields.map(({ key }): Deletion => ({ kind: 'field', key }))],
    ofStore: ofStore && storePatch ? [ofStore] : [],
    progress: request.progress,
    runStep: request.runStep,
    add: async (step) => {
      steps.push({ ...step, step: withoutValues(step.step) });
    },
  });
  if (request.staff) requirePermissions(request.staff, needs);
  if (conflicts.length > 0 && !(part && (steps.length > 0 || storePatch))) throwUndoConflicts(id, conflicts);
  if (list.issues.length > 0) throwCannotUndo(id, list.issues);
  const head: ImportHead = {
    code: store.code,
    store: storePatch,
    options: EXACTLY,
    now: now.toISOString(),
    actor: request.actor,
    action: `undo ${id}`,
    undoes: id,
  };
  return { head, steps, shown, left: conflicts.slice(0, MAX_SHOWN) };
}

/** Says in the words of the import why the undo cannot be saved. */
const throwCannotUndo = (id: number, reasons: readonly EntryIssue[]): never =>
  throwDomainError('history.cannot-undo', {
    id,
    reason: (language) =>
      shortList(
        reasons.map((reason) => issueText(reason, language)),
        '; ',
      ),
  });

const throwUndoConflicts = (id: number, conflicts: readonly UndoConflict[]): never =>
  throwDomainError(
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

async function findUndoable(db: Queryable, store: StoreRow, id: number, now: Date): Promise<EntryPlace[]> {
  const run = (await findRun(db, store.id, id)) ?? throwDomainError('history.not-found', { id });
  const undone = await findUndoOf(db, id);
  if (undone) throwDomainError('history.undone', { id, by: undone.id });
  if (now.getTime() - run.at.getTime() > UNDO_DAYS * DAY) throwDomainError('history.too-old', { id, days: UNDO_DAYS });
  const places = await findEntryPlaces(db, id);
  if (places.some(({ kind }) => isPermanent(kind))) throwDomainError('history.permanent', { id });
  if (places.length === 0) throwDomainError('history.emptied', { id });
  return places;
}

/** Values of options and choices of fields that the run added are deleted, and added fields, unless something has them by now. */
function withoutAdded(patches: readonly EntryPatch[]): {
  readonly patches: readonly EntryPatch[];
  readonly deletions: readonly Deletion[];
} {
  const deletions: Deletion[] = [];
  const rest = patches.map((patch): EntryPatch => {
    if (patch.kind !== 'option' && patch.kind !== 'field') return patch;
    const { kind } = patch;
    const added = valueCodes(patch.fields).filter((value) => patch.fields[`order.${value}`] === null);
    deletions.push(...added.map((value) => ({ kind, key: patch.key, value })));
    const isKept = (field: string) =>
      !added.some((value) => field === `order.${value}` || field.startsWith(`value.${value}.`));
    return { ...patch, fields: filterFields(patch.fields, isKept) };
  });
  return { patches: rest, deletions };
}

/** null: the entry stays as it is. */
type Undo = <K extends EntryKind>(kind: K, entry: EntryChange, stored: Fields<K> | undefined) => EntryPatch<K> | null;

async function otherPatches(
  db: Queryable,
  store: StoreRow,
  entries: readonly EntryChange[],
  undo: Undo,
): Promise<EntryPatch[]> {
  const patches: EntryPatch[] = [];
  const others = entries.filter(({ kind }) => kind !== 'store');
  for (const [kind, ofKind] of Map.groupBy(others, (entry) => entry.kind as StoredKind)) {
    const stored = await findStoredEntries(db, store, kind);
    for (const entry of ofKind) {
      const patch = undo(kind, entry, stored.get(entry.key));
      if (patch) patches.push(patch);
    }
  }
  return patches;
}
