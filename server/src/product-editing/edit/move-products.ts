import { findProductIdsNaming } from '../../catalog/catalog.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { StoreRow } from '../../store/store.ts';
import type { FieldPatch } from '../entries/entry-fields.ts';
import { type ProductPatch, productPatchOf } from '../entries/entry-patch.ts';
import { findSkusOfProducts, findStoredProducts } from '../entries/stored-products-repository.ts';

const AT_ONCE = 500;

/** Patches of all products that name something which is deleted. Refused when `change` has nothing to put in its place: null. */
export async function moveProducts(
  db: Queryable,
  store: StoreRow,
  named: Parameters<typeof findProductIdsNaming>[2],
  change: (categories: readonly string[]) => FieldPatch<'product'> | null,
): Promise<ProductPatch[]> {
  const ids = await findProductIdsNaming(db, store.id, named);
  const patches: ProductPatch[] = [];
  let left = 0;
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const skus = await findSkusOfProducts(db, store.id, ids.slice(start, start + AT_ONCE));
    for (const [sku, { fields }] of await findStoredProducts(db, store, skus, 'sales')) {
      const changed = change(fields.categories ?? []);
      if (changed === null) left += 1;
      else if (Object.keys(changed).length > 0) patches.push(productPatchOf(sku, changed));
    }
  }
  if (left > 0) throwDomainError('entry.used', { count: left });
  return patches;
}
