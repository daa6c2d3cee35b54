// Saves variants with their attributes, stock and prices.
import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import { productOptionValues, variants, variantValues } from './catalog-tables.ts';
import type { CodeToIdMap } from './code-to-id-repository.ts';
import type { IdOf, NewProduct } from './new-product.ts';
import { saveOffers } from './save-offers-repository.ts';
import { insertAll } from './save-structure-repository.ts';
import { type KnownStock, lockStock, saveStockDifferences } from './stock-repository.ts';

/** Rows of one statement, which can have at most 65,535 parameters. */
const ROWS = 5000;

/** Returns the variant ids by SKU. */
export async function saveVariants(
  tx: Tx,
  store: { readonly id: number; readonly currency: string },
  codeToId: CodeToIdMap,
  batch: readonly NewProduct[],
  idOf: IdOf,
  now: Date,
): Promise<Map<string, number>> {
  const attributeOf = await saveAttributes(tx, codeToId, batch, idOf);
  const entries = batch.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
  const before = await lockStock(
    tx,
    store.id,
    entries.map(({ variant }) => variant.sku),
  );
  const rows: (KnownStock & { readonly sku: string })[] = [];
  // Orders may have reduced the stock since it was read, so an existing row keeps its own unless it is to be set.
  for (const rule of ['new', 'set', 'add'] as const) {
    const some = entries.filter(({ variant }) => variant.stockRule === rule);
    for (let start = 0; start < some.length; start += ROWS) {
      const saved = await tx
        .insert(variants)
        .values(
          some
            .slice(start, start + ROWS)
            .map(({ product, variant: { sku, position, available, stock, gtin, mpn } }) => ({
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
            gtin: sql`excluded.gtin`,
            mpn: sql`excluded.mpn`,
            ...(rule === 'set' && { stock: sql`excluded.stock` }),
            ...(rule === 'add' && { stock: sql`${variants.stock} + excluded.stock` }),
          },
        })
        .returning({ id: variants.id, sku: variants.sku, stock: variants.stock });
      rows.push(...saved);
    }
  }
  const reason = entries.some(({ variant }) => variant.isExact) ? 'merchant' : 'file';
  await saveStockDifferences(tx, before, rows, reason, now);
  const variantOf = new Map(rows.map(({ id, sku }) => [sku, id]));
  await tx.delete(variantValues).where(inArray(variantValues.variantId, [...variantOf.values()]));
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
    now,
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
