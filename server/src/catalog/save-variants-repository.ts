// Saves variants with their attributes, stock and prices.
import { and, inArray, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import { productOptionValues, variants, variantValues } from './catalog-tables.ts';
import type { CodeToIdMap } from './code-to-id-repository.ts';
import type { IdOf, NewProduct } from './new-product.ts';
import { saveOffers } from './save-offers-repository.ts';
import { insertAll } from './save-structure-repository.ts';
import { lockStock, saveStockDifferences } from './stock-repository.ts';

/** Returns the variant ids by SKU. */
export async function saveVariants(
  tx: Tx,
  store: { readonly id: number; readonly currency: string },
  codeToId: CodeToIdMap,
  batch: readonly NewProduct[],
  idOf: IdOf,
): Promise<Map<string, number>> {
  const attributeOf = await saveAttributes(tx, codeToId, batch, idOf);
  const entries = batch.flatMap((product) =>
    product.variants.map((variant, position) => ({ product, variant, position })),
  );
  const before = await lockStock(
    tx,
    store.id,
    entries.map(({ variant }) => variant.sku),
  );
  const rows = await tx
    .insert(variants)
    .values(
      entries.map(({ product, variant: { sku, available, stock, gtin, mpn }, position }) => ({
        storeId: store.id,
        productId: idOf(product),
        sku,
        position,
        available,
        stock,
        gtin,
        mpn,
      })),
    )
    .onConflictDoUpdate({
      target: [variants.storeId, variants.sku],
      set: {
        productId: sql`excluded.product_id`,
        position: sql`excluded.position`,
        available: sql`excluded.available`,
        stock: sql`excluded.stock`,
        gtin: sql`excluded.gtin`,
        mpn: sql`excluded.mpn`,
      },
    })
    .returning({ id: variants.id, sku: variants.sku, stock: variants.stock });
  await saveStockDifferences(tx, before, rows, 'file', new Date());
  const variantOf = new Map(rows.map(({ id, sku }) => [sku, id]));
  const kept = [...variantOf.values()];
  // Variants missing from the file are taken off sale, not deleted: orders may refer to them.
  await tx
    .update(variants)
    .set({ available: false })
    .where(and(inArray(variants.productId, batch.map(idOf)), notInArray(variants.id, kept)));
  await tx.delete(variantValues).where(inArray(variantValues.variantId, kept));
  await insertAll(
    tx,
    variantValues,
    entries.flatMap(({ product, variant }) =>
      variant.options.map(([option, value]) => ({
        variantId: variantOf.get(variant.sku) ?? 0,
        productOptionValueId:
          attributeOf.get(`${idOf(product)}/${codeToId.optionValues.get(`${option}/${value}`)}`) ?? 0,
      })),
    ),
  );
  await saveOffers(
    tx,
    store.currency,
    entries.map(({ variant }) => variant),
    variantOf,
  );
  return variantOf;
}

/** Carts store attribute ids, so existing attributes retain their id. */
async function saveAttributes(
  tx: Tx,
  codeToId: CodeToIdMap,
  batch: readonly NewProduct[],
  idOf: IdOf,
): Promise<Map<string, number>> {
  const entries = batch.flatMap((product) => {
    const names = new Set(
      product.variants.flatMap((variant) => variant.options.map(([option, value]) => `${option}/${value}`)),
    );
    return [...names].map((name, position) => ({
      productId: idOf(product),
      optionValueId: codeToId.optionValues.get(name) ?? 0,
      position,
    }));
  });
  if (entries.length === 0) return new Map();
  const rows = await tx
    .insert(productOptionValues)
    .values(entries)
    .onConflictDoUpdate({
      target: [productOptionValues.productId, productOptionValues.optionValueId],
      set: { position: sql`excluded.position` },
    })
    .returning();
  return new Map(rows.map(({ id, productId, optionValueId }) => [`${productId}/${optionValueId}`, id]));
}
