// Finds the products of a list with one scan of the listing.

import type { Sort } from '@vitrine/contract/catalog/catalog-shapes.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  lt,
  lte,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';

import {
  listingCategories,
  listingCategoryCounts,
  listingCategoryTotals,
  listingCounts,
  productGroupItems,
  productGroups,
  productListings,
  productOptionValues,
  productRelations,
  products,
  productTexts,
} from '../catalog-tables.ts';
import { type CustomFilter, productsWithCustomValue } from './custom-filters-repository.ts';

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
  readonly custom?: readonly CustomFilter[] | undefined;
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

/** All that pass the filter, in no order; undefined if they are more than `most`. */
export async function findFew(
  db: Queryable,
  storeId: number,
  filter: ListingFilter,
  most: number,
): Promise<number[] | undefined> {
  const rows = rowsFor(filter);
  const found = await db
    .select({ id: rows.productId })
    .from(rows)
    .where(conditions(db, storeId, filter))
    .limit(most + 1);
  return found.length > most ? undefined : found.map(({ id }) => id);
}

/** Returns the first `most` products in this order that also match. */
export async function findMatching(
  db: Queryable,
  storeId: number,
  filter: ListingFilter,
  matches: (productId: SQLWrapper) => SQL,
  { sort, limit, most }: { readonly sort: Sort; readonly limit: number; readonly most: number },
): Promise<number[]> {
  const rows = rowsFor(filter);
  const first = db
    .select({ id: rows.productId })
    .from(rows)
    .where(conditions(db, storeId, filter))
    .orderBy(...ordersOf(rows)[sort])
    .limit(most)
    .as('first_listed');
  const found = await db.select({ id: first.id }).from(first).where(matches(first.id)).limit(limit);
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

/** Lists without a stored count are counted up to here: counting a million rows takes longer than the list itself. */
const COUNTED = 5000;

export interface ListTotal {
  readonly products: number;
  /** Whether there are more than `products`. */
  readonly hasMore: boolean;
}

export async function countListed(
  db: Queryable,
  storeId: number,
  filter: ListingFilter,
  most = COUNTED,
): Promise<ListTotal> {
  if (hasStoredCount(filter)) return { products: await countKept(db, storeId, filter), hasMore: false };
  const listed = db
    .select({ id: rowsFor(filter).productId })
    .from(rowsFor(filter))
    .where(conditions(db, storeId, filter))
    .limit(most + 1)
    .as('listed');
  const [row] = await db.select({ products: count() }).from(listed);
  const products = row?.products ?? 0;
  return { products: Math.min(products, most), hasMore: products > most };
}

/** Stored counts exist per category and brand only. */
const hasStoredCount = ({ categoryId: _, manufacturerIds: __, ...others }: ListingFilter): boolean =>
  Object.values(others).every((value) => value === undefined);

async function countKept(
  db: Queryable,
  storeId: number,
  { categoryId, manufacturerIds }: ListingFilter,
): Promise<number> {
  if (categoryId !== undefined && !manufacturerIds) return countCategory(db, categoryId);
  const kept = categoryId === undefined ? listingCounts : listingCategoryCounts;
  const [row] = await db
    .select({ products: sql<number>`coalesce(sum(${kept.products}), 0)::int` })
    .from(kept)
    .where(and(inPlace(storeId, categoryId), manufacturerIds && inArray(kept.manufacturerId, [...manufacturerIds])));
  return row?.products ?? 0;
}

async function countCategory(db: Queryable, categoryId: number): Promise<number> {
  const [row] = await db
    .select({ products: listingCategoryTotals.products })
    .from(listingCategoryTotals)
    .where(eq(listingCategoryTotals.categoryId, categoryId));
  return row?.products ?? 0;
}

const inPlace = (storeId: number, categoryId: number | undefined): SQL =>
  categoryId === undefined ? eq(listingCounts.storeId, storeId) : eq(listingCategoryCounts.categoryId, categoryId);

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

/** Addresses of shown products in every language, from one id up to another. */
export async function findListedAddresses(db: Queryable, storeId: number, from: number, until: number | undefined) {
  return db
    .select({ id: productTexts.productId, language: productTexts.language, friendlyUrl: productTexts.friendlyUrl })
    .from(productTexts)
    .innerJoin(productListings, eq(productListings.productId, productTexts.productId))
    .where(
      and(
        conditions(db, storeId, {}),
        gte(productTexts.productId, from),
        until === undefined ? undefined : lt(productTexts.productId, until),
      ),
    )
    .orderBy(asc(productTexts.productId));
}

/** The id that each page of so many shown products begins with, in the order of ids. Reads all of them. */
export async function findPageStarts(db: Queryable, storeId: number, count: number): Promise<number[]> {
  const numbered = db
    .select({
      id: productListings.productId,
      at: sql<number>`row_number() over (order by ${productListings.productId})`.as('at'),
    })
    .from(productListings)
    .where(conditions(db, storeId, {}))
    .as('numbered');
  const rows = await db
    .select({ id: numbered.id })
    .from(numbered)
    .where(sql`${numbered.at} % ${count} = ${1 % count}`)
    .orderBy(asc(numbered.id));
  return rows.map(({ id }) => id);
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
    .where(and(gt(kept.products, 0), inPlace(storeId, categoryId)));
  return new Map(rows.map(({ id, products: listed }) => [id, listed]));
}

/** Number of products of a category whose options its filter offers. */
const FILTERED = 10_000;

/** Option values that products listed in the category offer: all, or those of its first products if it has very many. */
export async function findOfferedValueIds(db: Queryable, categoryId: number): Promise<number[]> {
  const first = db
    .select({ productId: listingCategories.productId })
    .from(listingCategories)
    .where(eq(listingCategories.categoryId, categoryId))
    .orderBy(asc(listingCategories.position), asc(listingCategories.productId))
    .limit(FILTERED)
    .as('first');
  const rows = await db
    .selectDistinct({ id: productOptionValues.optionValueId })
    .from(productOptionValues)
    .innerJoin(first, eq(first.productId, productOptionValues.productId));
  return rows.map(({ id }) => id);
}

/** A product of a list that somebody put together. */
export interface ChosenProduct {
  readonly id: number;
  readonly shown: boolean;
  /** When its price or `shown` changes by date. */
  readonly changesAt: Date | null;
}

export async function findRelated(db: Queryable, productId: number): Promise<ChosenProduct[]> {
  return db
    .select({ id: productRelations.relatedId, shown: productListings.shown, changesAt: productListings.changesAt })
    .from(productRelations)
    .innerJoin(productListings, eq(productListings.productId, productRelations.relatedId))
    .where(eq(productRelations.productId, productId))
    .orderBy(asc(productRelations.position));
}

/** The products of a group in the merchant's order, or undefined when there is no such group. */
export async function findGroup(db: Queryable, storeId: number, code: string): Promise<ChosenProduct[] | undefined> {
  const [group] = await db
    .select({ id: productGroups.id })
    .from(productGroups)
    .where(and(eq(productGroups.storeId, storeId), eq(productGroups.code, code), eq(productGroups.active, true)));
  if (!group) return undefined;
  return db
    .select({ id: productGroupItems.productId, shown: productListings.shown, changesAt: productListings.changesAt })
    .from(productGroupItems)
    .innerJoin(productListings, eq(productListings.productId, productGroupItems.productId))
    .where(eq(productGroupItems.groupId, group.id))
    .orderBy(asc(productGroupItems.position));
}

const rowsFor = ({ categoryId, otherCategoryIds }: ListingFilter): Rows =>
  categoryId === undefined || otherCategoryIds ? productListings : listingCategories;

function conditions(db: Queryable, storeId: number, filter: ListingFilter): SQL | undefined {
  const { categoryId, otherCategoryIds, manufacturerIds, optionValueIds, productIds, priceFrom, priceUntil, sku } =
    filter;
  const { custom = [] } = filter;
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
    ...custom.map((one) => among(productsWithCustomValue(one))),
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
