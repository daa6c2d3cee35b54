// Merges patches with what is stored and saves the result. The import, its preview and undo all run this, so that what a
// preview shows is what the import does.
import {
  type CodeToIdMap,
  findCodeToIdMap,
  findProductIdsOfStore,
  type KnownNames,
  refreshListings,
  saveProducts,
  saveRelations,
} from '../catalog/catalog.ts';
import { type EntryChange, recordEntries } from '../history/history.ts';
import type { Tx } from '../platform/database/database.ts';
import { applyRedirects, type Redirect } from '../redirects/redirects.ts';
import { addReviews } from '../reviews/reviews.ts';
import { refreshDocuments } from '../search/search.ts';
import type { StoreRow } from '../store/store.ts';
import type { EntryPatch, ProductPatch } from './entry-patch.ts';
import { type EntryKind, picturesIn, type Value } from './fields.ts';
import { type LoadedPicture, savePictures } from './load-pictures.ts';
import { AddressBook, type MergeOptions, type MergeScope, mergeEntry } from './merge-entry.ts';
import { mergeProduct, type ProductMerge } from './merge-product.ts';
import { movedAddresses } from './moved-addresses.ts';
import type { ProblemList } from './problem-list.ts';
import { missingTargets, redirectInputs } from './redirect-patches.ts';
import { newProductFrom, type SavedKind, type SaveScope, saveEntries } from './save-entries.ts';
import {
  findContentAddresses,
  findStoredEntries,
  type StoredEntries,
  type StoredKind,
} from './stored-entries-repository.ts';
import {
  findLastProductPosition,
  findProductIds,
  findStoredProducts,
  findVariantOwners,
} from './stored-products-repository.ts';
import { homeSectionsIn } from './whole-values.ts';

/** Called with the completed share, from 0 to 1. */
export type Progress = (share: number) => void;

export interface Applied {
  /** Counts by kind; variants count with their product. */
  readonly created: Map<EntryKind, number>;
  readonly changed: Map<EntryKind, number>;
  readonly unchanged: Map<EntryKind, number>;
  /** The first changes, to be shown. */
  readonly shown: EntryChange[];
  /** SKUs that kept their stock although the file names another. */
  stockLeft: number;
  /** Targets of redirects that have no page. */
  missingTargets: readonly string[];
}

export interface ApplyInput {
  readonly tx: Tx;
  readonly store: StoreRow;
  readonly now: Date;
  readonly options: MergeOptions;
  readonly list: ProblemList;
  readonly pictures: readonly LoadedPicture[];
  readonly structure: readonly EntryPatch[];
  readonly products: ProductPatches;
  readonly contents: readonly EntryPatch[];
  readonly redirects: readonly EntryPatch[];
  /** Number of the run in the history. */
  readonly changeId: number;
  readonly progress: Progress;
  readonly known: KnownNames;
  /** Changes of the store, which is saved before anything else. */
  readonly ofStore: readonly EntryChange[];
}

/** Made when they are needed: those of a large catalogue would not fit into memory. */
export interface ProductPatches {
  readonly count: number;
  slice(start: number, end: number): readonly ProductPatch[];
}

const BATCH = 250;
const SHOWN = 2000;

/** Continues after a problem, to find them all; the caller then rolls back. */
export async function applyPatches(input: ApplyInput): Promise<Applied> {
  const { tx, store, list, now, progress } = input;
  const run = await openRun(input);
  await record(input, run, input.ofStore);
  await applyEntries(input, run, input.structure);
  const touched = await applyProducts(input, run, (share) => progress(0.1 + share * 0.7));
  await applyEntries(input, run, input.contents);
  await applyRedirectsOf(input, run);
  if (list.problems.length > 0) return run.applied;
  const movesCategories = run.kinds.has('category');
  const stale = movesCategories ? await findProductIdsOfStore(tx, store.id) : touched;
  await refreshListings(tx, store.id, stale, now);
  progress(0.9);
  // Names of brands, categories and options, and the languages, are part of the search documents of all products.
  const all =
    input.ofStore.length > 0 || (['brand', 'category', 'option'] as const).some((kind) => run.kinds.has(kind));
  await refreshDocuments(tx, store, all ? await findProductIdsOfStore(tx, store.id) : touched);
  progress(1);
  return run.applied;
}

interface Run {
  readonly scope: MergeScope;
  readonly applied: Applied;
  /** Kinds of entries that were changed. */
  readonly kinds: Set<EntryKind>;
  readonly saveScope: SaveScope;
  readonly mediaIds: Map<string, number>;
  stored(kind: StoredKind): Promise<StoredEntries>;
  recorded: number;
  /** Old addresses of entries that have a new one. */
  readonly moves: Redirect[];
}

async function openRun({ tx, store, now, options, list, pictures, known }: ApplyInput): Promise<Run> {
  // Each kind is applied once, so what was read before is still what is stored.
  const read = new Map<StoredKind, StoredEntries>();
  const stored = async (kind: StoredKind): Promise<StoredEntries> => {
    const entries = read.get(kind) ?? (await findStoredEntries(tx, store, kind));
    read.set(kind, entries);
    return entries;
  };
  const positions = new Map<string, number>([['product', await findLastProductPosition(tx, store.id)]]);
  const listOf = (kind: EntryKind, parent: Value | undefined) =>
    kind === 'category' ? `category ${parent ?? ''}` : kind;
  const scope: MergeScope = {
    languages: store.languages,
    options,
    list,
    addresses: {
      product: new AddressBook(known.productAddresses),
      category: new AddressBook(known.categoryAddresses),
      page: new AddressBook(await findContentAddresses(tx, store.id)),
    },
    nextPosition: (kind, parent) => {
      const next = (positions.get(listOf(kind, parent)) ?? -1) + 1;
      positions.set(listOf(kind, parent), next);
      return next;
    },
  };
  for (const kind of ['brand', 'option', 'property', 'category', 'page', 'box'] as const) {
    for (const { position, parent } of (await stored(kind)).values()) {
      const list = listOf(kind, parent);
      positions.set(list, Math.max(positions.get(list) ?? -1, Number(position ?? 0)));
    }
  }
  const mediaIds = await savePictures(
    tx,
    pictures,
    pictures.map(({ hash }) => hash),
  );
  let codes: CodeToIdMap | undefined;
  return {
    scope,
    applied: {
      created: new Map(),
      changed: new Map(),
      unchanged: new Map(),
      shown: [],
      stockLeft: 0,
      missingTargets: [],
    },
    kinds: new Set(),
    mediaIds,
    stored,
    recorded: 0,
    moves: [],
    saveScope: {
      store,
      now,
      mediaIds,
      // Asked for only after brands, options, properties and categories are saved.
      codeToId: async () => {
        codes ??= await findCodeToIdMap(tx, store.id);
        return codes;
      },
    },
  };
}

async function applyEntries(input: ApplyInput, run: Run, patches: readonly EntryPatch[]): Promise<void> {
  const { tx, store, list } = input;
  for (const [kind, ofKind] of Map.groupBy(patches, (patch) => patch.kind as SavedKind)) {
    const stored = await run.stored(kind);
    const merged = ofKind.map((patch) => ({ patch, entry: mergeEntry(patch, stored.get(patch.key), run.scope) }));
    if (kind === 'category') checkTree(merged, stored, list);
    const changed = merged.filter(({ entry }) => Object.keys(entry.changes).length > 0);
    count(run.applied.unchanged, kind, merged.length - changed.length);
    count(run.applied.created, kind, changed.filter(({ entry }) => entry.isNew).length);
    count(run.applied.changed, kind, changed.filter(({ entry }) => !entry.isNew).length);
    if (changed.length > 0) run.kinds.add(kind);
    if (list.problems.length > 0) continue;
    await addMediaIds(
      input,
      run,
      changed.flatMap(({ entry: { fields } }) => [
        ...(typeof fields.image === 'string' ? [fields.image] : []),
        ...[fields.image, fields.headImage].flatMap((picture) =>
          typeof picture === 'object' && picture !== null && 'hash' in picture ? [String(picture.hash)] : [],
        ),
        ...homeSectionsIn(fields).flatMap(({ images }) => images.map(({ hash }) => hash)),
      ]),
    );
    const entries = changed.map(({ patch, entry }) => ({ key: patch.key, fields: entry.fields }));
    await saveEntries(tx, kind, entries, run.saveScope);
    for (const { entry } of changed) run.moves.push(...movedAddresses(kind, entry.fields, entry.changes, store));
    await record(
      input,
      run,
      changed.map(({ patch, entry }) => ({ kind, key: patch.key, fields: entry.changes })),
    );
  }
}

/** After all entries, because a redirect may lead to one of them. A page always wins over a redirect from its address. */
async function applyRedirectsOf(input: ApplyInput, run: Run): Promise<void> {
  const { tx, store, list, redirects } = input;
  const { inputs, pathOf } = redirectInputs(redirects, list);
  if (list.problems.length > 0) return;
  const { changes, loops, targets } = await applyRedirects(tx, store.id, run.moves, inputs);
  for (const source of loops) list.say(pathOf.get(source) ?? ['redirects'], `${source} would lead back to itself`);
  run.applied.missingTargets = missingTargets(targets, run.scope.addresses);
  const before = ({ fields }: EntryChange) => fields.to?.from ?? null;
  const [created, changed] = [changes.filter((change) => before(change) === null), changes.filter(before)];
  count(run.applied.created, 'redirect', created.length);
  count(run.applied.changed, 'redirect', changed.length);
  const changedSources = new Set(changes.map(({ key }) => key));
  count(run.applied.unchanged, 'redirect', inputs.filter(({ source }) => !changedSources.has(source)).length);
  await record(input, run, changes);
}

/** Stored pictures that are kept; those of the file are known already. */
async function addMediaIds({ tx }: ApplyInput, run: Run, hashes: readonly string[]): Promise<void> {
  const missing = [...new Set(hashes)].filter((hash) => !run.mediaIds.has(hash));
  for (const [hash, id] of await savePictures(tx, [], missing)) run.mediaIds.set(hash, id);
}

/** A category cannot be below itself. */
function checkTree(
  merged: readonly { patch: EntryPatch; entry: { fields: Readonly<Record<string, unknown>> } }[],
  stored: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  list: ProblemList,
): void {
  const parentOf = new Map([...stored].map(([code, fields]) => [code, fields.parent]));
  for (const { patch, entry } of merged) parentOf.set(patch.key, entry.fields.parent);
  for (const { patch } of merged) {
    const seen = new Set<unknown>([patch.key]);
    for (let above = parentOf.get(patch.key); above !== undefined; above = parentOf.get(String(above))) {
      if (seen.has(above)) {
        list.say(patch.path, `category ${patch.key} would be below itself`);
        break;
      }
      seen.add(above);
    }
  }
}

async function applyProducts(input: ApplyInput, run: Run, progress: Progress): Promise<number[]> {
  const { tx, store, list, products } = input;
  const idOf = new Map<string, number>();
  const reviewed = new Set<number>();
  const related: { sku: string; related: readonly string[] }[] = [];
  for (let start = 0; start < products.count; start += BATCH) {
    const batch = products.slice(start, start + BATCH);
    const merges = await mergeBatch(input, run, batch);
    progress((start + batch.length) / products.count);
    if (list.problems.length > 0) continue;
    const changed = merges.filter(({ changes }) => changes.length > 0);
    if (changed.length > 0) {
      run.kinds.add('product');
      await addMediaIds(
        input,
        run,
        changed.flatMap(({ product }) =>
          [product, ...product.variants].flatMap(({ fields }) => picturesIn(fields.images).map(({ hash }) => hash)),
        ),
      );
      const all = changed.map(({ product }) => newProductFrom(product, run.saveScope));
      const codes = await run.saveScope.codeToId();
      for (const [sku, id] of await saveProducts(tx, store, codes, all, input.now)) idOf.set(sku, id);
      related.push(...all);
      for (const { product, changes } of changed) {
        const own = changes.find(({ kind }) => kind === 'product');
        if (own) run.moves.push(...movedAddresses('product', product.fields, own.fields, store));
      }
    }
    for (const id of await addReviewsOf(input, batch)) reviewed.add(id);
    await record(
      input,
      run,
      changed.flatMap(({ changes }) => changes),
    );
  }
  if (list.problems.length > 0) return [];
  // After all products, because a product may refer to a later one.
  for (let start = 0; start < related.length; start += BATCH)
    await saveRelations(tx, store.id, related.slice(start, start + BATCH), idOf);
  return [...new Set([...idOf.values(), ...reviewed])];
}

async function mergeBatch(
  { tx, store, list }: ApplyInput,
  run: Run,
  batch: readonly ProductPatch[],
): Promise<ProductMerge[]> {
  const stored = await findStoredProducts(
    tx,
    store,
    batch.map(({ entry }) => entry.key),
  );
  const owners = await findVariantOwners(
    tx,
    store.id,
    batch.flatMap(({ entry, variants }) => [entry.key, ...variants.map(({ key }) => key)]),
  );
  return batch.map((patch) => {
    for (const { key, path } of [patch.entry, ...patch.variants.filter(({ isOwn }) => !isOwn)]) {
      const owner = owners.get(key);
      if (owner !== undefined && owner !== patch.entry.key)
        list.say([...path, 'sku'], `SKU ${key} belongs to product ${owner}`);
    }
    const merge = mergeProduct(patch, stored.get(patch.entry.key), run.scope);
    const { applied } = run;
    applied.stockLeft += merge.stockLeft;
    count(merge.isNew ? applied.created : merge.changes.length > 0 ? applied.changed : applied.unchanged, 'product', 1);
    return merge;
  });
}

/** Returns the products with a review in the file. */
async function addReviewsOf({ tx, store }: ApplyInput, batch: readonly ProductPatch[]): Promise<readonly number[]> {
  const reviewed = batch.filter(({ reviews }) => reviews.length > 0);
  const ids = await findProductIds(
    tx,
    store.id,
    reviewed.map(({ entry }) => entry.key),
  );
  await addReviews(
    tx,
    reviewed.flatMap(({ entry, reviews }) =>
      reviews.map((review) => ({ ...review, productId: ids.get(entry.key) ?? 0 })),
    ),
  );
  return [...ids.values()];
}

async function record({ tx, changeId }: ApplyInput, run: Run, changes: readonly EntryChange[]): Promise<void> {
  await recordEntries(tx, changeId, run.recorded, changes);
  run.recorded += changes.length;
  run.applied.shown.push(...changes.slice(0, Math.max(0, SHOWN - run.applied.shown.length)));
}

function count(counts: Map<EntryKind, number>, kind: EntryKind, added: number): void {
  if (added > 0) counts.set(kind, (counts.get(kind) ?? 0) + added);
}
