// What products refer to, for the people who edit them: hidden entries included, with names in every language.
import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/merchant/catalog-shapes.ts';
import { getMerchantStore, type MerchantContext } from '../../store/store.ts';
import { type Fields, numberIn, textIn, textsIn, valueCodes } from '../fields.ts';
import { findStoredEntries } from '../stored-entries-repository.ts';

const named = (fields: Fields, prefix = 'name'): Record<string, string> => Object.fromEntries(textsIn(fields, prefix));

async function entriesOf(
  ctx: MerchantContext,
  kind: 'category' | 'brand' | 'option',
): Promise<readonly (readonly [code: string, fields: Fields])[]> {
  const entries = await findStoredEntries(ctx.db, await getMerchantStore(ctx), kind);
  return [...entries].sort(([, a], [, b]) => (numberIn(a, 'position') ?? 0) - (numberIn(b, 'position') ?? 0));
}

/** Each category after the one above it. */
export async function listCategoryTree(ctx: MerchantContext): Promise<ResponseOf<typeof shapes.listCategoryTree>> {
  const byParent = Map.groupBy(await entriesOf(ctx, 'category'), ([, fields]) => textIn(fields, 'parent'));
  const below = (parent: string | null): ResponseOf<typeof shapes.listCategoryTree>['items'] =>
    (byParent.get(parent) ?? []).flatMap(([code, fields]) => [
      { code, parent, name: named(fields), visible: fields.visible !== false },
      ...below(code),
    ]);
  return { items: below(null) };
}

export async function listBrands(ctx: MerchantContext): Promise<ResponseOf<typeof shapes.listBrands>> {
  return { items: (await entriesOf(ctx, 'brand')).map(([code, fields]) => ({ code, name: named(fields) })) };
}

export async function listOptions(ctx: MerchantContext): Promise<ResponseOf<typeof shapes.listOptions>> {
  return {
    items: (await entriesOf(ctx, 'option')).map(([code, fields]) => ({
      code,
      name: named(fields),
      values: valueCodes(fields).map((value) => ({
        code: value,
        name: named(fields, `value.${value}.name`),
        swatch: textIn(fields, `value.${value}.swatch`),
      })),
    })),
  };
}
