// Saves variants with their attributes, stock and prices.
import { variantFields } from '@vitrine/contract/catalog/product-fields.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { columnNames } from '../../platform/database/field-columns.ts';
import { insertAndReturn, insertRows } from '../../platform/database/insert-rows.ts';
import { productOptionValues, variants, variantValues } from '../catalog-tables.ts';
import { type KnownStock, lockStock, saveStockDifferences } from '../stock/stock-repository.ts';
import type { CodeToIdMap } from './code-to-id-repository.ts';
import type { IdOf, NewProduct, Saving } from './new-product.ts';
import { saveOffers } from './save-offers-repository.ts';

/** Returns the variant ids by SKU. */
export async function saveVariants(
  tx: Tx,
  store: { readonly id: number; readonly currency: string },
  codeToId: CodeToIdMap,
  batch: readonly NewProduct[],
  idOf: IdOf,
  { now, reason }: Saving,
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
    const saved = await insertAndReturn(
      tx,
      variants,
      entries.flatMap(({ product, variant: { stockRule, sku, position, stock, fields } }) =>
        stockRule === rule ? [{ storeId: store.id, productId: idOf(product), sku, position, stock, ...fields }] : [],
      ),
      sql<KnownStock & { readonly sku: string }>`id, sku, stock`,
      {
        target: [variants.storeId, variants.sku],
        columns: [
          'productId',
          'position',
          'fields',
          ...columnNames(variantFields),
          ...(rule === 'set' ? (['stock'] as const) : []),
        ],
        ...(rule === 'add' && { computed: [sql`stock = ${variants.stock} + excluded.stock`] }),
      },
    );
    rows.push(...saved);
  }
  await saveStockDifferences(tx, before, rows, reason, now);
  const variantOf = new Map(rows.map(({ id, sku }) => [sku, id]));
  const known = before.map(({ id }) => id);
  if (known.length > 0) await tx.delete(variantValues).where(inArray(variantValues.variantId, known));
  await insertRows(
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
    { variantOf, known, now },
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
