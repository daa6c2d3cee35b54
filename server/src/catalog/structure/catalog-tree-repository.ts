// Categories, brands, options and properties: few rows that every product view needs.
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { findCustomFields } from '../../custom-fields/custom-fields.ts';
import { media } from '../../media/media-tables.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RequestContext } from '../../store/store.ts';
import {
  categories,
  categoryTexts,
  listingCategoryTotals,
  manufacturers,
  manufacturerTexts,
  options,
  optionTexts,
  optionValues,
  optionValueTexts,
  properties,
  propertyTexts,
} from '../catalog-tables.ts';

export type CatalogTree = Awaited<ReturnType<typeof findCatalogTree>>;
export type CategoryRecord = CatalogTree['categories'] extends Map<number, infer C> ? C : never;
export type ManufacturerRecord = CatalogTree['manufacturers'] extends Map<number, infer M> ? M : never;

const headMedia = alias(media, 'head_media');

export async function findCatalogTree(db: Queryable, storeId: number) {
  const [categoryRows, categoryTextRows, brandRows, optionRows, propertyRows] = await Promise.all([
    db
      .select({
        category: categories,
        hash: media.hash,
        head: { hash: headMedia.hash, width: headMedia.width, height: headMedia.height },
      })
      .from(categories)
      .leftJoin(media, eq(media.id, categories.mediaId))
      .leftJoin(headMedia, eq(headMedia.id, categories.headMediaId))
      .where(eq(categories.storeId, storeId))
      .orderBy(asc(categories.position), asc(categories.id)),
    db.select().from(categoryTexts).where(eq(categoryTexts.storeId, storeId)),
    db.select().from(manufacturers).where(eq(manufacturers.storeId, storeId)).orderBy(asc(manufacturers.position)),
    db.select().from(options).where(eq(options.storeId, storeId)).orderBy(asc(options.position)),
    db.select().from(properties).where(eq(properties.storeId, storeId)).orderBy(asc(properties.position)),
  ]);
  const customFields = await findCustomFields(db, storeId);
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  const [brandTexts, optionTextRows, valueRows, propertyTextRows] = await Promise.all([
    db
      .select()
      .from(manufacturerTexts)
      .where(inArray(manufacturerTexts.manufacturerId, idsOf(brandRows))),
    db
      .select()
      .from(optionTexts)
      .where(inArray(optionTexts.optionId, idsOf(optionRows))),
    db
      .select()
      .from(optionValues)
      .where(inArray(optionValues.optionId, idsOf(optionRows)))
      .orderBy(asc(optionValues.position)),
    db
      .select()
      .from(propertyTexts)
      .where(inArray(propertyTexts.propertyId, idsOf(propertyRows))),
  ]);
  const valueTexts = await db
    .select()
    .from(optionValueTexts)
    .where(inArray(optionValueTexts.optionValueId, idsOf(valueRows)));

  const textsOfCategory = Map.groupBy(categoryTextRows, (row) => row.categoryId);
  const textsOfBrand = Map.groupBy(brandTexts, (row) => row.manufacturerId);
  const textsOfOption = Map.groupBy(optionTextRows, (row) => row.optionId);
  const textsOfValue = Map.groupBy(valueTexts, (row) => row.optionValueId);
  const textsOfProperty = Map.groupBy(propertyTextRows, (row) => row.propertyId);
  const byId = <T extends { id: number }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]));
  const categoryRecords = categoryRows.map(({ category, hash, head }) => ({
    ...category,
    mediaHash: hash,
    headPicture: head,
    texts: textsOfCategory.get(category.id) ?? [],
  }));
  return {
    customFields,
    categories: byId(categoryRecords),
    /** By parent; null has the roots. */
    childCategories: Map.groupBy(categoryRecords, ({ parentId }) => parentId),
    /** By friendlyUrl in any language or by code. The first category wins, and addresses win over codes. */
    categoriesByKey: new Map(
      // The last one of a key stays in a map.
      [
        ...categoryRecords.flatMap((record) => record.texts.map(({ friendlyUrl }) => [friendlyUrl, record] as const)),
        ...categoryRecords.map((record) => [record.code, record] as const),
      ].reverse(),
    ),
    manufacturers: byId(brandRows.map((row) => ({ ...row, texts: textsOfBrand.get(row.id) ?? [] }))),
    options: byId(optionRows.map((row) => ({ ...row, texts: textsOfOption.get(row.id) ?? [] }))),
    optionValues: byId(valueRows.map((row) => ({ ...row, texts: textsOfValue.get(row.id) ?? [] }))),
    properties: byId(propertyRows.map((row) => ({ ...row, texts: textsOfProperty.get(row.id) ?? [] }))),
  };
}

/** Number of shown products per category, including its descendants. */
async function countByCategory(db: Queryable, storeId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ categoryId: listingCategoryTotals.categoryId, products: listingCategoryTotals.products })
    .from(listingCategoryTotals)
    .innerJoin(categories, eq(categories.id, listingCategoryTotals.categoryId))
    .where(and(eq(categories.storeId, storeId), gt(listingCategoryTotals.products, 0)));
  return new Map(rows.map(({ categoryId, products }) => [categoryId, products]));
}

export const getCachedCatalogTree = ({ db, cache, store, tag }: RequestContext): Promise<CatalogTree> => {
  tag('store', 'catalogue');
  return cache(`structure ${store.id}`, ['store', 'catalogue'], () => findCatalogTree(db, store.id));
};

/** Cached apart from the tree, because every added or removed product invalidates it. */
export const getCachedProductCounts = ({ db, cache, store, tag }: RequestContext): Promise<Map<number, number>> => {
  tag('counts');
  return cache(`product counts ${store.id}`, ['catalogue', 'counts'], () => countByCategory(db, store.id));
};
