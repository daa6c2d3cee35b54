// Lists the entries that products refer to, for the people who edit them: hidden ones included, with names in every language.

import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/product-editing/edit-structure-shapes.ts';
import type { BrandChoice, OptionChoice } from '@vitrine/contract/product-editing/edited-structure.ts';
import { countProductsNaming } from '../../catalog/catalog.ts';
import { type CommandContext, getOwnStore } from '../../store/store.ts';
import type { Fields } from '../entries/entry-fields.ts';
import { textsIn, valueCodes } from '../entries/fields.ts';
import { findStoredEntries } from '../entries/stored-entries-repository.ts';
import { inOrder } from './entry-order.ts';
import { versionOfEntry } from './product-version.ts';

type ListedKind = 'category' | 'brand' | 'option' | 'property';

const named = (fields: Fields<ListedKind>): Record<string, string> => Object.fromEntries(textsIn(fields, 'name'));

const entriesOf = async <K extends ListedKind>(ctx: CommandContext, kind: K): Promise<[string, Fields<K>][]> =>
  inOrder(await findStoredEntries(ctx.db, await getOwnStore(ctx), kind));

const countOf = async (ctx: CommandContext, kind: Parameters<typeof countProductsNaming>[2]) =>
  countProductsNaming(ctx.db, (await getOwnStore(ctx)).id, kind);

/** Each category after the one above it. */
export async function listCategoryTree(ctx: CommandContext): Promise<ResponseOf<typeof shapes.listCategoryTree>> {
  const products = await countOf(ctx, 'category');
  const inBranches = await countOf(ctx, 'branch');
  const byParent = Map.groupBy(await entriesOf(ctx, 'category'), ([, fields]) => fields.parent ?? null);
  const below = (parent: string | null): ResponseOf<typeof shapes.listCategoryTree>['items'] =>
    (byParent.get(parent) ?? []).flatMap(([code, fields]) => [
      {
        code,
        version: versionOfEntry(fields),
        parent,
        name: named(fields),
        visible: fields.visible !== false,
        products: products.get(code) ?? 0,
        productsInBranch: inBranches.get(code) ?? 0,
      },
      ...below(code),
    ]);
  return { items: below(null) };
}

export async function listBrands(ctx: CommandContext): Promise<ResponseOf<typeof shapes.listBrands>> {
  const products = await countOf(ctx, 'brand');
  return {
    items: (await entriesOf(ctx, 'brand')).map(([code, fields]) => viewBrand(code, fields, products)),
  };
}

type Counts = ReadonlyMap<string, number>;

export const viewBrand = (code: string, fields: Fields<'brand'>, products: Counts): BrandChoice => ({
  code,
  version: versionOfEntry(fields),
  name: named(fields),
  products: products.get(code) ?? 0,
});

export async function listProperties(ctx: CommandContext): Promise<ResponseOf<typeof shapes.listProperties>> {
  return { items: (await entriesOf(ctx, 'property')).map(([code, fields]) => ({ code, name: named(fields) })) };
}

export async function listOptions(ctx: CommandContext): Promise<ResponseOf<typeof shapes.listOptions>> {
  const products = await countOf(ctx, 'value');
  return {
    items: (await entriesOf(ctx, 'option')).map(([code, fields]) => viewOption(code, fields, products)),
  };
}

/** `products`: by `option/value`. */
export const viewOption = (code: string, fields: Fields<'option'>, products: Counts): OptionChoice => ({
  code,
  version: versionOfEntry(fields),
  type: fields.type ?? 'radio',
  name: named(fields),
  values: valueCodes(fields).map((value) => ({
    code: value,
    name: Object.fromEntries(textsIn(fields, `value.${value}.name`)),
    swatch: fields[`value.${value}.swatch`] ?? null,
    products: products.get(`${code}/${value}`) ?? 0,
  })),
});
