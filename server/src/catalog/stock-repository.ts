// Reserves and releases stock. Each change is a movement row; variants are locked in id order to avoid deadlocks.
import { and, asc, count, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { insertRows } from '../platform/database/insert-rows.ts';
import { products, stockMovements, variants } from './catalog-tables.ts';

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

/** Returns the ids of variants with too little stock; the caller must then roll back the transaction. */
export async function takeStock(
  tx: Tx,
  quantities: readonly StockQuantity[],
  reason: MovementCause,
): Promise<number[]> {
  const missing: number[] = [];
  for (const { variantId, quantity } of sorted(quantities))
    if (!(await moveStock(tx, variantId, -quantity, 'ordered', reason))) missing.push(variantId);
  return missing;
}

/** Deleted variants are skipped. */
export async function returnStock(tx: Tx, quantities: readonly StockQuantity[], reason: MovementCause): Promise<void> {
  for (const { variantId, quantity } of sorted(quantities))
    await moveStock(tx, variantId, quantity, 'returned', reason);
}

/** Changes the stock and saves the movement in one statement. False when the variant is unknown or has too little. */
async function moveStock(
  tx: Tx,
  variantId: number,
  quantity: number,
  reason: 'ordered' | 'returned',
  { orderId, at }: MovementCause,
): Promise<boolean> {
  const { rows } = (await tx.execute(sql`
    with moved as (
      update variants set stock = stock + ${quantity} where id = ${variantId} and stock + ${quantity} >= 0 returning id)
    insert into stock_movements (variant_id, quantity, reason, order_id, at)
    select id, ${quantity}::int, ${reason}::text, ${orderId}::int, ${at.toISOString()}::timestamptz from moved
    returning variant_id`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
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

/** Those of the variants that are at or below the threshold of their product. */
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
    .where(and(inArray(variants.id, [...variantIds]), lte(variants.stock, products.lowStock)))
    .orderBy(asc(variants.id));
  return rows.flatMap((row) => (row.threshold === null ? [] : [{ ...row, threshold: row.threshold }]));
}

/** Variants at or below the threshold of their product. */
export async function countLowStock(db: Queryable, storeId: number): Promise<number> {
  const [row] = await db
    .select({ low: count() })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(and(eq(products.storeId, storeId), isNotNull(products.lowStock), lte(variants.stock, products.lowStock)));
  return row?.low ?? 0;
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
    .where(and(eq(variants.storeId, storeId), inArray(variants.sku, [...skus])))
    .orderBy(asc(variants.id))
    .for('update');

/** Until the transaction ends, nobody sells these products. */
export async function lockProductStock(tx: Tx, storeId: number, skus: readonly string[]): Promise<void> {
  const ofProducts = tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.sku, [...skus])));
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
export async function mergeMovements(db: Queryable, before: Date): Promise<void> {
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
