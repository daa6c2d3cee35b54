// Which products a list holds: one scan of the listing, whatever the size of the catalogue.

import type { Sort } from '@vitrine/contract/catalog-shapes.ts';
import { and, asc, count, desc, eq, gte, ilike, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import {
  listingCategories,
  manufacturers,
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
  readonly manufacturerIds?: readonly number[] | undefined;
  readonly optionValueIds?: readonly number[] | undefined;
  readonly productIds?: readonly number[] | undefined;
  /** In minor units, both ends included. */
  readonly priceFrom?: number | undefined;
  readonly priceUntil?: number | undefined;
  readonly name?: string | undefined;
  readonly sku?: string | undefined;
}

const listings = productListings;

const orders: Readonly<Record<Sort, SQL[]>> = {
  featured: [asc(listings.position), asc(listings.productId)],
  'price-asc': [asc(listings.price), asc(listings.productId)],
  'price-desc': [desc(listings.price), desc(listings.productId)],
  newest: [desc(listings.addedOn), desc(listings.productId)],
  rating: [desc(listings.rating), desc(listings.productId)],
  'best-selling': [desc(listings.sold), desc(listings.productId)],
};

export async function findListedIds(
  db: Database,
  storeId: number,
  filter: ListingFilter,
  { sort, limit, offset }: { sort: Sort; limit: number; offset: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: listings.productId })
    .from(listings)
    .where(conditions(db, storeId, filter))
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

export async function countListed(db: Database, storeId: number, filter: ListingFilter): Promise<number> {
  const [row] = await db
    .select({ products: count() })
    .from(listings)
    .where(conditions(db, storeId, filter));
  return row?.products ?? 0;
}

/** Brands of the products listed, with how many of them each has. */
export async function countByManufacturer(
  db: Database,
  storeId: number,
  filter: ListingFilter,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: manufacturers.id, products: count() })
    .from(listings)
    .innerJoin(manufacturers, eq(manufacturers.id, listings.manufacturerId))
    .where(conditions(db, storeId, filter))
    .groupBy(manufacturers.id);
  return new Map(rows.map(({ id, products: listed }) => [id, listed]));
}

/** Option values that products listed in the category offer. */
export async function findOfferedValueIds(db: Database, storeId: number, categoryId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: productOptionValues.optionValueId })
    .from(productOptionValues)
    .innerJoin(listings, eq(listings.productId, productOptionValues.productId))
    .where(conditions(db, storeId, { categoryId }));
  return rows.map(({ id }) => id);
}

export async function findRelatedIds(db: Database, productId: number): Promise<number[]> {
  const rows = await db
    .select({ id: productRelations.relatedId })
    .from(productRelations)
    .innerJoin(listings, eq(listings.productId, productRelations.relatedId))
    .where(and(eq(productRelations.productId, productId), eq(listings.shown, true)))
    .orderBy(asc(productRelations.position));
  return rows.map(({ id }) => id);
}

/** The shown products of a group in the merchant's order, or undefined when there is no such group. */
export async function findGroupIds(db: Database, storeId: number, code: string): Promise<number[] | undefined> {
  const [group] = await db
    .select({ id: productGroups.id })
    .from(productGroups)
    .where(and(eq(productGroups.storeId, storeId), eq(productGroups.code, code), eq(productGroups.active, true)));
  if (!group) return undefined;
  const rows = await db
    .select({ id: productGroupItems.productId })
    .from(productGroupItems)
    .innerJoin(listings, eq(listings.productId, productGroupItems.productId))
    .where(and(eq(productGroupItems.groupId, group.id), eq(listings.shown, true)))
    .orderBy(asc(productGroupItems.position));
  return rows.map(({ id }) => id);
}

function conditions(db: Database, storeId: number, filter: ListingFilter): SQL | undefined {
  const { categoryId, manufacturerIds, optionValueIds, productIds, priceFrom, priceUntil, name, sku } = filter;
  const among = (ids: readonly number[]) => [...ids];
  return and(
    eq(listings.storeId, storeId),
    // Written out, so that the planner sees that the partial indexes fit.
    sql`${listings.shown}`,
    categoryId === undefined
      ? undefined
      : inArray(
          listings.productId,
          db
            .select({ id: listingCategories.productId })
            .from(listingCategories)
            .where(eq(listingCategories.categoryId, categoryId)),
        ),
    manufacturerIds && inArray(listings.manufacturerId, among(manufacturerIds)),
    productIds && inArray(listings.productId, among(productIds)),
    priceFrom === undefined ? undefined : gte(listings.price, priceFrom),
    priceUntil === undefined ? undefined : lte(listings.price, priceUntil),
    optionValueIds &&
      inArray(
        listings.productId,
        db
          .select({ id: productOptionValues.productId })
          .from(productOptionValues)
          .where(inArray(productOptionValues.optionValueId, among(optionValueIds))),
      ),
    name === undefined
      ? undefined
      : inArray(
          listings.productId,
          db
            .select({ id: productTexts.productId })
            .from(productTexts)
            .where(ilike(productTexts.name, contains(name))),
        ),
    sku === undefined
      ? undefined
      : inArray(
          listings.productId,
          db
            .select({ id: products.id })
            .from(products)
            .where(ilike(products.sku, contains(sku))),
        ),
  );
}

/** A shopper's text is looked for as it stands: % and _ are letters like any other. */
const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
