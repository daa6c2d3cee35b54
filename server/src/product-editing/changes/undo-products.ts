// Plans what an undo writes for products. Values are read for some products at a time, so that memory does not grow with the run.
import { type EntryPlace, findEntriesAt } from '../../history/history.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { StoreRow } from '../../store/store.ts';
import type { EntryPatch, ProductPatch, VariantPatch } from '../entries/entry-patch.ts';
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

/** Returns patches that take these products back as they are now, and what was changed again since. */
export async function undoProducts(
  db: Queryable,
  store: StoreRow,
  run: number,
  changed: readonly ChangedProduct[],
  now: Date,
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
  const patches = changed.flatMap(({ sku, positions }): ProductPatch[] => {
    const before = stored.get(sku);
    const own = positions.flatMap((position) => entryAt.get(position) ?? []);
    const undone = own.map((entry) => {
      const { patch, conflicts: found } = undoEntry(
        entry,
        entry.kind === 'product' ? before?.fields : before?.variants.get(entry.key),
        now,
      );
      conflicts.push(...found);
      return { entry, patch };
    });
    if (!before) return [];
    const ofProduct = undone.find(({ entry }) => entry.kind === 'product');
    const patch: EntryPatch = { kind: 'product', key: sku, fields: ofProduct?.patch ?? {}, path: [] };
    // A new product is hidden as a whole; its variants stay as they are.
    const isNew = ofProduct !== undefined && 'new' in ofProduct.entry.fields;
    const variants = isNew ? [] : undone.filter(({ entry }) => entry.kind === 'variant');
    return [
      {
        entry: patch,
        dropsProperties: false,
        variants: variants.map(
          ({ entry, patch: fields }): VariantPatch => ({
            kind: 'variant',
            key: entry.key,
            fields,
            path: [],
            history: [],
            isOwn: false,
          }),
        ),
        reviews: [],
      },
    ];
  });
  return { patches, conflicts };
}
