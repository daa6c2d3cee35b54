import { and, eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/database.ts';
import { products, variants } from '../catalog-tables.ts';

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
