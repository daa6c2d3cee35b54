// What a list of the merchant shows of its products: a fixed number of queries, however long the page is.
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { media } from '../media/media-tables.ts';
import type { Queryable } from '../platform/database/database.ts';
import {
  categoryTexts,
  manufacturerTexts,
  priceOffers,
  productCategories,
  productImages,
  products,
  productTexts,
  variants,
} from './catalog-tables.ts';
import { findValues } from './variant-label-repository.ts';

export type MerchantProducts = Awaited<ReturnType<typeof findMerchantRows>>;

export async function findMerchantRows(db: Queryable, productIds: readonly number[]) {
  const ids = [...productIds];
  const rows = await db
    .select({
      id: products.id,
      sku: products.sku,
      visible: products.visible,
      archived: products.archived,
      lowStock: products.lowStock,
      manufacturerId: products.manufacturerId,
    })
    .from(products)
    .where(inArray(products.id, ids));
  const texts = await db
    .select({
      productId: productTexts.productId,
      language: productTexts.language,
      name: productTexts.name,
      friendlyUrl: productTexts.friendlyUrl,
    })
    .from(productTexts)
    .where(inArray(productTexts.productId, ids));
  const offer = db
    .select({
      amount: priceOffers.amount,
      specialAmount: priceOffers.specialAmount,
      specialFrom: priceOffers.specialFrom,
      specialUntil: priceOffers.specialUntil,
      since: priceOffers.since,
    })
    .from(priceOffers)
    .where(eq(priceOffers.variantId, variants.id))
    .orderBy(desc(priceOffers.since), desc(priceOffers.id))
    .limit(1)
    .as('offer');
  const sold = await db
    .select({
      id: variants.id,
      productId: variants.productId,
      sku: variants.sku,
      stock: variants.stock,
      available: variants.available,
      amount: offer.amount,
      specialAmount: offer.specialAmount,
      specialFrom: offer.specialFrom,
      specialUntil: offer.specialUntil,
      since: offer.since,
    })
    .from(variants)
    .innerJoinLateral(offer, sql`true`)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.position), asc(variants.id));
  const values = await findValues(
    db,
    sold.map(({ id }) => id),
  );
  const firstCategory = db
    .selectDistinctOn([productCategories.productId], {
      productId: productCategories.productId,
      categoryId: productCategories.categoryId,
    })
    .from(productCategories)
    .where(inArray(productCategories.productId, ids))
    .orderBy(asc(productCategories.productId), asc(productCategories.position))
    .as('first_category');
  const categoryNames = await db
    .select({ productId: firstCategory.productId, language: categoryTexts.language, name: categoryTexts.name })
    .from(firstCategory)
    .innerJoin(categoryTexts, eq(categoryTexts.categoryId, firstCategory.categoryId));
  const brandIds = [...new Set(rows.flatMap(({ manufacturerId }) => manufacturerId ?? []))];
  const brandNames = await db
    .select({
      manufacturerId: manufacturerTexts.manufacturerId,
      language: manufacturerTexts.language,
      name: manufacturerTexts.name,
    })
    .from(manufacturerTexts)
    .where(inArray(manufacturerTexts.manufacturerId, brandIds));
  const pictures = await db
    .selectDistinctOn([productImages.productId], {
      productId: productImages.productId,
      name: productImages.name,
      hash: media.hash,
    })
    .from(productImages)
    .innerJoin(media, eq(media.id, productImages.mediaId))
    .where(inArray(productImages.productId, ids))
    .orderBy(asc(productImages.productId), asc(productImages.position), asc(productImages.id));
  return {
    products: new Map(rows.map((row) => [row.id, row])),
    texts: Map.groupBy(texts, ({ productId }) => productId),
    variants: Map.groupBy(sold, ({ productId }) => productId),
    values: Map.groupBy(values, ({ variantId }) => variantId),
    categories: Map.groupBy(categoryNames, ({ productId }) => productId),
    brands: Map.groupBy(brandNames, ({ manufacturerId }) => manufacturerId),
    pictures: new Map(pictures.map((picture) => [picture.productId, picture])),
  };
}

/** The product with this SKU, or with a variant of this SKU. */
export async function findProductIdBySku(db: Queryable, storeId: number, sku: string): Promise<number | undefined> {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.sku, sku)));
  if (product) return product.id;
  const [variant] = await db
    .select({ id: variants.productId })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), eq(variants.sku, sku)));
  return variant?.id;
}
