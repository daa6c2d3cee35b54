// Makes one step of an import: merges it again with what is stored, because the merchant or an order may have changed that
// since the plan, saves it, and refreshes what is derived from it.
import {
  type CodeToIdMap,
  findCodeToIdMap,
  lockProductStock,
  refreshListings,
  saveProducts,
  saveRelations,
} from '../catalog/catalog.ts';
import type { EntryChange } from '../history/history.ts';
import { findMediaIds } from '../media/media.ts';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { applyRedirects } from '../redirects/redirects.ts';
import { addReviews } from '../reviews/reviews.ts';
import { refreshDocuments } from '../search/search.ts';
import type { StoreRow } from '../store/store.ts';
import type { EntryPatch, ProductPatch } from './entry-patch.ts';
import { picturesIn } from './fields.ts';
import type { ImportStep } from './import-steps.ts';
import { mergeEntry } from './merge-entry.ts';
import type { OpenedScope } from './open-merge-scope.ts';
import { mergeProducts } from './plan-changes.ts';
import type { ProblemList } from './problem-list.ts';
import { redirectInputs } from './redirect-patches.ts';
import { newProductFrom, type SavedKind, saveEntries } from './save-entries.ts';
import { findProductIds } from './stored-products-repository.ts';
import { undoProducts } from './undo-products.ts';
import { homeSectionsIn } from './whole-values.ts';

export interface StepContext {
  readonly store: StoreRow;
  readonly now: Date;
  readonly scope: OpenedScope;
  readonly list: ProblemList;
  /** Asked for only after brands, options, properties and categories are saved. */
  codeToId(db: Queryable): Promise<CodeToIdMap>;
}

export interface MadeStep {
  readonly changes: readonly EntryChange[];
  /** Products that shoppers may have seen before; undefined when everything may have changed. */
  readonly productIds: readonly number[] | undefined;
}

export function createStepContext(facts: Omit<StepContext, 'codeToId'>): StepContext {
  let codes: CodeToIdMap | undefined;
  return {
    ...facts,
    codeToId: async (db) => {
      codes ??= await findCodeToIdMap(db, facts.store.id);
      return codes;
    },
  };
}

export async function makeStep(tx: Tx, ctx: StepContext, step: ImportStep): Promise<MadeStep> {
  switch (step.kind) {
    case 'entries':
      return { changes: await saveEntriesOf(tx, ctx, step.patches), productIds: undefined };
    case 'products':
      return saveProductsOf(tx, ctx, step.patches);
    case 'undo':
      return undoProductsOf(tx, ctx, step);
    case 'relations':
      await saveRelationsOf(tx, ctx, step.related);
      return { changes: [], productIds: [] };
    case 'redirects': {
      const { inputs } = redirectInputs(step.patches, ctx.list);
      const { changes } = await applyRedirects(tx, ctx.store.id, step.moves, inputs);
      return { changes, productIds: undefined };
    }
    case 'refresh':
      await refresh(tx, ctx, step.productIds);
      return { changes: [], productIds: step.productIds };
  }
}

async function refresh(tx: Tx, { store, now }: StepContext, productIds: readonly number[]): Promise<void> {
  await refreshListings(tx, store.id, productIds, now);
  await refreshDocuments(tx, store, productIds);
}

async function saveEntriesOf(tx: Tx, ctx: StepContext, patches: readonly EntryPatch[]): Promise<EntryChange[]> {
  const made: EntryChange[] = [];
  for (const [kind, ofKind] of Map.groupBy(patches, (patch) => patch.kind as SavedKind)) {
    const stored = await ctx.scope.stored(tx, kind);
    const changed = ofKind
      .map((patch) => ({ key: patch.key, ...mergeEntry(patch, stored.get(patch.key), ctx.scope) }))
      .filter(({ changes }) => Object.keys(changes).length > 0);
    const mediaIds = await findMediaIds(
      tx,
      changed.flatMap(({ fields }) => [
        ...(typeof fields.image === 'string' ? [fields.image] : []),
        ...[fields.image, fields.headImage].flatMap((picture) =>
          typeof picture === 'object' && picture !== null && 'hash' in picture ? [String(picture.hash)] : [],
        ),
        ...homeSectionsIn(fields).flatMap(({ images }) => images.map(({ hash }) => hash)),
      ]),
    );
    await saveEntries(tx, kind, changed, {
      store: ctx.store,
      now: ctx.now,
      mediaIds,
      codeToId: () => ctx.codeToId(tx),
    });
    made.push(...changed.map(({ key, changes }) => ({ kind, key, fields: changes })));
  }
  return made;
}

async function saveProductsOf(tx: Tx, ctx: StepContext, patches: readonly ProductPatch[]): Promise<MadeStep> {
  const { store, now } = ctx;
  const merges = await mergeProducts(tx, store, patches, ctx.scope);
  const changed = merges.filter(({ changes }) => changes.length > 0);
  const ids = new Set<number>();
  const shownBefore = new Set<number>();
  if (changed.length > 0) {
    const mediaIds = await findMediaIds(
      tx,
      changed.flatMap(({ product }) =>
        [product, ...product.variants].flatMap(({ fields }) => picturesIn(fields.images).map(({ hash }) => hash)),
      ),
    );
    const isExact = ctx.scope.options.exact ?? false;
    const all = changed.map(({ product }) => newProductFrom(product, { store, now, mediaIds, isExact }));
    const isNew = new Set(changed.filter((merge) => merge.isNew).map(({ product }) => product.sku));
    for (const [sku, id] of await saveProducts(tx, store, await ctx.codeToId(tx), all, now)) {
      ids.add(id);
      if (!isNew.has(sku)) shownBefore.add(id);
    }
  }
  for (const id of await addReviewsOf(tx, ctx, patches)) ids.add(id);
  await refresh(tx, ctx, [...ids]);
  return { changes: changed.flatMap(({ changes }) => changes), productIds: [...shownBefore] };
}

/** A field that was changed again since the undo was planned keeps its new value. */
async function undoProductsOf(
  tx: Tx,
  ctx: StepContext,
  { run, products }: Extract<ImportStep, { readonly kind: 'undo' }>,
): Promise<MadeStep> {
  await lockProductStock(
    tx,
    ctx.store.id,
    products.map(({ sku }) => sku),
  );
  const { patches } = await undoProducts(tx, ctx.store, run, products, ctx.now);
  return saveProductsOf(tx, ctx, patches);
}

/** Returns the products with a review in the file. */
async function addReviewsOf(tx: Tx, { store }: StepContext, patches: readonly ProductPatch[]): Promise<number[]> {
  const reviewed = patches.filter(({ reviews }) => reviews.length > 0);
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

async function saveRelationsOf(
  tx: Tx,
  { store }: StepContext,
  related: readonly (readonly [sku: string, related: readonly string[]])[],
): Promise<void> {
  const ids = await findProductIds(
    tx,
    store.id,
    related.map(([sku]) => sku),
  );
  await saveRelations(
    tx,
    store.id,
    related.map(([sku, others]) => ({ sku, related: others })),
    ids,
  );
}
