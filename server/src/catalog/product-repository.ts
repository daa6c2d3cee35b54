// Whole products, many at once: one query a table, whatever the number of products.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { media } from '../media/media-tables.ts';
import type { Database } from '../platform/database/database.ts';
import {
  priceOffers,
  productCategories,
  productImages,
  productImageTexts,
  productListings,
  productOptionValues,
  productProperties,
  productPropertyTexts,
  products,
  productTexts,
  variants,
  variantValues,
} from './catalog-tables.ts';
import { groupBy } from './text.ts';

export type ProductRecord = Awaited<ReturnType<typeof findProducts>>[number];
export type VariantRecord = ProductRecord['variants'][number];
export type ImageRecord = ProductRecord['images'][number];

/** In the order of the ids; ids that are not there are left out. */
export async function findProducts(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const wanted = [...ids];
  const [productRows, texts, categoryRows, variantRows, valueRows, offers, images, attributes, properties] =
    await Promise.all([
      db.select().from(products).where(inArray(products.id, wanted)),
      db.select().from(productTexts).where(inArray(productTexts.productId, wanted)),
      db
        .select()
        .from(productCategories)
        .where(inArray(productCategories.productId, wanted))
        .orderBy(asc(productCategories.position)),
      db
        .select()
        .from(variants)
        .where(inArray(variants.productId, wanted))
        .orderBy(asc(variants.position), asc(variants.id)),
      db
        .select({ variantId: variantValues.variantId, attributeId: variantValues.productOptionValueId })
        .from(variantValues)
        .innerJoin(variants, eq(variants.id, variantValues.variantId))
        .where(inArray(variants.productId, wanted)),
      db
        .select({ offer: priceOffers })
        .from(priceOffers)
        .innerJoin(variants, eq(variants.id, priceOffers.variantId))
        .where(inArray(variants.productId, wanted))
        .orderBy(asc(priceOffers.since), asc(priceOffers.id)),
      findImages(db, wanted),
      db
        .select()
        .from(productOptionValues)
        .where(inArray(productOptionValues.productId, wanted))
        .orderBy(asc(productOptionValues.position)),
      findProperties(db, wanted),
    ]);

  const valuesOf = groupBy(valueRows, (row) => row.variantId);
  const offersOf = groupBy(offers, (row) => row.offer.variantId);
  const textsOf = groupBy(texts, (row) => row.productId);
  const categoriesOf = groupBy(categoryRows, (row) => row.productId);
  const variantsOf = groupBy(
    variantRows.map((variant) => ({
      ...variant,
      attributeIds: (valuesOf.get(variant.id) ?? []).map(({ attributeId }) => attributeId),
      offers: (offersOf.get(variant.id) ?? []).map(({ offer }) => offer),
    })),
    (row) => row.productId,
  );
  const imagesOf = groupBy(images, (row) => row.productId);
  const attributesOf = groupBy(attributes, (row) => row.productId);
  const propertiesOf = groupBy(properties, (row) => row.productId);
  const byId = new Map(productRows.map((row) => [row.id, row]));
  return wanted.flatMap((id) => {
    const product = byId.get(id);
    if (!product) return [];
    return [
      {
        ...product,
        texts: textsOf.get(id) ?? [],
        categoryIds: (categoriesOf.get(id) ?? []).map(({ categoryId }) => categoryId),
        variants: variantsOf.get(id) ?? [],
        images: imagesOf.get(id) ?? [],
        attributes: attributesOf.get(id) ?? [],
        properties: propertiesOf.get(id) ?? [],
      },
    ];
  });
}

async function findImages(db: Database, productIds: number[]) {
  const [rows, texts] = await Promise.all([
    db
      .select({
        id: productImages.id,
        productId: productImages.productId,
        variantId: productImages.variantId,
        name: productImages.name,
        position: productImages.position,
        hash: media.hash,
        width: media.width,
        height: media.height,
      })
      .from(productImages)
      .innerJoin(media, eq(media.id, productImages.mediaId))
      .where(inArray(productImages.productId, productIds))
      .orderBy(asc(productImages.position), asc(productImages.id)),
    db
      .select({ text: productImageTexts })
      .from(productImageTexts)
      .innerJoin(productImages, eq(productImages.id, productImageTexts.imageId))
      .where(inArray(productImages.productId, productIds)),
  ]);
  const textsOf = groupBy(texts, ({ text }) => text.imageId);
  return rows.map((row) => ({ ...row, texts: (textsOf.get(row.id) ?? []).map(({ text }) => text) }));
}

async function findProperties(db: Database, productIds: number[]) {
  const [rows, texts] = await Promise.all([
    db
      .select()
      .from(productProperties)
      .where(inArray(productProperties.productId, productIds))
      .orderBy(asc(productProperties.position)),
    db
      .select({ text: productPropertyTexts })
      .from(productPropertyTexts)
      .innerJoin(productProperties, eq(productProperties.id, productPropertyTexts.productPropertyId))
      .where(inArray(productProperties.productId, productIds)),
  ]);
  const textsOf = groupBy(texts, ({ text }) => text.productPropertyId);
  return rows.map((row) => ({ ...row, texts: (textsOf.get(row.id) ?? []).map(({ text }) => text) }));
}

const MAX_ID = 2_147_483_647;

/** The shown product with that id, SKU (its own or a variant's) or friendlyUrl in any language, in this order. */
export async function findShownProductId(db: Database, storeId: number, key: string): Promise<number | undefined> {
  const id = /^\d{1,10}$/.test(key) && Number(key) <= MAX_ID ? Number(key) : -1;
  const [row] = await db
    .select({ id: productListings.productId })
    .from(productListings)
    .innerJoin(products, eq(products.id, productListings.productId))
    .where(
      and(
        eq(productListings.storeId, storeId),
        eq(productListings.shown, true),
        inArray(
          products.id,
          sql`(select ${id}::int
            union all select ${products.id} from ${products} where ${products.storeId} = ${storeId} and ${products.sku} = ${key}
            union all select ${variants.productId} from ${variants} where ${variants.storeId} = ${storeId} and ${variants.sku} = ${key}
            union all select ${productTexts.productId} from ${productTexts}
              where ${productTexts.storeId} = ${storeId} and ${productTexts.friendlyUrl} = ${key})`,
        ),
      ),
    )
    .orderBy(
      sql`case when ${products.id} = ${id} then 0 when ${products.sku} = ${key} then 1 else 2 end`,
      asc(products.id),
    )
    .limit(1);
  return row?.id;
}
