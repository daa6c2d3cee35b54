// Plans what an undo writes for products. Values are read for some products at a time, so that memory does not grow with the run.
import { type EntryChange, type EntryPlace, findEntriesAt } from '../../history/history.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { StoreRow } from '../../store/store.ts';
import type { Fields } from '../entries/entry-fields.ts';
import { type ProductPatch, productPatchOf, variantPatchOf } from '../entries/entry-patch.ts';
import { partWith } from '../entries/sales-fields.ts';
import { findStoredProducts, findVariantOwners } from '../entries/stored-products-repository.ts';
import { type UndoConflict, undoEntry } from './undo-patches.ts';

/** Well below the number of parameters that a query may have. */
const VARIANTS_AT_ONCE = 5000;

export interface ChangedProduct {
  readonly sku: string;
  /** The positions of its entries in the run that is taken back. */
  readonly positions: readonly number[];
}

export const isOfProduct = ({ kind }: { readonly kind: string }): boolean => kind === 'product' || kind === 'variant';

/** First products, then variants whose product was not changed itself. */
export async function findChangedProducts(
  db: Queryable,
  store: StoreRow,
  places: readonly EntryPlace[],
): Promise<ChangedProduct[]> {
  const variants = places.filter(({ kind }) => kind === 'variant');
  const owners = new Map<string, string>();
  for (let start = 0; start < variants.length; start += VARIANTS_AT_ONCE) {
    const skus = variants.slice(start, start + VARIANTS_AT_ONCE).map(({ key }) => key);
    for (const [sku, product] of await findVariantOwners(db, store.id, skus)) owners.set(sku, product);
  }
  const positionsOf = new Map<string, number[]>();
  const add = (sku: string, position: number) => positionsOf.set(sku, [...(positionsOf.get(sku) ?? []), position]);
  for (const { kind, key, position } of places) if (kind === 'product') add(key, position);
  for (const { key, position } of variants) add(owners.get(key) ?? key, position);
  return [...positionsOf].map(([sku, positions]) => ({ sku, positions }));
}

/**
 * Returns patches that take these products back as they are now, and what was changed again since. With `part`, products of which
 * something was changed again stay as they are; otherwise only these fields do.
 */
export async function undoProducts(
  db: Queryable,
  store: StoreRow,
  run: number,
  changed: readonly ChangedProduct[],
  { now, part = false }: { readonly now: Date; readonly part?: boolean },
): Promise<{ readonly patches: readonly ProductPatch[]; readonly conflicts: readonly UndoConflict[] }> {
  const entries = await findEntriesAt(
    db,
    run,
    changed.flatMap(({ positions }) => positions),
  );
  const entryAt = new Map(entries.map((entry) => [entry.position, entry]));
  const stored = await findStoredProducts(
    db,
    store,
    changed.map(({ sku }) => sku),
    partWith(entries),
  );
  const conflicts: UndoConflict[] = [];
  const undo = <K extends 'product' | 'variant'>(kind: K, entry: EntryChange, before: Fields<K> | undefined) => {
    const { patch, conflicts: found } = undoEntry(kind, entry, before, now);
    conflicts.push(...found);
    return patch;
  };
  const patches = changed.flatMap(({ sku, positions }): ProductPatch[] => {
    const known = conflicts.length;
    const before = stored.get(sku);
    const own = positions.flatMap((position) => entryAt.get(position) ?? []);
    const ofProduct = own.find(({ kind }) => kind === 'product');
    const fields = ofProduct ? undo('product', ofProduct, before?.fields) : {};
    const variants = own
      .filter(({ kind }) => kind === 'variant')
      .map((entry) => variantPatchOf(entry.key, undo('variant', entry, before?.variants.get(entry.key))));
    if (!before || (part && conflicts.length > known)) return [];
    // A new product is hidden as a whole; its variants stay as they are.
    return [productPatchOf(sku, fields, ofProduct && 'new' in ofProduct.fields ? [] : variants)];
  });
  return { patches, conflicts };
}
