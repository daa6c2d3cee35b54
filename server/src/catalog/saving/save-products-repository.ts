// Saves products of a catalog file in batches. Existing SKUs are updated; the price history is only extended.
import { productFields } from '@vitrine/contract/catalog/product-fields.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { columnNames } from '../../platform/database/field-columns.ts';
import { insertAndReturn, insertRows } from '../../platform/database/insert-rows.ts';
import {
  productCategories,
  productImages,
  productImageTexts,
  productProperties,
  productRelations,
  products,
  productTexts,
} from '../catalog-tables.ts';
import { findIds } from '../structure/save-structure-repository.ts';
import type { CodeToIdMap } from './code-to-id-repository.ts';
import type { IdOf, NewProduct, Saving } from './new-product.ts';
import { saveProperties } from './save-properties-repository.ts';
import { saveVariants } from './save-variants-repository.ts';

/** Returns the product ids by SKU. */
export async function saveProducts(
  tx: Tx,
  store: { readonly id: number; readonly currency: string },
  codeToId: CodeToIdMap,
  batch: readonly NewProduct[],
  saving: Saving,
): Promise<Map<string, number>> {
  const storeId = store.id;
  const saved = await insertAndReturn(
    tx,
    products,
    batch.map(({ sku, brand, fields }) => ({
      ...fields,
      storeId,
      sku,
      manufacturerId: brand === null ? null : (codeToId.brands.get(brand) ?? null),
    })),
    // A row that was inserted has not been changed by any transaction.
    sql<{ id: number; sku: string; is_new: boolean }>`id, sku, xmax = 0 as is_new`,
    { target: [products.storeId, products.sku], columns: renewed },
  );
  const idBySku = new Map(saved.map(({ id, sku }) => [sku, id]));
  const idOf = ({ sku }: NewProduct) => idBySku.get(sku) ?? 0;
  const known = saved.flatMap(({ id, is_new }) => (is_new ? [] : [id]));
  if (known.length > 0) {
    for (const table of [productTexts, productCategories, productImages, productProperties])
      await tx.delete(table).where(inArray(table.productId, known));
  }
  await insertRows(
    tx,
    productTexts,
    batch.flatMap((product) => product.descriptions.map((text) => ({ productId: idOf(product), storeId, ...text }))),
  );
  await insertRows(
    tx,
    productCategories,
    batch.flatMap((product) =>
      product.categories.map((code, position) => ({
        productId: idOf(product),
        categoryId: codeToId.categories.get(code) ?? 0,
        position,
      })),
    ),
  );
  await saveProperties(
    tx,
    codeToId,
    batch.map((product) => ({ productId: idOf(product), properties: product.properties })),
  );
  const variantOf = await saveVariants(tx, store, codeToId, batch, idOf, saving);
  await saveImages(tx, batch, idOf, variantOf);
  return idBySku;
}

/** Runs after all products are saved, because a product may refer to a later one. One that does not exist is left out. */
export async function saveRelations(
  tx: Tx,
  storeId: number,
  batch: readonly Pick<NewProduct, 'sku' | 'related'>[],
  saved: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = [...saved.values()];
  const others = [...new Set(batch.flatMap(({ related }) => related))];
  const idOf = await findIds(tx, products, and(eq(products.storeId, storeId), inArray(products.sku, others)));
  await tx.delete(productRelations).where(inArray(productRelations.productId, ids));
  await insertRows(
    tx,
    productRelations,
    batch.flatMap(({ sku, related }) =>
      related.flatMap((other, position) => {
        const [productId, relatedId] = [saved.get(sku), idOf.get(other)];
        return productId === undefined || relatedId === undefined ? [] : [{ productId, relatedId, position }];
      }),
    ),
  );
}

async function saveImages(
  tx: Tx,
  batch: readonly NewProduct[],
  idOf: IdOf,
  variantOf: ReadonlyMap<string, number>,
): Promise<void> {
  const entries = batch.flatMap((product) => [
    ...product.images.map((image, position) => ({ product, image, position, variantId: null })),
    ...product.variants.flatMap((variant) =>
      variant.images.map((image, position) => ({
        product,
        image,
        position: product.images.length + position,
        variantId: variantOf.get(variant.sku) ?? null,
      })),
    ),
  ]);
  if (entries.length === 0) return;
  const saved = await insertAndReturn(
    tx,
    productImages,
    entries.map(({ product, image: { mediaId, name }, position, variantId }) => ({
      productId: idOf(product),
      variantId,
      mediaId,
      name,
      position,
    })),
    sql<{ id: number }>`id`,
  );
  await insertRows(
    tx,
    productImageTexts,
    entries.flatMap(({ image }, index) =>
      [...image.alt].map(([language, alt]) => ({ imageId: saved[index]?.id ?? 0, language, alt })),
    ),
  );
}

/** Sales since then are counted by orders. */
const renewed = [
  'manufacturerId' as const,
  'position' as const,
  'fields' as const,
  ...columnNames(productFields).filter((column) => column !== 'sold'),
];
