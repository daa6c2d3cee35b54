// Recomputes the listing of products whose rows have changed or whose dates have come.
import { count, eq, lte, min, sql } from 'drizzle-orm';
import { earliest } from '../../platform/caches/tagged-cache.ts';
import { isoDay } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { insertAndReturn } from '../../platform/database/insert-rows.ts';
import { categories, productListings, products } from '../catalog-tables.ts';
import { nextPriceChange, type OfferInJson, type PriceOffer, priceAt, withMoments } from '../prices/price.ts';
import { type CategoryNode, getAncestors, isCategoryShown, isShown, type Showable } from '../structure/visibility.ts';

const BATCH = 500;

export async function refreshListings(
  db: Queryable,
  storeId: number,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  if (productIds.length === 0) return;
  const categoryRows = await db
    .select({ id: categories.id, parentId: categories.parentId, visible: categories.visible })
    .from(categories)
    .where(eq(categories.storeId, storeId));
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

/** When the listing of a product is outdated by date alone, in any store; in the past if it is outdated already. */
export async function findNextListingMoment(db: Queryable): Promise<Date | null> {
  const [row] = await db.select({ moment: min(productListings.changesAt) }).from(productListings);
  return row?.moment ?? null;
}

type Categories = ReadonlyMap<number, CategoryNode>;
interface Place {
  readonly categoryId: number;
  readonly productId: number;
}

async function refreshBatch(
  db: Queryable,
  categoriesById: Categories,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const listings: (typeof productListings.$inferInsert)[] = [];
  const places: Place[] = [];
  for (const { id: productId, categoryIds, offers, ...product } of await findListable(db, ids)) {
    const own = categoryIds.flatMap((id) => categoriesById.get(id) ?? []);
    const [first] = own;
    const firstVisible = first !== undefined && isCategoryShown(first, categoriesById);
    const shown = offers.length > 0 && isShown(product, firstVisible, isoDay(now));
    listings.push({
      productId,
      storeId: product.storeId,
      shown,
      manufacturerId: product.manufacturerId,
      price: offers.length > 0 ? Math.min(...offers.map((ofVariant) => priceAt(ofVariant, now).final)) : 0,
      position: product.position,
      addedOn: product.addedOn,
      rating: product.rating,
      sold: product.sold,
      changesAt:
        earliest(
          ...offers.map((ofVariant) => nextPriceChange(ofVariant, now)),
          product.availableOn > isoDay(now) ? new Date(product.availableOn) : null,
        ) ?? null,
    });
    if (!shown) continue;
    const shownIn = own.filter((category) => isCategoryShown(category, categoriesById));
    const lineages = new Set(shownIn.flatMap((category) => getAncestors(category, categoriesById).map(({ id }) => id)));
    for (const categoryId of lineages) places.push({ categoryId, productId });
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
  await savePlaces(
    db,
    saved.flatMap(({ product_id, is_new }) => (is_new ? [] : [product_id])),
    places,
  );
}

const renewed = ['manufacturerId', 'price', 'position', 'addedOn', 'rating', 'sold', 'shown', 'changesAt'] as const;

/** A listing is computed from these values. */
interface Listable extends Showable {
  readonly id: number;
  readonly storeId: number;
  readonly manufacturerId: number | null;
  readonly position: number;
  readonly addedOn: string;
  readonly rating: number;
  readonly sold: number;
  /** In their order. */
  readonly categoryIds: readonly number[];
  /** The offers of each variant on sale, oldest first. */
  readonly offers: readonly (readonly PriceOffer[])[];
}

/** One value for each product: it is read faster than columns and rows of several tables. */
async function findListable(db: Queryable, ids: readonly number[]): Promise<Listable[]> {
  const { rows } = await db.execute<{
    product: Omit<Listable, 'offers'> & { readonly offers: readonly (readonly OfferInJson[] | null)[] };
  }>(sql`select json_build_object('id', p.id, 'storeId', p.store_id,
      'manufacturerId', p.manufacturer_id, 'position', p.position, 'addedOn', p.added_on, 'rating', p.rating, 'sold', p.sold,
      'visible', p.visible, 'archived', p.archived, 'available', p.available, 'shippable', p.shippable, 'preOrder', p.pre_order,
      'availableOn', p.available_on,
      'categoryIds', array(select c.category_id from product_categories c where c.product_id = p.id order by c.position),
      'offers', array(select (select json_agg(json_build_object('amount', o.amount, 'specialAmount', o.special_amount,
            'specialFrom', o.special_from, 'specialUntil', o.special_until, 'since', o.since) order by o.since, o.id)
          from price_offers o where o.variant_id = v.id)
        from variants v where v.product_id = p.id and v.available)) as product
    from products p where p.id = any(${sql.param([...ids])}::int[])`);
  return rows.map(({ product }) => ({
    ...product,
    offers: product.offers.flatMap((ofVariant) => (ofVariant ? [ofVariant.map(withMoments)] : [])),
  }));
}

/** Rows that stay are updated: the counts and the lists of other categories are not touched by a new price. */
async function savePlaces(db: Queryable, known: readonly number[], places: readonly Place[]): Promise<void> {
  const placed = sql`unnest(${sql.param(places.map(({ categoryId }) => categoryId))}::int[],
    ${sql.param(places.map(({ productId }) => productId))}::int[]) as placed (category_id, product_id)`;
  if (known.length > 0)
    await db.execute(sql`delete from listing_categories c where c.product_id = any(${sql.param([...known])}::int[])
      and not exists (select from ${placed} where placed.category_id = c.category_id and placed.product_id = c.product_id)`);
  if (places.length > 0)
    await db.execute(sql`insert into listing_categories (category_id, product_id, manufacturer_id, price, position, added_on, rating, sold)
      select placed.category_id, l.product_id, l.manufacturer_id, l.price, l.position, l.added_on, l.rating, l.sold
      from ${placed} join product_listings l on l.product_id = placed.product_id
      on conflict (category_id, product_id) do update set manufacturer_id = excluded.manufacturer_id, price = excluded.price,
        position = excluded.position, added_on = excluded.added_on, rating = excluded.rating, sold = excluded.sold`);
}
