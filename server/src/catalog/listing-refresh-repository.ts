// Recomputes the listing of products whose rows have changed or whose dates have come.
import { and, count, eq, lte, notExists, sql } from 'drizzle-orm';
import { isoDay } from '../platform/clock.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Queryable } from '../platform/database/database.ts';
import { insertAndReturn, insertRows } from '../platform/database/insert-rows.ts';
import {
  categories,
  listingCategories,
  priceOffers,
  productCategories,
  productListings,
  products,
  variants,
} from './catalog-tables.ts';
import { nextPriceChange, priceAt } from './price.ts';
import { getAncestors, isCategoryShown, isShown } from './visibility.ts';

const BATCH = 500;

export async function refreshListings(
  db: Queryable,
  storeId: number,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  if (productIds.length === 0) return;
  const categoryRows = await db.select().from(categories).where(eq(categories.storeId, storeId));
  const categoriesById = new Map(categoryRows.map((row) => [row.id, row]));
  for (let start = 0; start < productIds.length; start += BATCH) {
    await refreshBatch(db, categoriesById, productIds.slice(start, start + BATCH), now);
  }
}

export async function countProductsOfStore(db: Queryable, storeId: number): Promise<number> {
  const [row] = await db.select({ all: count() }).from(products).where(eq(products.storeId, storeId));
  return row?.all ?? 0;
}

export async function findProductIdsOfStore(db: Queryable, storeId: number): Promise<number[]> {
  const rows = await db.select({ id: products.id }).from(products).where(eq(products.storeId, storeId));
  return rows.map(({ id }) => id);
}

/**
 * Products per store whose listing is outdated because a date has come. Locked until the transaction ends; rows
 * locked by another process are skipped.
 */
export async function findDueProducts(db: Queryable, now: Date, limit: number): Promise<Map<number, number[]>> {
  const rows = await db
    .select({ id: productListings.productId, storeId: productListings.storeId })
    .from(productListings)
    .where(lte(productListings.changesAt, now))
    .limit(limit)
    .for('update', { skipLocked: true });
  const byStore = Map.groupBy(rows, ({ storeId }) => storeId);
  return new Map([...byStore].map(([storeId, due]) => [storeId, due.map(({ id }) => id)]));
}

type Categories = ReadonlyMap<number, typeof categories.$inferSelect>;

async function refreshBatch(
  db: Queryable,
  categoriesById: Categories,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const idList = [...ids];
  // Sequential, because a transaction is one connection.
  const productRows = await db.select().from(products).where(anyOf(products.id, idList));
  const links = await db
    .select()
    .from(productCategories)
    .where(anyOf(productCategories.productId, idList))
    .orderBy(productCategories.position);
  const offerRows = await db
    .select({ productId: variants.productId, available: variants.available, offer: priceOffers })
    .from(variants)
    .innerJoin(priceOffers, eq(priceOffers.variantId, variants.id))
    .where(anyOf(variants.productId, idList))
    .orderBy(priceOffers.since, priceOffers.id);
  const linksOf = Map.groupBy(links, ({ productId }) => productId);
  const offersOf = Map.groupBy(offerRows, ({ productId }) => productId);
  const listings: (typeof productListings.$inferInsert)[] = [];
  const found: (typeof listingCategories.$inferInsert)[] = [];
  for (const product of productRows) {
    const own = (linksOf.get(product.id) ?? []).flatMap(({ categoryId }) => categoriesById.get(categoryId) ?? []);
    const [first] = own;
    const offers = [...Map.groupBy(offersOf.get(product.id) ?? [], ({ offer }) => offer.variantId).values()];
    const sold = offers.filter((rows) => rows[0]?.available).map((rows) => rows.map(({ offer }) => offer));
    const firstVisible = first !== undefined && isCategoryShown(first, categoriesById);
    const shown = sold.length > 0 && isShown(product, firstVisible, isoDay(now));
    const sortValues = {
      manufacturerId: product.manufacturerId,
      price: sold.length > 0 ? Math.min(...sold.map((rows) => priceAt(rows, now).final)) : 0,
      position: product.position,
      addedOn: product.addedOn,
      rating: product.rating,
      sold: product.sold,
    };
    listings.push({
      productId: product.id,
      storeId: product.storeId,
      shown,
      ...sortValues,
      changesAt: earliest([
        ...sold.map((rows) => nextPriceChange(rows, now)),
        product.availableOn > isoDay(now) ? new Date(product.availableOn) : null,
      ]),
    });
    if (!shown) continue;
    const shownIn = own.filter((category) => isCategoryShown(category, categoriesById));
    const lineages = new Set(shownIn.flatMap((category) => getAncestors(category, categoriesById).map(({ id }) => id)));
    for (const categoryId of lineages) found.push({ categoryId, productId: product.id, ...sortValues });
  }
  if (listings.length === 0) return;
  const saved = await insertAndReturn(
    db,
    productListings,
    listings,
    // A row that was inserted has not been changed by any transaction.
    sql<{ product_id: number; is_new: boolean }>`product_id, xmax = 0 as is_new`,
    { target: [productListings.productId], columns: renewed },
  );
  const known = saved.flatMap(({ product_id, is_new }) => (is_new ? [] : [product_id]));
  // Rows that stay are updated: the counts and the lists of other categories are not touched by a new price.
  const kept = sql`(select from unnest(${sql.param(found.map(({ categoryId }) => categoryId))}::int[],
      ${sql.param(found.map(({ productId }) => productId))}::int[]) kept(category_id, product_id)
    where kept.category_id = ${listingCategories.categoryId} and kept.product_id = ${listingCategories.productId})`;
  if (known.length > 0)
    await db.delete(listingCategories).where(and(anyOf(listingCategories.productId, known), notExists(kept)));
  await insertRows(db, listingCategories, found, {
    target: [listingCategories.categoryId, listingCategories.productId],
    columns: renewedSort,
  });
}

const renewedSort = ['manufacturerId', 'price', 'position', 'addedOn', 'rating', 'sold'] as const;
const renewed = [...renewedSort, 'shown', 'changesAt'] as const;

function earliest(dates: (Date | null)[]): Date | null {
  const times = dates.flatMap((date) => (date ? [date.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
