// Brands in the back office: made, renamed, ordered, merged and deleted.

import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/product-editing/edit-structure-shapes.ts';
import { countProductsNaming } from '../../catalog/catalog.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { CommandContext } from '../../store/store.ts';
import { patchOf } from '../entries/entry-patch.ts';
import { findStoredEntries } from '../entries/stored-entries-repository.ts';
import { changeStructure } from './change-structure.ts';
import { nameFields } from './entry-names.ts';
import { inOrder, mergePatches, placeAmong } from './entry-order.ts';
import { listBrands, viewBrand } from './list-structure.ts';
import { moveProducts } from './move-products.ts';
import { versionOfEntry } from './product-version.ts';

export async function createBrand(
  ctx: CommandContext,
  { code, name }: Input<typeof shapes.createBrand>['body'],
): Promise<ResponseOf<typeof shapes.createBrand>> {
  await changeStructure(ctx, `create brand ${code}`, async (db, store) => {
    if ((await findStoredEntries(db, store, 'brand')).has(code))
      throwDomainError('entry.code-taken', { code }, { field: 'code' });
    return { structure: [patchOf('brand', code, nameFields('name', name, store, {}))] };
  });
  return listBrands(ctx);
}

export async function saveBrand(
  ctx: CommandContext,
  code: string,
  { version, name, position }: Input<typeof shapes.saveBrand>['body'],
): Promise<ResponseOf<typeof shapes.saveBrand>> {
  await changeStructure(ctx, `edit brand ${code}`, async (db, store) => {
    const stored = await findStoredEntries(db, store, 'brand');
    const fields = stored.get(code) ?? throwDomainError('manufacturer.not-found');
    if (versionOfEntry(fields) !== version)
      throwDomainError(
        'entry.changed',
        {},
        { brand: viewBrand(code, fields, await countProductsNaming(db, store.id, 'brand')) },
      );
    const placed = position === undefined ? [] : placeAmong('brand', inOrder(stored), code, position);
    const own = patchOf('brand', code, nameFields('name', name ?? {}, store, fields));
    return { structure: name === undefined ? placed : mergePatches([own, ...placed]) };
  });
  return listBrands(ctx);
}

/** With a target the brands are merged: products get the target instead. */
export async function deleteBrand(ctx: CommandContext, code: string, target: string | undefined): Promise<null> {
  const action = target === undefined ? `delete brand ${code}` : `merge brand ${code} into ${target}`;
  await changeStructure(ctx, action, async (db, store) => {
    const stored = await findStoredEntries(db, store, 'brand');
    if (!stored.has(code)) throwDomainError('manufacturer.not-found');
    if (target !== undefined && (target === code || !stored.has(target))) throwDomainError('manufacturer.not-found');
    const products = await moveProducts(db, store, { brands: [code] }, () =>
      target === undefined ? null : { brand: target },
    );
    return { structure: [], products, deletions: [{ kind: 'brand', key: code }] };
  });
  return null;
}
