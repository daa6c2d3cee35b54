// Reserves and releases stock. Each change is a movement row; variants are locked in id order to avoid deadlocks.
import { and, asc, count, countDistinct, eq, inArray, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import { daysBefore } from '../../platform/clock.ts';
import { compileSql } from '../../platform/database/compiled-statement.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/id-lists.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { productImages, productListings, products, stockMovements, variants } from '../catalog-tables.ts';

export interface StockQuantity {
  readonly variantId: number;
  readonly quantity: number;
}

interface MovementCause {
  readonly orderId: number;
  readonly at: Date;
}

const sorted = (quantities: readonly StockQuantity[]): StockQuantity[] =>
  [...quantities].sort((a, b) => a.variantId - b.variantId);

export interface TakenStock {
  /** Variants with too little stock; the caller must then roll back the transaction. */
  readonly missing: readonly number[];
  /** Variants that are at or below the threshold of their product now. */
  readonly low: readonly number[];
}

export async function takeStock(
  tx: Tx,
  quantities: readonly StockQuantity[],
  reason: MovementCause,
): Promise<TakenStock> {
  const missing: number[] = [];
  const low: number[] = [];
  for (const { variantId, quantity } of sorted(quantities)) {
    const moved = await moveStock(tx, variantId, -quantity, 'ordered', reason);
    if (!moved) missing.push(variantId);
    else if (moved.isLow) low.push(variantId);
  }
  return { missing, low };
}

/** Deleted variants are skipped. */
export async function returnStock(tx: Tx, quantities: readonly StockQuantity[], reason: MovementCause): Promise<void> {
  for (const { variantId, quantity } of sorted(quantities))
    await moveStock(tx, variantId, quantity, 'returned', reason);
}

const changeAndRecord = compileSql<{ isLow: boolean }>(
  'move_stock',
  (given) => sql`
  with moved as (
    update variants set stock = variants.stock + ${given('quantity')}::int from products
    where variants.id = ${given('variantId')}::int and products.id = variants.product_id
      and variants.stock + ${given('quantity')}::int >= 0
    returning variants.id, coalesce(variants.stock <= products.low_stock, false) as is_low),
  recorded as (
    insert into stock_movements (variant_id, quantity, reason, order_id, at)
    select id, ${given('quantity')}::int, ${given('reason')}::text, ${given('orderId')}::int,
      ${given('at')}::timestamptz from moved)
  select is_low as "isLow" from moved`,
);

/** Changes the stock and saves the movement in one statement. Undefined when the variant is unknown or has too little. */
async function moveStock(
  tx: Tx,
  variantId: number,
  quantity: number,
  reason: 'ordered' | 'returned',
  cause: MovementCause,
): Promise<{ readonly isLow: boolean } | undefined> {
  const [moved] = await changeAndRecord(tx, { variantId, quantity, reason, ...cause });
  return moved;
}

export interface LowStock {
  readonly variantId: number;
  readonly sku: string;
  readonly stock: number;
  /** The number of pieces at which the merchant wants to know. */
  readonly threshold: number;
  /** Changes with every increase of the stock by the merchant. */
  readonly arrival: number;
}

/** Returns the variants that are at or below the threshold of their product. */
export async function findLowStock(db: Queryable, variantIds: readonly number[]): Promise<LowStock[]> {
  const rows = await db
    .select({
      variantId: variants.id,
      sku: variants.sku,
      stock: variants.stock,
      threshold: products.lowStock,
      arrival: sql<number>`coalesce((select max(m.id) from ${stockMovements} m
        where m.variant_id = ${variants.id} and m.order_id is null and m.quantity > 0), 0)::int`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(anyOf(variants.id, variantIds), lte(variants.stock, products.lowStock)))
    .orderBy(asc(variants.id));
  return rows.flatMap((row) => (row.threshold === null ? [] : [{ ...row, threshold: row.threshold }]));
}

/** Variants at or below the threshold of their product, which is not in the archive. */
export async function countLowStock(db: Queryable, storeId: number): Promise<number> {
  const [row] = await db
    .select({ low: count() })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(
      and(
        eq(products.storeId, storeId),
        isNotNull(products.lowStock),
        lte(variants.stock, products.lowStock),
        eq(products.archived, false),
      ),
    );
  return row?.low ?? 0;
}

const isVisible = (storeId: number) =>
  and(eq(products.storeId, storeId), eq(products.visible, true), eq(products.archived, false));

/** Visible products of which a variant is sold out, as the list of products finds them. */
export async function countSoldOut(db: Queryable, storeId: number): Promise<number> {
  const [row] = await db
    .select({ out: countDistinct(products.id) })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(and(isVisible(storeId), eq(variants.storeId, storeId), eq(variants.stock, 0)));
  return row?.out ?? 0;
}

/** Visible products that cost nothing in their cheapest form, as the list of products finds them. */
export async function countWithoutPrice(db: Queryable, storeId: number): Promise<number> {
  const [row] = await db
    .select({ free: count() })
    .from(products)
    .innerJoin(productListings, eq(productListings.productId, products.id))
    .where(and(isVisible(storeId), eq(productListings.storeId, storeId), eq(productListings.price, 0)));
  return row?.free ?? 0;
}

export async function countWithoutPicture(db: Queryable, storeId: number): Promise<number> {
  const pictures = db
    .select({ id: productImages.id })
    .from(productImages)
    .where(eq(productImages.productId, products.id));
  const [row] = await db
    .select({ bare: count() })
    .from(products)
    .where(and(isVisible(storeId), notExists(pictures)));
  return row?.bare ?? 0;
}

/** Returns the previous stock; undefined for an unknown SKU. */
export function changeStock(
  db: Queryable,
  storeId: number,
  { sku, stock, at }: { readonly sku: string; readonly stock: number; readonly at: Date },
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const [before] = await lockStock(tx, storeId, [sku]);
    if (!before) return undefined;
    await tx.update(variants).set({ stock }).where(eq(variants.id, before.id));
    await saveStockDifferences(tx, [before], [{ ...before, stock }], 'merchant', at);
    return before.stock;
  });
}

export interface KnownStock {
  readonly id: number;
  readonly stock: number;
}

export const lockStock = (
  tx: Tx,
  storeId: number,
  skus: readonly string[],
): Promise<(KnownStock & { readonly sku: string })[]> =>
  tx
    .select({ id: variants.id, sku: variants.sku, stock: variants.stock })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), anyOf(variants.sku, skus)))
    .orderBy(asc(variants.id))
    .for('update');

/** Until the transaction ends, nobody else changes these products; they can be sold. */
export async function lockProducts(tx: Tx, storeId: number, skus: readonly string[]): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.storeId, storeId), anyOf(products.sku, skus)))
    .orderBy(asc(products.id))
    .for('no key update');
}

/** Until the transaction ends, nobody sells these products. */
export async function lockProductStock(tx: Tx, storeId: number, skus: readonly string[]): Promise<void> {
  const ofProducts = tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.storeId, storeId), anyOf(products.sku, skus)));
  await tx
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.productId, ofProducts))
    .orderBy(asc(variants.id))
    .for('update');
}

export async function saveStockDifferences(
  tx: Tx,
  before: readonly KnownStock[],
  after: readonly KnownStock[],
  reason: 'file' | 'merchant',
  at: Date,
): Promise<void> {
  const stockBefore = new Map(before.map(({ id, stock }) => [id, stock]));
  const rows = after
    .map(({ id, stock }) => ({ variantId: id, quantity: stock - (stockBefore.get(id) ?? 0), reason, at }))
    .filter(({ quantity }) => quantity !== 0);
  await insertRows(tx, stockMovements, rows);
}

/**
 * Merges old movements into one per variant and deletes those of orders that were returned completely. Movements of
 * other orders stay, and so does every sum. One statement each, so that it is safe in several processes.
 */
async function mergeMovements(db: Queryable, before: Date): Promise<void> {
  const old = sql`at < ${before.toISOString()}::timestamptz`;
  await db.execute(sql`
    with merged as (
      delete from stock_movements where order_id is null and ${old} and variant_id in (
        select variant_id from stock_movements where order_id is null and ${old} group by variant_id having count(*) > 1)
      returning variant_id, quantity, at)
    insert into stock_movements (variant_id, quantity, reason, at)
    select variant_id, sum(quantity), 'merged', max(at) from merged group by variant_id having sum(quantity) <> 0`);
  await db.execute(sql`
    delete from stock_movements m using (
      select order_id, variant_id from stock_movements where order_id is not null
      group by order_id, variant_id having sum(quantity) = 0 and max(at) < ${before.toISOString()}::timestamptz) returned
    where m.order_id = returned.order_id and m.variant_id = returned.variant_id`);
}

/** Long enough for a merchant to explain a difference at a stock count. */
const MOVEMENT_DAYS = 400;

export const mergeOldStockMovements = (db: Database, now: Date): Promise<void> =>
  mergeMovements(db, daysBefore(now, MOVEMENT_DAYS));
