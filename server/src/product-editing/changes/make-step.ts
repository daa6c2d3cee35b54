// Makes one step of an import: merges it again with what is stored, because the merchant or an order may have changed that
// since the plan, saves it, and refreshes what is derived from it.
import {
  type CodeToIdMap,
  deleteUnused,
  findCodeToIdMap,
  lockProductStock,
  lockProducts,
  refreshListings,
  type Saving,
  saveProducts,
  saveRelations,
  saveSales,
} from '../../catalog/catalog.ts';
import { deleteContent } from '../../content/content.ts';
import { removeCustomField, saveCustomFields } from '../../custom-fields/custom-fields.ts';
import { deleted, diffFields, type EntryChange } from '../../history/history.ts';
import { findMediaIds } from '../../media/media.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { applyRedirects } from '../../redirects/redirects.ts';
import { addReviews } from '../../reviews/reviews.ts';
import { refreshDocuments } from '../../search/search.ts';
import type { StoreRow } from '../../store/store.ts';
import { countCustomValues } from '../edit/custom-values-repository.ts';
import { customFieldFrom } from '../entries/custom-field-entry.ts';
import type { Fields } from '../entries/entry-fields.ts';
import type { EntryPatch, ProductPatch } from '../entries/entry-patch.ts';
import { filterFields } from '../entries/fields.ts';
import type { EntryIssue } from '../entries/issue.ts';
import type { IssueList } from '../entries/issue-list.ts';
import { mergeEntry } from '../entries/merge-entry.ts';
import type { OpenedScope } from '../entries/open-merge-scope.ts';
import { partOf } from '../entries/sales-fields.ts';
import { newProductFrom, type SavedKind, salesChangeFrom, saveEntries } from '../entries/save-entries.ts';
import { findStoredEntries } from '../entries/stored-entries-repository.ts';
import { findProductIds } from '../entries/stored-products-repository.ts';
import type { Deletion, ImportStep } from './change-steps.ts';
import { type CheckedMerge, mergeProducts } from './plan-changes.ts';
import { redirectInputs } from './redirect-patches.ts';
import { undoProducts } from './undo-products.ts';

export interface StepScope {
  readonly store: StoreRow;
  readonly now: Date;
  readonly scope: OpenedScope;
  readonly list: IssueList;
  /** Asked for only after brands, options, properties and categories are saved. */
  codeToId(db: Queryable): Promise<CodeToIdMap>;
}

export interface MadeStep {
  readonly changes: readonly EntryChange[];
  /** Products that shoppers may have seen before; undefined when everything may have changed. */
  readonly productIds: readonly number[] | undefined;
  /** Products that cannot be what the step says since they were saved meanwhile; they stay as they are. */
  readonly left?: readonly LeftProduct[];
}

export interface LeftProduct {
  readonly sku: string;
  readonly issue: EntryIssue;
}

export function createStepScope(facts: Omit<StepScope, 'codeToId'>): StepScope {
  let codes: CodeToIdMap | undefined;
  return {
    ...facts,
    codeToId: async (db) => {
      codes ??= await findCodeToIdMap(db, facts.store.id);
      return codes;
    },
  };
}

export async function makeStep(tx: Tx, ctx: StepScope, step: ImportStep): Promise<MadeStep> {
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
    case 'deletions':
      return { changes: await deleteEntriesOf(tx, ctx, step.entries), productIds: undefined };
  }
}

/** Deletes the entries; one that something refers to again stays. */
async function deleteEntriesOf(tx: Tx, { store }: StepScope, entries: readonly Deletion[]): Promise<EntryChange[]> {
  const made: EntryChange[] = [];
  for (const { kind, key, value } of entries) {
    const stored = (await findStoredEntries(tx, store, kind)).get(key);
    if (!stored || !(await deleteEntry(tx, store, { kind, key, ...(value !== undefined && { value }) }, stored)))
      continue;
    made.push({
      kind,
      key,
      fields: value === undefined ? deleted(stored) : diffFields(stored, withoutValue(stored, value)),
    });
  }
  return made;
}

async function deleteEntry(
  tx: Tx,
  store: StoreRow,
  { kind, key, value }: Deletion,
  stored: Fields<Deletion['kind']>,
): Promise<boolean> {
  if (kind === 'page') {
    await deleteContent(tx, store.id, kind, key);
    return true;
  }
  if (kind !== 'field') return deleteUnused(tx, store.id, kind, key, value);
  const used = await countCustomValues(tx, store.id, [key]);
  if (used.get(value === undefined ? key : `${key}/${value}`)) return false;
  if (value === undefined) await removeCustomField(tx, store.id, key);
  else await saveCustomFields(tx, store.id, [customFieldFrom(key, withoutValue(stored, value))]);
  return true;
}

const withoutValue = <F extends Fields<Deletion['kind']>>(option: F, value: string): F =>
  filterFields(option, (field) => field !== `order.${value}` && !field.startsWith(`value.${value}.`));

async function refresh(tx: Tx, { store, now }: StepScope, productIds: readonly number[]): Promise<void> {
  await refreshListings(tx, store.id, productIds, now);
  await refreshDocuments(tx, store, productIds);
}

async function saveEntriesOf(tx: Tx, ctx: StepScope, patches: readonly EntryPatch[]): Promise<EntryChange[]> {
  const made: EntryChange[] = [];
  for (const [kind, ofKind] of Map.groupBy(patches, (patch) => patch.kind as SavedKind)) {
    const stored = await ctx.scope.stored(tx, kind);
    const changed = ofKind
      .map((patch) => ({ key: patch.key, ...mergeEntry(patch, stored.get(patch.key), ctx.scope) }))
      .filter(({ changes }) => Object.keys(changes).length > 0);
    const mediaIds = await findMediaIds(
      tx,
      changed.flatMap(({ fields }) => hashesIn(fields)),
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

function hashesIn(fields: Fields<SavedKind>): string[] {
  const image = 'image' in fields ? fields.image : undefined;
  const head = 'headImage' in fields ? fields.headImage : undefined;
  const sections = 'sections' in fields ? fields.sections : [];
  return [
    ...[image, head].flatMap((picture) => (typeof picture === 'object' ? picture.hash : (picture ?? []))),
    ...(sections ?? []).flatMap(({ images }) => images.map(({ hash }) => hash)),
  ];
}

async function saveProductsOf(tx: Tx, ctx: StepScope, given: readonly ProductPatch[]): Promise<MadeStep> {
  const { store } = ctx;
  // Commands change single products beside the steps: nothing is written that was read before such a change.
  await lockProducts(
    tx,
    store.id,
    given.map(({ entry }) => entry.key),
  );
  // Orders wait until the step is made, so that the stock that is recorded is the one that was found.
  if (partOf(given) !== 'whole' && given.some(({ variants }) => variants.some(({ fields }) => 'stock' in fields)))
    await lockProductStock(
      tx,
      store.id,
      given.map(({ entry }) => entry.key),
    );
  const all = await mergeProducts(tx, store, given, ctx.scope);
  const left = all.flatMap(({ product: { sku }, issue }) => (issue ? [{ sku, issue }] : []));
  const merges = all.filter(({ issue }) => !issue);
  const patches = given.filter((_, index) => !all[index]?.issue);
  const changed = merges.filter(({ changes }) => changes.length > 0);
  const changes = changed.flatMap((merge) => merge.changes);
  if (merges[0]?.isOfSales) return { changes, productIds: await saveSalesOf(tx, ctx, changed), left };
  const ids = await saveWholeOf(tx, ctx, changed);
  const isNew = new Set(changed.filter((merge) => merge.isNew).map(({ product }) => product.sku));
  const shownBefore = [...ids].flatMap(([sku, id]) => (isNew.has(sku) ? [] : [id]));
  await refresh(tx, ctx, [...new Set([...ids.values(), ...(await addReviewsOf(tx, ctx, patches))])]);
  return { changes, productIds: shownBefore, left };
}

async function saveWholeOf(tx: Tx, ctx: StepScope, changed: readonly CheckedMerge[]): Promise<Map<string, number>> {
  if (changed.length === 0) return new Map();
  const { store, now } = ctx;
  const mediaIds = await findMediaIds(
    tx,
    changed.flatMap(({ product }) =>
      [product, ...product.variants].flatMap(({ fields }) => (fields.images ?? []).map(({ hash }) => hash)),
    ),
  );
  const all = changed.map(({ product }) => newProductFrom(product, { now, mediaIds }));
  return saveProducts(tx, store, await ctx.codeToId(tx), all, savingOf(ctx));
}

const savingOf = ({ now, scope: { options } }: StepScope): Saving => ({
  now,
  reason: options.exact ? 'merchant' : 'file',
});

/** Words that shoppers search for are those of texts, brands and categories. */
async function saveSalesOf(tx: Tx, ctx: StepScope, changed: readonly CheckedMerge[]): Promise<number[]> {
  const { store, now } = ctx;
  const sales = changed.map(({ product, changes }) => salesChangeFrom(product, changes, now));
  const ids = await saveSales(tx, store, await ctx.codeToId(tx), sales, savingOf(ctx));
  const renamed = changed.flatMap(({ product, changes }) =>
    changes.some(({ fields }) => 'brand' in fields || 'categories' in fields) ? (ids.get(product.sku) ?? []) : [],
  );
  await refreshListings(tx, store.id, [...ids.values()], now);
  if (renamed.length > 0) await refreshDocuments(tx, store, renamed);
  return [...ids.values()];
}

/** A field that was changed again since the undo was planned keeps its new value. */
async function undoProductsOf(
  tx: Tx,
  ctx: StepScope,
  { run, products }: Extract<ImportStep, { readonly kind: 'undo' }>,
): Promise<MadeStep> {
  await lockProductStock(
    tx,
    ctx.store.id,
    products.map(({ sku }) => sku),
  );
  const { patches } = await undoProducts(tx, ctx.store, run, products, { now: ctx.now });
  return saveProductsOf(tx, ctx, patches);
}

/** Returns the products with a review in the file. */
async function addReviewsOf(tx: Tx, { store }: StepScope, patches: readonly ProductPatch[]): Promise<number[]> {
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
  { store }: StepScope,
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
