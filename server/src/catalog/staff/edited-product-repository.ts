// Editing one product needs this data of the others, and of its past.
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { priceOffers, products, productTexts, stockMovements, variants } from '../catalog-tables.ts';
import type { PriceOffer } from '../prices/price.ts';

export async function findSkuOfProduct(db: Queryable, storeId: number, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ sku: products.sku })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.id, id)));
  return row?.sku;
}

/** Oldest first, by SKU of the variant. */
export async function findOffersBySku(
  db: Queryable,
  storeId: number,
  skus: readonly string[],
): Promise<Map<string, PriceOffer[]>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .select({ sku: variants.sku, offer: priceOffers })
    .from(priceOffers)
    .innerJoin(variants, eq(variants.id, priceOffers.variantId))
    .where(and(eq(variants.storeId, storeId), inArray(variants.sku, [...skus])))
    .orderBy(asc(priceOffers.since), asc(priceOffers.id));
  const found = new Map<string, PriceOffer[]>();
  for (const { sku, offer } of rows) found.set(sku, [...(found.get(sku) ?? []), offer]);
  return found;
}

/** `language/address` of these products, with the SKU of each. */
export async function findAddressesOf(
  db: Queryable,
  storeId: number,
  skus: readonly string[],
): Promise<Map<string, string>> {
  return findAddresses(db, and(eq(products.storeId, storeId), inArray(products.sku, [...skus])));
}

async function findAddresses(db: Queryable, condition: SQL | undefined): Promise<Map<string, string>> {
  const rows = await db
    .select({ owner: products.sku, language: productTexts.language, url: productTexts.friendlyUrl })
    .from(productTexts)
    .innerJoin(products, eq(products.id, productTexts.productId))
    .where(condition);
  return new Map(rows.map(({ owner, language, url }) => [`${language}/${url}`, owner]));
}

/** SKUs of the products with one of these addresses, or with one of `numbered` and a number; by `language/address`. */
export async function findProductAddresses(
  db: Queryable,
  storeId: number,
  exact: readonly string[],
  numbered: readonly string[],
): Promise<Map<string, string>> {
  if (exact.length === 0 && numbered.length === 0) return new Map();
  return findAddresses(
    db,
    and(
      eq(productTexts.storeId, storeId),
      or(
        inArray(productTexts.friendlyUrl, [...exact, ...numbered]),
        ...(numbered.length > 0
          ? [inArray(sql`regexp_replace(${productTexts.friendlyUrl}, '-[0-9]+$', '')`, [...numbered])]
          : []),
      ),
    ),
  );
}

/** Newest first. */
export const findMovements = (db: Queryable, variantId: number, limit: number) =>
  db
    .select({
      at: stockMovements.at,
      quantity: stockMovements.quantity,
      reason: stockMovements.reason,
      orderId: stockMovements.orderId,
    })
    .from(stockMovements)
    .where(eq(stockMovements.variantId, variantId))
    .orderBy(desc(stockMovements.at), desc(stockMovements.id))
    .limit(limit);

export async function findVariantStock(
  db: Queryable,
  storeId: number,
  sku: string,
): Promise<{ readonly id: number; readonly stock: number } | undefined> {
  const [row] = await db
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), eq(variants.sku, sku)));
  return row;
}
