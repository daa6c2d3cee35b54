// Merges patches with what is stored, without changing it: finds every issue, counts what would change, and writes down
// the steps that change it. A preview ends here; an import and an undo then make the steps.
import { createHash } from 'node:crypto';
import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import { findProductIdsNaming, findProductIdsOfStore } from '../../catalog/catalog.ts';
import { type EntryChange, permissionOfChange } from '../../history/history.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { planRedirectsOf, type Redirect } from '../../redirects/redirects.ts';
import type { StoreRow } from '../../store/store.ts';
import type { EntryKind, Fields } from '../entries/entry-fields.ts';
import type { EntryPatch, ProductPatch } from '../entries/entry-patch.ts';
import { createIssue, type EntryIssue, type LocatedIssue } from '../entries/issue.ts';
import type { IssueList } from '../entries/issue-list.ts';
import { type MergedEntry, type MergeOptions, mergeEntry } from '../entries/merge-entry.ts';
import { mergeProduct, type ProductMerge } from '../entries/merge-product.ts';
import { type OpenedScope, openMergeScope, type ScopeNames } from '../entries/open-merge-scope.ts';
import { isSoldAlready, partOf } from '../entries/sales-fields.ts';
import type { MergedVariant, SavedKind } from '../entries/save-entries.ts';
import { findStoredProducts, findVariantOwners, type StoredProduct } from '../entries/stored-products-repository.ts';
import {
  type Deletion,
  type ImportStep,
  type Phase,
  type PhasedStep,
  PRODUCTS_IN_STEP,
  type Progress,
  phases,
} from './change-steps.ts';
import { movedAddresses } from './moved-addresses.ts';
import { missingTargets, redirectInputs } from './redirect-patches.ts';
import type { StepRunner } from './step-runner.ts';

export interface Planned {
  /** Counts by kind; variants count with their product. */
  readonly created: Map<EntryKind, number>;
  readonly changed: Map<EntryKind, number>;
  readonly unchanged: Map<EntryKind, number>;
  /** The first changes, to be shown. */
  readonly shown: EntryChange[];
  /** SKUs that kept their stock although the file names another. */
  stockLeft: number;
  /** Products that lose a value or a variant. */
  losing: number;
  /** Targets of redirects that have no page. */
  missingTargets: readonly string[];
  /** The permissions that all of it needs, besides changing the catalog. */
  readonly needs: Set<Permission>;
  /** Differs when anything that would be changed, from which value or to which, differs. */
  fingerprint: string;
}

export interface PlanInput {
  readonly db: Queryable;
  readonly store: StoreRow;
  readonly names: ScopeNames;
  readonly options: MergeOptions;
  readonly list: IssueList;
  readonly structure: readonly EntryPatch[];
  readonly products: ProductPatches;
  readonly contents: readonly EntryPatch[];
  readonly redirects: readonly EntryPatch<'redirect'>[];
  /** Entries that nothing refers to after the other changes. */
  readonly deletions?: readonly Deletion[];
  /** Changes of the store, which is saved before anything else. */
  readonly ofStore: readonly EntryChange[];
  readonly progress: Progress;
  readonly runStep: StepRunner;
  add(step: PhasedStep): Promise<void>;
}

/** Made when they are needed: those of a large catalog would not fit into memory. */
export interface ProductPatches {
  readonly count: number;
  slice(start: number, end: number): Promise<readonly ProductPatch[]>;
}

const BATCH = 100;
const SHOWN = 2000;

/** Continues after an issue, to find them all. */
export async function planChanges(input: PlanInput): Promise<Planned> {
  const { db, store, names, options, list } = input;
  const plan = new Plan({ ...input, scope: await openMergeScope(db, store, names, options, list) });
  plan.show(input.ofStore);
  await plan.entries('structure', input.structure);
  await plan.products();
  await plan.entries('contents', input.contents);
  await plan.redirects();
  await plan.refreshOthers();
  await plan.deletions();
  return plan.finish();
}

class Plan {
  readonly planned: Planned = {
    created: new Map(),
    changed: new Map(),
    unchanged: new Map(),
    shown: [],
    stockLeft: 0,
    losing: 0,
    missingTargets: [],
    needs: new Set(),
    fingerprint: '',
  };
  private readonly input: PlanInput & { readonly scope: OpenedScope };
  /** Entries whose products are found or listed in another way after the change. */
  private readonly renamed: { readonly kind: EntryKind; readonly key: string }[] = [];
  private readonly hash = createHash('sha256');
  /** Old addresses of entries that get a new one. */
  private readonly moves: Redirect[] = [];
  private readonly positions = new Map<number, number>();

  constructor(input: Plan['input']) {
    this.input = input;
  }

  show(changes: readonly EntryChange[]): void {
    const { shown, needs } = this.planned;
    for (const change of changes) {
      this.hash.update(`${JSON.stringify(change)}\n`);
      const needed = permissionOfChange(change);
      if (needed) needs.add(needed);
    }
    shown.push(...changes.slice(0, Math.max(0, SHOWN - shown.length)));
  }

  finish(): Planned {
    return { ...this.planned, fingerprint: this.hash.digest('base64url') };
  }

  private async add(phase: Phase, step: ImportStep): Promise<void> {
    const number = phases[phase];
    const position = this.positions.get(number) ?? 0;
    this.positions.set(number, position + 1);
    if (this.input.list.issues.length === 0) await this.input.add({ phase: number, position, step });
  }

  async entries(phase: 'structure' | 'contents', patches: readonly EntryPatch[]): Promise<void> {
    const { db, store, scope, list } = this.input;
    for (const [kind, ofKind] of Map.groupBy(patches, (patch) => patch.kind as SavedKind)) {
      const stored = await scope.stored(db, kind);
      const merged = ofKind.map((patch) => ({ patch, entry: mergeEntry(patch, stored.get(patch.key), scope) }));
      if (kind === 'category') checkTree(merged, stored, list);
      const changed = parentsFirst(merged.filter(({ entry }) => Object.keys(entry.changes).length > 0));
      this.countEntries(kind, merged.length - changed.length, changed);
      for (const { patch, entry } of changed) {
        this.moves.push(...movedAddresses(kind, entry.fields, entry.changes, store));
        if (!entry.isNew && isSearched(kind, entry)) this.renamed.push({ kind, key: patch.key });
      }
      for (let start = 0; start < changed.length; start += BATCH)
        await this.add(phase, {
          kind: 'entries',
          patches: changed.slice(start, start + BATCH).map(({ patch }) => patch),
        });
    }
  }

  private countEntries(
    kind: SavedKind,
    unchanged: number,
    changed: readonly { readonly patch: EntryPatch; readonly entry: MergedEntry }[],
  ): void {
    count(this.planned.unchanged, kind, unchanged);
    count(this.planned.created, kind, changed.filter(({ entry }) => entry.isNew).length);
    count(this.planned.changed, kind, changed.filter(({ entry }) => !entry.isNew).length);
    this.show(changed.map(({ patch, entry }) => ({ kind, key: patch.key, fields: entry.changes })));
  }

  async products(): Promise<void> {
    const { products, progress, runStep } = this.input;
    const related: (readonly [string, readonly string[]])[] = [];
    for (let start = 0; start < products.count; ) {
      start = await runStep(async (size) => {
        const end = Math.min(start + size, products.count);
        const batch = await products.slice(start, end);
        const merges = await this.mergeBatch(batch);
        const written = batch.filter((patch, index) => {
          const isChanged = (merges[index]?.changes.length ?? 0) > 0;
          return isChanged || patch.reviews.length > 0;
        });
        for (let from = 0; from < written.length; from += PRODUCTS_IN_STEP)
          await this.add('products', { kind: 'products', patches: written.slice(from, from + PRODUCTS_IN_STEP) });
        related.push(...merges.flatMap(relationsOf));
        this.show(merges.flatMap(({ changes }) => changes));
        progress(end / products.count);
        return end;
      });
    }
    for (let start = 0; start < related.length; start += BATCH)
      await this.add('relations', { kind: 'relations', related: related.slice(start, start + BATCH) });
  }

  private async mergeBatch(batch: readonly ProductPatch[]): Promise<CheckedMerge[]> {
    const { store, scope, list } = this.input;
    const merges = await mergeProducts(this.input.db, store, batch, scope);
    const { planned } = this;
    for (const [index, { isNew, changes, stockLeft, product }] of merges.entries()) {
      const patch = batch[index];
      for (const other of merges[index]?.foreignSkus ?? []) list.say([...other.path, 'sku'], other);
      planned.stockLeft += stockLeft;
      if (product.variants.some(hasFirstStock)) planned.needs.add('stock.w');
      if (!isNew && changes.some(isLoss)) planned.losing += 1;
      count(isNew ? planned.created : changes.length > 0 ? planned.changed : planned.unchanged, 'product', 1);
      const own = changes.find(({ kind }) => kind === 'product');
      if (own && patch) this.moves.push(...movedAddresses('product', product.fields, own.fields, store));
    }
    return merges;
  }

  /** After all entries, because a redirect may lead to one of them. A page always wins over a redirect from its address. */
  async redirects(): Promise<void> {
    const { db, store, scope, list, redirects } = this.input;
    const { inputs, pathOf } = redirectInputs(redirects, list);
    if (list.issues.length > 0) return;
    const { changes, loops, targets } = await planRedirectsOf(db, store.id, this.moves, inputs);
    for (const source of loops) list.say(pathOf.get(source) ?? ['redirects'], createIssue('redirect-loop', source));
    this.planned.missingTargets = missingTargets(targets, scope.addresses);
    const before = ({ fields }: EntryChange) => fields.to?.from ?? null;
    count(this.planned.created, 'redirect', changes.filter((change) => before(change) === null).length);
    count(this.planned.changed, 'redirect', changes.filter((change) => before(change) !== null).length);
    const changedSources = new Set(changes.map(({ key }) => key));
    count(this.planned.unchanged, 'redirect', inputs.filter(({ source }) => !changedSources.has(source)).length);
    this.show(changes);
    if (changes.length > 0) await this.add('redirects', { kind: 'redirects', patches: redirects, moves: this.moves });
  }

  /** Names of brands, categories and values, and the languages, are part of the search documents of products. */
  async refreshOthers(): Promise<void> {
    const { db, store, ofStore } = this.input;
    const keysOf = (kind: EntryKind) => this.renamed.flatMap((entry) => (entry.kind === kind ? [entry.key] : []));
    const ids =
      ofStore.length > 0
        ? await findProductIdsOfStore(db, store.id)
        : await findProductIdsNaming(db, store.id, {
            categories: keysOf('category'),
            brands: keysOf('brand'),
            options: keysOf('option'),
          });
    for (let start = 0; start < ids.length; start += BATCH)
      await this.add('refresh', { kind: 'refresh', productIds: ids.slice(start, start + BATCH) });
  }

  async deletions(): Promise<void> {
    const { deletions: entries = [] } = this.input;
    if (entries.length > 0) await this.add('deletions', { kind: 'deletions', entries });
  }
}

/** Positions and descriptions are read when they are shown. */
const isSearched = (kind: SavedKind, { changes }: MergedEntry): boolean =>
  Object.keys(changes).some((field) =>
    kind === 'option' ? /^value\..+\.name\./.test(field) : /^(name\..*|visible|parent)$/.test(field),
  );

export type CheckedMerge = ProductMerge & {
  /** Merged without what the patches do not name, such as texts and pictures, which stays as it is. */
  readonly isOfSales: boolean;
  /** SKUs of the patch that belong to other products. */
  readonly foreignSkus: readonly LocatedIssue[];
  /** Why it cannot be saved like this; the list of the scope has it as well. */
  readonly issue: EntryIssue | undefined;
};

/** Products of a batch merged with what is stored. */
export async function mergeProducts(
  db: Queryable,
  store: StoreRow,
  batch: readonly ProductPatch[],
  scope: OpenedScope,
): Promise<CheckedMerge[]> {
  const { stored, isOfSales } = await findStoredParts(db, store, batch, scope);
  // Variants that are sold already belong to their product.
  const skus = isOfSales ? [] : batch.flatMap(({ entry, variants }) => [entry.key, ...variants.map(({ key }) => key)]);
  const owners = await findVariantOwners(db, store.id, skus);
  return batch.map((patch) => {
    const foreignSkus = [patch.entry, ...patch.variants.filter(({ isOwn }) => !isOwn)].flatMap(({ key, path }) => {
      const owner = owners.get(key);
      return owner === undefined || owner === patch.entry.key
        ? []
        : [{ path, ...createIssue('sku-foreign', key, owner) }];
    });
    const { issues } = scope.list;
    const known = issues.length;
    const merged = mergeProduct(patch, stored.get(patch.entry.key), scope);
    return { ...merged, isOfSales, foreignSkus, issue: foreignSkus[0] ?? issues[known] };
  });
}

/** The whole products, or the part that the patches are about. */
async function findStoredParts(
  db: Queryable,
  store: StoreRow,
  batch: readonly ProductPatch[],
  { options }: OpenedScope,
): Promise<{ readonly stored: ReadonlyMap<string, StoredProduct>; readonly isOfSales: boolean }> {
  const skus = batch.map(({ entry }) => entry.key);
  const part = options.replace ? 'whole' : partOf(batch);
  if (part !== 'whole') {
    const stored = await findStoredProducts(db, store, skus, part);
    if (batch.every((patch) => isSoldAlready(patch, stored.get(patch.entry.key)))) return { stored, isOfSales: true };
  }
  return { stored: await findStoredProducts(db, store, skus), isOfSales: false };
}

function relationsOf({ product, isNew, changes }: ProductMerge): (readonly [string, readonly string[]])[] {
  const { related = [] } = product.fields;
  const isChanged = changes.some(({ kind, fields }) => kind === 'product' && 'related' in fields);
  return isChanged || (isNew && related.length > 0) ? [[product.sku, related]] : [];
}

/** The record of a new variant does not name its values. */
const hasFirstStock = ({ isNew, fields }: MergedVariant): boolean => isNew && (fields.stock ?? 0) !== 0;

const isLoss = ({ fields }: EntryChange): boolean =>
  Object.entries(fields).some(([field, { from, to }]) => to === null || (field === 'available' && from && !to));

const parentIn = (fields: Fields): string | undefined => ('parent' in fields ? fields.parent : undefined);

/** An undo may bring back a category after those that go below it again. */
function parentsFirst<T extends { readonly patch: EntryPatch; readonly entry: MergedEntry }>(all: readonly T[]): T[] {
  const byKey = new Map(all.map((one) => [one.patch.key, one]));
  const begun = new Set<T>();
  const ordered: T[] = [];
  const add = (one: T): void => {
    if (begun.has(one)) return;
    begun.add(one);
    const above = byKey.get(parentIn(one.entry.fields) ?? '');
    if (above) add(above);
    ordered.push(one);
  };
  for (const one of all) add(one);
  return ordered;
}

/** A category cannot be below itself. */
function checkTree(
  merged: readonly { readonly patch: EntryPatch; readonly entry: MergedEntry }[],
  stored: ReadonlyMap<string, Fields>,
  list: IssueList,
): void {
  const parentOf = new Map([...stored].map(([code, fields]) => [code, parentIn(fields)]));
  for (const { patch, entry } of merged) parentOf.set(patch.key, parentIn(entry.fields));
  for (const { patch } of merged) {
    const seen = new Set([patch.key]);
    for (let above = parentOf.get(patch.key); above !== undefined; above = parentOf.get(above)) {
      if (seen.has(above)) {
        list.say(patch.path, createIssue('category-loop', patch.key));
        break;
      }
      seen.add(above);
    }
  }
}

function count(counts: Map<EntryKind, number>, kind: EntryKind, added: number): void {
  if (added > 0) counts.set(kind, (counts.get(kind) ?? 0) + added);
}
