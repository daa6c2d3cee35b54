// Finds the products of a list with one scan of the listing.

import type { Sort } from '@vitrine/contract/catalog-shapes.ts';
import { and, asc, count, desc, eq, gt, gte, ilike, inArray, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import {
  listingCategories,
  listingCategoryCounts,
  listingCounts,
  productGroupItems,
  productGroups,
  productListings,
  productOptionValues,
  productRelations,
  products,
  productTexts,
} from './catalog-tables.ts';

export interface ListingFilter {
  readonly categoryId?: number | undefined;
  /** With these, a product of any of the categories is listed. */
  readonly otherCategoryIds?: readonly number[] | undefined;
  readonly manufacturerIds?: readonly number[] | undefined;
  readonly optionValueIds?: readonly number[] | undefined;
  readonly productIds?: readonly number[] | undefined;
  /** In minor units, both ends included. */
  readonly priceFrom?: number | undefined;
  readonly priceUntil?: number | undefined;
  readonly sku?: string | undefined;
}

export interface Window {
  readonly sort: Sort;
  readonly limit: number;
  readonly offset: number;
}

/** A category list reads listingCategories; other lists read the listing itself. */
type Rows = typeof productListings | typeof listingCategories;

const ordersOf = (rows: Rows): Record<Sort, SQL[]> => ({
  featured: [asc(rows.position), asc(rows.productId)],
  'price-asc': [asc(rows.price), asc(rows.productId)],
  'price-desc': [desc(rows.price), desc(rows.productId)],
  newest: [desc(rows.addedOn), desc(rows.productId)],
  rating: [desc(rows.rating), desc(rows.productId)],
  'best-selling': [desc(rows.sold), desc(rows.productId)],
});

export async function findListedIds(
  db: Queryable,
  storeId: number,
  filter: ListingFilter,
  { sort, limit, offset }: Window,
): Promise<number[]> {
  const rows = rowsFor(filter);
  const found = await db
    .select({ id: rows.productId })
    .from(rows)
    .where(conditions(db, storeId, filter))
    .orderBy(...ordersOf(rows)[sort])
    .limit(limit)
    .offset(offset);
  return found.map(({ id }) => id);
}

/** Without a limit: only for lists that are known to be short. */
export async function findAllListedIds(
  db: Queryable,
  storeId: number,
  filter: ListingFilter,
  sort: Sort,
): Promise<number[]> {
  const rows = rowsFor(filter);
  const found = await db
    .select({ id: rows.productId })
    .from(rows)
    .where(conditions(db, storeId, filter))
    .orderBy(...ordersOf(rows)[sort]);
  return found.map(({ id }) => id);
}

export async function countListed(db: Queryable, storeId: number, filter: ListingFilter): Promise<number> {
  if (isCounted(filter)) return countKept(db, storeId, filter);
  const [row] = await db
    .select({ products: count() })
    .from(rowsFor(filter))
    .where(conditions(db, storeId, filter));
  return row?.products ?? 0;
}

/** Stored counts exist per category and brand only. */
const isCounted = ({ categoryId: _, manufacturerIds: __, ...others }: ListingFilter): boolean =>
  Object.values(others).every((value) => value === undefined);

async function countKept(
  db: Queryable,
  storeId: number,
  { categoryId, manufacturerIds }: ListingFilter,
): Promise<number> {
  const counts = await countByManufacturer(db, storeId, categoryId);
  const brands = manufacturerIds ? [...new Set(manufacturerIds)] : [...counts.keys()];
  return brands.reduce((sum, brand) => sum + (counts.get(brand) ?? 0), 0);
}

/** The next shown products by id, for reading all of them in batches. */
export async function findListedAfter(db: Queryable, storeId: number, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: productListings.productId })
    .from(productListings)
    .where(and(conditions(db, storeId, {}), gt(productListings.productId, after)))
    .orderBy(asc(productListings.productId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Addresses of shown products in every language. */
export async function findListedAddresses(db: Queryable, storeId: number, limit: number, offset: number) {
  const page = db
    .select({ id: productListings.productId })
    .from(productListings)
    .where(conditions(db, storeId, {}))
    .orderBy(asc(productListings.productId))
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select({ id: productTexts.productId, language: productTexts.language, friendlyUrl: productTexts.friendlyUrl })
    .from(productTexts)
    .innerJoin(page, eq(page.id, productTexts.productId))
    .orderBy(asc(productTexts.productId));
}

/** Number of products per brand in the store or in one category; 0 means no brand. */
export async function countByManufacturer(
  db: Queryable,
  storeId: number,
  categoryId: number | undefined,
): Promise<Map<number, number>> {
  const kept = categoryId === undefined ? listingCounts : listingCategoryCounts;
  const rows = await db
    .select({ id: kept.manufacturerId, products: kept.products })
    .from(kept)
    .where(
      and(
        gt(kept.products, 0),
        categoryId === undefined
          ? eq(listingCounts.storeId, storeId)
          : eq(listingCategoryCounts.categoryId, categoryId),
      ),
    );
  return new Map(rows.map(({ id, products: listed }) => [id, listed]));
}

/** Option values that products listed in the category offer. */
export async function findOfferedValueIds(db: Queryable, categoryId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: productOptionValues.optionValueId })
    .from(productOptionValues)
    .innerJoin(listingCategories, eq(listingCategories.productId, productOptionValues.productId))
    .where(eq(listingCategories.categoryId, categoryId));
  return rows.map(({ id }) => id);
}

export async function findRelatedIds(db: Queryable, productId: number): Promise<number[]> {
  const rows = await db
    .select({ id: productRelations.relatedId })
    .from(productRelations)
    .innerJoin(productListings, eq(productListings.productId, productRelations.relatedId))
    .where(and(eq(productRelations.productId, productId), eq(productListings.shown, true)))
    .orderBy(asc(productRelations.position));
  return rows.map(({ id }) => id);
}

/** The shown products of a group in the merchant's order, or undefined when there is no such group. */
export async function findGroupIds(db: Queryable, storeId: number, code: string): Promise<number[] | undefined> {
  const [group] = await db
    .select({ id: productGroups.id })
    .from(productGroups)
    .where(and(eq(productGroups.storeId, storeId), eq(productGroups.code, code), eq(productGroups.active, true)));
  if (!group) return undefined;
  const rows = await db
    .select({ id: productGroupItems.productId })
    .from(productGroupItems)
    .innerJoin(productListings, eq(productListings.productId, productGroupItems.productId))
    .where(and(eq(productGroupItems.groupId, group.id), eq(productListings.shown, true)))
    .orderBy(asc(productGroupItems.position));
  return rows.map(({ id }) => id);
}

const rowsFor = ({ categoryId, otherCategoryIds }: ListingFilter): Rows =>
  categoryId === undefined || otherCategoryIds ? productListings : listingCategories;

function conditions(db: Queryable, storeId: number, filter: ListingFilter): SQL | undefined {
  const { categoryId, otherCategoryIds, manufacturerIds, optionValueIds, productIds, priceFrom, priceUntil, sku } =
    filter;
  const rows = rowsFor(filter);
  const among = (ids: SQLWrapper) => inArray(rows.productId, ids);
  return and(
    rows === productListings
      ? // Written as a literal condition, so that the planner uses the partial indexes.
        and(eq(productListings.storeId, storeId), sql`${productListings.shown}`)
      : eq(listingCategories.categoryId, categoryId ?? 0),
    otherCategoryIds &&
      among(
        db
          .select({ id: listingCategories.productId })
          .from(listingCategories)
          .where(inArray(listingCategories.categoryId, [categoryId ?? 0, ...otherCategoryIds])),
      ),
    manufacturerIds && inArray(rows.manufacturerId, [...manufacturerIds]),
    productIds && sql`${rows.productId} = any(${sql.param([...productIds])}::int[])`,
    priceFrom === undefined ? undefined : gte(rows.price, priceFrom),
    priceUntil === undefined ? undefined : lte(rows.price, priceUntil),
    optionValueIds &&
      among(
        db
          .select({ id: productOptionValues.productId })
          .from(productOptionValues)
          .where(inArray(productOptionValues.optionValueId, [...optionValueIds])),
      ),
    sku === undefined
      ? undefined
      : among(
          db
            .select({ id: products.id })
            .from(products)
            .where(ilike(products.sku, contains(sku))),
        ),
  );
}

/** Escapes % and _, which are wildcards in LIKE. */
const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
