import { findProductIdsNaming } from '../../catalog/catalog.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { StoreRow } from '../../store/store.ts';
import type { ProductPatch } from '../entries/entry-patch.ts';
import { type FieldPatch, listIn } from '../entries/fields.ts';
import { findSkusOfProducts, findStoredProducts } from '../entries/stored-products-repository.ts';

const AT_ONCE = 500;

/** Patches of all products that name something which is deleted. Refused when `change` has nothing to put in its place: null. */
export async function moveProducts(
  db: Queryable,
  store: StoreRow,
  named: Parameters<typeof findProductIdsNaming>[2],
  change: (categories: readonly string[]) => FieldPatch | null,
): Promise<ProductPatch[]> {
  const ids = await findProductIdsNaming(db, store.id, named);
  const patches: ProductPatch[] = [];
  let left = 0;
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const skus = await findSkusOfProducts(db, store.id, ids.slice(start, start + AT_ONCE));
    for (const [sku, { fields }] of await findStoredProducts(db, store, skus, 'sales')) {
      const changed = change(listIn(fields, 'categories'));
      if (changed === null) left += 1;
      else if (Object.keys(changed).length > 0)
        patches.push({
          entry: { kind: 'product', key: sku, fields: changed, path: [] },
          dropsProperties: false,
          variants: [],
          reviews: [],
        });
    }
  }
  if (left > 0) throwDomainError('entry.used', { count: left });
  return patches;
}
