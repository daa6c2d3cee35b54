// Options in the back office, such as color with its values: made, changed and deleted.

import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/product-editing/edit-structure-shapes.ts';
import type { OptionChanges } from '@vitrine/contract/product-editing/edited-structure.ts';
import { countProductsNaming, findProductIdsNaming } from '../../catalog/catalog.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { CommandContext, StoreRow } from '../../store/store.ts';
import type { FieldPatch, Fields, Writable } from '../entries/entry-fields.ts';
import { type ProductPatch, patchOf, productPatchOf, variantPatchOf } from '../entries/entry-patch.ts';
import { valueCodes } from '../entries/fields.ts';
import { findStoredEntries } from '../entries/stored-entries-repository.ts';
import { findSkusOfProducts, findStoredProducts } from '../entries/stored-products-repository.ts';
import { changeStructure } from './change-structure.ts';
import { nameFields } from './entry-names.ts';
import { inOrder, mergePatches, placeAmong } from './entry-order.ts';
import { listOptions, viewOption } from './list-structure.ts';
import { versionOfEntry } from './product-version.ts';

const AT_ONCE = 200;

export async function createOption(
  ctx: CommandContext,
  { code, name, type }: Input<typeof shapes.createOption>['body'],
): Promise<ResponseOf<typeof shapes.createOption>> {
  await changeStructure(ctx, `create option ${code}`, async (db, store) => {
    if ((await findStoredEntries(db, store, 'option')).has(code))
      throwDomainError('entry.code-taken', { code }, { field: 'code' });
    const fields = { type, ...nameFields('name', name, store, {}) };
    return { structure: [patchOf('option', code, fields)] };
  });
  return listOptions(ctx);
}

export async function saveOption(
  ctx: CommandContext,
  code: string,
  { version, ...changes }: Input<typeof shapes.saveOption>['body'],
): Promise<ResponseOf<typeof shapes.saveOption>> {
  await changeStructure(ctx, `edit option ${code}`, async (db, store) => {
    const all = await findStoredEntries(db, store, 'option');
    const stored = all.get(code) ?? throwDomainError('option.not-found', { value: code });
    if (versionOfEntry(stored) !== version)
      throwDomainError(
        'entry.changed',
        {},
        { option: viewOption(code, stored, await countProductsNaming(db, store.id, 'value')) },
      );
    const { name, type, position, values, replaced = {} } = changes;
    const gone = values ? valueCodes(stored).filter((value) => !values.some((kept) => kept.code === value)) : [];
    await throwIfUsed(db, store, code, gone, changes);
    const fields: FieldPatch<'option'> = {
      ...(name && nameFields('name', name, store, stored)),
      ...(type && { type }),
      ...(values && valueFields(values, store, stored)),
    };
    const own = patchOf('option', code, fields);
    const placed = position === undefined ? [] : placeAmong('option', inOrder(all), code, position);
    return {
      structure: Object.keys(fields).length === 0 ? placed : mergePatches([own, ...placed]),
      products: await replaceValues(db, store, code, replaced),
      deletions: gone.map((value) => ({ kind: 'option', key: code, value })),
    };
  });
  return listOptions(ctx);
}

export async function deleteOption(ctx: CommandContext, code: string): Promise<null> {
  await changeStructure(ctx, `delete option ${code}`, async (db, store) => {
    const stored =
      (await findStoredEntries(db, store, 'option')).get(code) ?? throwDomainError('option.not-found', { value: code });
    await throwIfUsed(db, store, code, valueCodes(stored), {});
    const values = valueCodes(stored).map((value) => ({ kind: 'option' as const, key: code, value }));
    return { structure: [], deletions: [...values, { kind: 'option', key: code }] };
  });
  return null;
}

/** A value that products have is deleted only when they get another one, which stays. */
async function throwIfUsed(
  db: Queryable,
  store: StoreRow,
  code: string,
  gone: readonly string[],
  { values = [], replaced = {} }: Pick<OptionChanges, 'values' | 'replaced'>,
): Promise<void> {
  for (const [value, next] of Object.entries(replaced))
    if (!gone.includes(value) || !values.some((kept) => kept.code === next))
      throwDomainError('option.not-found', { value: `${code}/${next}` });
  const used = await countProductsNaming(db, store.id, 'value');
  for (const value of gone) {
    const count = used.get(`${code}/${value}`) ?? 0;
    if (count > 0 && !(value in replaced)) throwDomainError('entry.used', { count }, { value });
  }
}

function valueFields(
  values: NonNullable<OptionChanges['values']>,
  store: StoreRow,
  stored: Fields<'option'>,
): FieldPatch<'option'> {
  const fields: Writable<FieldPatch<'option'>> = {};
  const seen = new Set<string>();
  for (const [position, { code, name, swatch }] of values.entries()) {
    if (seen.has(code)) throwDomainError('entry.code-taken', { code }, { field: `values.${code}` });
    seen.add(code);
    fields[`order.${code}`] = position;
    fields[`value.${code}.swatch`] = swatch || null;
    Object.assign(fields, nameFields(`value.${code}.name`, name, store, stored));
  }
  return fields;
}

/** Products get the other value; one that has both already is refused by the checks of the import. */
async function replaceValues(
  db: Queryable,
  store: StoreRow,
  code: string,
  replaced: Readonly<Record<string, string>>,
): Promise<ProductPatch[]> {
  if (Object.keys(replaced).length === 0) return [];
  const field = `option.${code}` as const;
  const ids = await findProductIdsNaming(db, store.id, { options: [code] });
  const patches: ProductPatch[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const skus = await findSkusOfProducts(db, store.id, ids.slice(start, start + AT_ONCE));
    for (const [sku, { variants }] of await findStoredProducts(db, store, skus, 'sales')) {
      const changed = [...variants].flatMap(([key, fields]) => {
        const next = replaced[fields[field] ?? ''];
        return next === undefined ? [] : [variantPatchOf(key, { [field]: next })];
      });
      if (changed.length > 0) patches.push(productPatchOf(sku, {}, changed));
    }
  }
  return patches;
}
