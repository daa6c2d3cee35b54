// Whole products, many at once: one query a table, whatever the number of products.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { media } from '../media/media-tables.ts';
import type { Database } from '../platform/database/database.ts';
import { fillList } from '../platform/database/fill-list.ts';
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
  const queries = queriesOf(db);
  const wanted = { ids: fillList(ids) };
  const [productRows, texts, categoryRows, variantRows, valueRows, offers, attributes] = await Promise.all([
    queries.products.execute(wanted),
    queries.texts.execute(wanted),
    queries.categories.execute(wanted),
    queries.variants.execute(wanted),
    queries.variantValues.execute(wanted),
    queries.offers.execute(wanted),
    queries.attributes.execute(wanted),
  ]);
  const [images, imageTexts, properties, propertyTexts] = await Promise.all([
    queries.images.execute(wanted),
    queries.imageTexts.execute(wanted),
    queries.properties.execute(wanted),
    queries.propertyTexts.execute(wanted),
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
  const textsOfImage = groupBy(imageTexts, ({ text }) => text.imageId);
  const imagesOf = groupBy(
    images.map((row) => ({ ...row, texts: (textsOfImage.get(row.id) ?? []).map(({ text }) => text) })),
    (row) => row.productId,
  );
  const textsOfProperty = groupBy(propertyTexts, ({ text }) => text.productPropertyId);
  const propertiesOf = groupBy(
    properties.map((row) => ({ ...row, texts: (textsOfProperty.get(row.id) ?? []).map(({ text }) => text) })),
    (row) => row.productId,
  );
  const attributesOf = groupBy(attributes, (row) => row.productId);
  const byId = new Map(productRows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
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

/** Prepared once for each database: building and planning them would cost as much as running them. */
const prepared = new WeakMap<Database, ProductQueries>();
type ProductQueries = ReturnType<typeof prepareQueries>;

function queriesOf(db: Database): ProductQueries {
  const known = prepared.get(db);
  if (known) return known;
  const queries = prepareQueries(db);
  prepared.set(db, queries);
  return queries;
}

function prepareQueries(db: Database) {
  const among = (column: AnyPgColumn) => sql`${column} = any(${sql.placeholder('ids')})`;
  return {
    products: db.select().from(products).where(among(products.id)).prepare('products'),
    texts: db.select().from(productTexts).where(among(productTexts.productId)).prepare('product_texts'),
    categories: db
      .select()
      .from(productCategories)
      .where(among(productCategories.productId))
      .orderBy(asc(productCategories.position))
      .prepare('product_categories'),
    variants: db
      .select()
      .from(variants)
      .where(among(variants.productId))
      .orderBy(asc(variants.position), asc(variants.id))
      .prepare('product_variants'),
    variantValues: db
      .select({ variantId: variantValues.variantId, attributeId: variantValues.productOptionValueId })
      .from(variantValues)
      .innerJoin(variants, eq(variants.id, variantValues.variantId))
      .where(among(variants.productId))
      .prepare('product_variant_values'),
    offers: db
      .select({ offer: priceOffers })
      .from(priceOffers)
      .innerJoin(variants, eq(variants.id, priceOffers.variantId))
      .where(among(variants.productId))
      .orderBy(asc(priceOffers.since), asc(priceOffers.id))
      .prepare('product_offers'),
    attributes: db
      .select()
      .from(productOptionValues)
      .where(among(productOptionValues.productId))
      .orderBy(asc(productOptionValues.position))
      .prepare('product_attributes'),
    images: db
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
      .where(among(productImages.productId))
      .orderBy(asc(productImages.position), asc(productImages.id))
      .prepare('product_images'),
    imageTexts: db
      .select({ text: productImageTexts })
      .from(productImageTexts)
      .innerJoin(productImages, eq(productImages.id, productImageTexts.imageId))
      .where(among(productImages.productId))
      .prepare('product_image_texts'),
    properties: db
      .select()
      .from(productProperties)
      .where(among(productProperties.productId))
      .orderBy(asc(productProperties.position))
      .prepare('product_properties'),
    propertyTexts: db
      .select({ text: productPropertyTexts })
      .from(productPropertyTexts)
      .innerJoin(productProperties, eq(productProperties.id, productPropertyTexts.productPropertyId))
      .where(among(productProperties.productId))
      .prepare('product_property_texts'),
  };
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
