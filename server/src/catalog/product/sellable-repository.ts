// Current price, stock and availability of variants. Never cached.
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { compileStatement } from '../../platform/database/compiled-statement.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { padIdList } from '../../platform/database/id-lists.ts';
import { priceOffers, productListings, products, variants } from '../catalog-tables.ts';
import { type Price, type PriceOffer, priceAt } from '../prices/price.ts';

export interface Sellable {
  readonly variantId: number;
  readonly productId: number;
  readonly sku: string;
  readonly price: Price;
  readonly stock: number;
  /** Shown to shoppers and on sale; stock may still be 0. */
  readonly offered: boolean;
}

const sellableColumns = {
  variantId: variants.id,
  productId: variants.productId,
  sku: variants.sku,
  stock: variants.stock,
  available: variants.available,
  shown: productListings.shown,
  amount: priceOffers.amount,
  specialAmount: priceOffers.specialAmount,
  specialFrom: priceOffers.specialFrom,
  specialUntil: priceOffers.specialUntil,
  since: priceOffers.since,
};

const selectSellables = compileStatement('find_sellables', sellableColumns, (db, given, columns) =>
  db
    .select(columns)
    .from(variants)
    .innerJoin(priceOffers, eq(priceOffers.variantId, variants.id))
    .leftJoin(productListings, eq(productListings.productId, variants.productId))
    .where(sql`${variants.id} = any(${given('ids')})`)
    .orderBy(asc(priceOffers.since), asc(priceOffers.id)),
);

export async function findSellables(
  db: Queryable,
  variantIds: readonly number[],
  now: Date,
): Promise<Map<number, Sellable>> {
  if (variantIds.length === 0) return new Map();
  const rows = await selectSellables(db, { ids: padIdList(variantIds) });
  const offersOf = new Map<number, PriceOffer[]>();
  for (const row of rows) {
    const offers = offersOf.get(row.variantId);
    if (offers) offers.push(row);
    else offersOf.set(row.variantId, [row]);
  }
  return new Map(
    rows.map(({ variantId, productId, sku, stock, available, shown }) => [
      variantId,
      {
        variantId,
        productId,
        sku,
        stock,
        offered: available && shown === true,
        price: priceAt(offersOf.get(variantId) ?? [], now),
      },
    ]),
  );
}

export interface VariantName {
  readonly variantId: number;
  readonly sku: string;
  readonly productId: number;
}

const MAX_ID = 2_147_483_647;

/**
 * Finds the variants of a product by SKU (its own or a variant's) or id, shown or not, because cart lines of hidden
 * products must still be found. A numeric SKU wins over an id.
 */
export async function findVariantsOf(db: Queryable, storeId: number, key: string): Promise<VariantName[]> {
  const id = /^\d{1,10}$/.test(key) && Number(key) <= MAX_ID ? Number(key) : -1;
  const ofStore = sql`${products.storeId} = ${storeId}`;
  return db
    .select({ variantId: variants.id, sku: variants.sku, productId: variants.productId })
    .from(variants)
    .where(
      eq(
        variants.productId,
        sql`(select ${products.id} from ${products}
          where ${ofStore} and (${or(eq(products.sku, key), eq(products.id, id))}
            or ${products.id} in (select v.product_id from ${variants} v where v.store_id = ${storeId} and v.sku = ${key}))
          order by ${products.id} = ${id}, ${products.sku} <> ${key} limit 1)`,
      ),
    )
    .orderBy(asc(variants.position), asc(variants.id));
}

/** SKUs that belong to a product or a variant, whether it is on sale or not. */
export async function findKnownSkus(db: Queryable, storeId: number, skus: readonly string[]): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  const skuList = [...skus];
  const rows = await union(
    db
      .select({ sku: products.sku })
      .from(products)
      .where(and(eq(products.storeId, storeId), inArray(products.sku, skuList))),
    db
      .select({ sku: variants.sku })
      .from(variants)
      .where(and(eq(variants.storeId, storeId), inArray(variants.sku, skuList))),
  );
  return new Set(rows.map(({ sku }) => sku));
}
