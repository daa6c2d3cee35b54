// Saves brands, options, properties, categories and groups of a catalog file; existing codes are updated.
import type { CustomValues } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import {
  categories,
  categoryTexts,
  manufacturers,
  manufacturerTexts,
  options,
  optionTexts,
  optionValues,
  optionValueTexts,
  productGroupItems,
  productGroups,
  products,
  productTexts,
  properties,
  propertyTexts,
  type variants,
} from '../catalog-tables.ts';

/** By language. */
export type Texts = ReadonlyMap<string, string>;

export interface NewBrand {
  readonly code: string;
  readonly position: number;
  readonly name: Texts;
  readonly description: Texts;
}

export interface NewOption {
  readonly code: string;
  readonly type: (typeof options.$inferSelect)['type'];
  readonly position: number;
  readonly name: Texts;
  readonly values: readonly {
    readonly code: string;
    readonly position: number;
    readonly swatch: string | null;
    readonly name: Texts;
  }[];
}

export interface NewProperty {
  readonly code: string;
  readonly position: number;
  readonly name: Texts;
}

export interface NewDescription {
  readonly language: string;
  readonly name: string;
  readonly friendlyUrl: string;
  readonly title: string | null;
  readonly highlights: string | null;
  readonly description: string | null;
  readonly metaDescription: string | null;
  readonly keyWords: string | null;
}

export interface NewCategory {
  readonly code: string;
  /** Code of an existing category. */
  readonly parent: string | null;
  readonly position: number;
  readonly visible: boolean;
  readonly featured: boolean;
  readonly mediaId: number | null;
  readonly headMediaId: number | null;
  readonly headMediaName: string | null;
  readonly fields: CustomValues;
  readonly descriptions: readonly (NewDescription & { readonly headAlt: string | null })[];
}

export async function saveBrands(db: Queryable, storeId: number, brands: readonly NewBrand[]): Promise<void> {
  if (brands.length === 0) return;
  const rows = await db
    .insert(manufacturers)
    .values(brands.map(({ code, position }) => ({ storeId, code, position })))
    .onConflictDoUpdate({
      target: [manufacturers.storeId, manufacturers.code],
      set: { position: sql`excluded.position` },
    })
    .returning({ id: manufacturers.id, code: manufacturers.code });
  const idOf = idsByCode(rows);
  await db.delete(manufacturerTexts).where(inArray(manufacturerTexts.manufacturerId, [...idOf.values()]));
  await insertRows(
    db,
    manufacturerTexts,
    brands.flatMap(({ code, name, description }) =>
      [...name].map(([language, word]) => ({
        manufacturerId: idOf.get(code) ?? 0,
        language,
        name: word,
        description: description.get(language) ?? null,
      })),
    ),
  );
}

export async function saveOptions(db: Queryable, storeId: number, all: readonly NewOption[]): Promise<void> {
  for (const { code, type, position, name, values } of all) {
    const [option] = await db
      .insert(options)
      .values({ storeId, code, type, position })
      .onConflictDoUpdate({ target: [options.storeId, options.code], set: { type, position } })
      .returning({ id: options.id });
    const optionId = option?.id ?? 0;
    await db.delete(optionTexts).where(eq(optionTexts.optionId, optionId));
    await insertRows(
      db,
      optionTexts,
      [...name].map(([language, word]) => ({ optionId, language, name: word })),
    );
    if (values.length === 0) continue;
    const rows = await db
      .insert(optionValues)
      .values(values.map((value) => ({ optionId, code: value.code, swatch: value.swatch, position: value.position })))
      .onConflictDoUpdate({
        target: [optionValues.optionId, optionValues.code],
        set: { swatch: sql`excluded.swatch`, position: sql`excluded.position` },
      })
      .returning({ id: optionValues.id, code: optionValues.code });
    const idOf = idsByCode(rows);
    await db.delete(optionValueTexts).where(inArray(optionValueTexts.optionValueId, [...idOf.values()]));
    await insertRows(
      db,
      optionValueTexts,
      values.flatMap((value) =>
        [...value.name].map(([language, word]) => ({ optionValueId: idOf.get(value.code) ?? 0, language, name: word })),
      ),
    );
  }
}

export async function saveProperties(db: Queryable, storeId: number, all: readonly NewProperty[]): Promise<void> {
  if (all.length === 0) return;
  const rows = await db
    .insert(properties)
    .values(all.map(({ code, position }) => ({ storeId, code, position })))
    .onConflictDoUpdate({ target: [properties.storeId, properties.code], set: { position: sql`excluded.position` } })
    .returning({ id: properties.id, code: properties.code });
  const idOf = idsByCode(rows);
  await db.delete(propertyTexts).where(inArray(propertyTexts.propertyId, [...idOf.values()]));
  await insertRows(
    db,
    propertyTexts,
    all.flatMap(({ code, name }) =>
      [...name].map(([language, word]) => ({ propertyId: idOf.get(code) ?? 0, language, name: word })),
    ),
  );
}

export async function saveCategory(
  db: Queryable,
  storeId: number,
  { code, parent, descriptions, ...fields }: NewCategory,
): Promise<void> {
  const [above] =
    parent === null
      ? []
      : await db
          .select({ id: categories.id })
          .from(categories)
          .where(and(eq(categories.storeId, storeId), eq(categories.code, parent)));
  const values = { parentId: above?.id ?? null, ...fields };
  const [row] = await db
    .insert(categories)
    .values({ storeId, code, ...values })
    .onConflictDoUpdate({ target: [categories.storeId, categories.code], set: values })
    .returning({ id: categories.id });
  const categoryId = row?.id ?? 0;
  await db.delete(categoryTexts).where(eq(categoryTexts.categoryId, categoryId));
  await insertRows(
    db,
    categoryTexts,
    descriptions.map((description) => ({ categoryId, storeId, ...description })),
  );
}

export async function saveGroup(db: Queryable, storeId: number, code: string, skus: readonly string[]): Promise<void> {
  const [group] = await db
    .insert(productGroups)
    .values({ storeId, code, active: true })
    .onConflictDoUpdate({ target: [productGroups.storeId, productGroups.code], set: { active: true } })
    .returning({ id: productGroups.id });
  const groupId = group?.id ?? 0;
  const idOf = await findIds(db, products, and(eq(products.storeId, storeId), inArray(products.sku, [...skus])));
  await db.delete(productGroupItems).where(eq(productGroupItems.groupId, groupId));
  await insertRows(
    db,
    productGroupItems,
    skus.flatMap((sku, position) => {
      const productId = idOf.get(sku);
      return productId === undefined ? [] : [{ groupId, productId, position }];
    }),
  );
}

export type KnownNames = Awaited<ReturnType<typeof findKnownNames>>;

/** All names a catalog file may refer to. */
export async function findKnownNames(db: Queryable, storeId: number) {
  const codesOf = async (table: typeof manufacturers | typeof categories | typeof properties | typeof productGroups) =>
    new Set(
      (await db.select({ code: table.code }).from(table).where(eq(table.storeId, storeId))).map(({ code }) => code),
    );
  const values = await db
    .select({ option: options.code, value: optionValues.code })
    .from(optionValues)
    .innerJoin(options, eq(options.id, optionValues.optionId))
    .where(eq(options.storeId, storeId));
  const skus = await db.select({ sku: products.sku }).from(products).where(eq(products.storeId, storeId));
  const productAddresses = await db
    .select({ owner: products.sku, language: productTexts.language, url: productTexts.friendlyUrl })
    .from(productTexts)
    .innerJoin(products, eq(products.id, productTexts.productId))
    .where(eq(productTexts.storeId, storeId));
  return {
    productAddresses: byAddress(productAddresses),
    categoryAddresses: await findCategoryAddresses(db, storeId),
    brands: await codesOf(manufacturers),
    categories: await codesOf(categories),
    properties: await codesOf(properties),
    groups: await codesOf(productGroups),
    optionValues: new Set(values.map(({ option, value }) => `${option}/${value}`)),
    skus: new Set(skus.map(({ sku }) => sku)),
  };
}

/** Codes of the categories by `language/address`. */
export async function findCategoryAddresses(db: Queryable, storeId: number): Promise<Map<string, string>> {
  const rows = await db
    .select({ owner: categories.code, language: categoryTexts.language, url: categoryTexts.friendlyUrl })
    .from(categoryTexts)
    .innerJoin(categories, eq(categories.id, categoryTexts.categoryId))
    .where(eq(categoryTexts.storeId, storeId));
  return byAddress(rows);
}

const byAddress = (rows: readonly { owner: string; language: string; url: string }[]): Map<string, string> =>
  new Map(rows.map(({ owner, language, url }) => [`${language}/${url}`, owner]));

export async function findIds(
  db: Queryable,
  table: typeof products | typeof variants,
  where: SQL | undefined,
): Promise<Map<string, number>> {
  const rows = await db.select({ id: table.id, sku: table.sku }).from(table).where(where);
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

const idsByCode = (rows: readonly { id: number; code: string }[]): Map<string, number> =>
  new Map(rows.map(({ id, code }) => [code, id]));
