// Loads complete products with a fixed number of queries.
import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { media } from '../media/media-tables.ts';
import type { Queryable } from '../platform/database/database.ts';
import { padIdList } from '../platform/database/pad-id-list.ts';
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

export type ProductRecord = Awaited<ReturnType<typeof findProducts>>[number];
export type VariantRecord = ProductRecord['variants'][number];
export type ImageRecord = ProductRecord['images'][number];

/** In the order of the ids, without unknown ones. Texts in the language, or in a fallback. */
export async function findProducts(db: Queryable, ids: readonly number[], language: string, fallback: string) {
  if (ids.length === 0) return [];
  const queries = prepared.get(db) ?? prepareQueries(db);
  prepared.set(db, queries);
  const parameters = { ids: padIdList(ids), language, fallback };
  const [rows, offers, images, properties] = await Promise.all([
    queries.products.execute(parameters),
    queries.offers.execute(parameters),
    queries.images.execute(parameters),
    queries.properties.execute(parameters),
  ]);
  const variantsOf = Map.groupBy(groupOffers(offers), ({ productId }) => productId);
  const imagesOf = Map.groupBy(groupTexts(images), ({ productId }) => productId);
  const propertiesOf = Map.groupBy(groupTexts(properties), ({ productId }) => productId);
  const byId = new Map(rows.map((row) => [row.product.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { product, attributes, ...parts } = row;
    return [
      {
        ...product,
        ...parts,
        attributes: attributes.map(([attributeId, optionValueId]) => ({ id: attributeId, optionValueId })),
        variants: variantsOf.get(id) ?? [],
        images: imagesOf.get(id) ?? [],
        properties: propertiesOf.get(id) ?? [],
      },
    ];
  });
}

/** Groups rows per offer into one per variant. */
/** In all languages, by product id. */
export async function findProductTexts(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(productTexts)
    .where(inArray(productTexts.productId, [...ids]))
    .orderBy(asc(productTexts.language));
  return Map.groupBy(rows, ({ productId }) => productId);
}

function groupOffers<V extends { readonly id: number }, O, A>(
  rows: readonly { readonly variant: V; readonly offer: O | null; readonly attributeIds: A }[],
) {
  return [...Map.groupBy(rows, ({ variant }) => variant.id).values()].flatMap((group) => {
    const [first] = group;
    const offers = group.flatMap(({ offer }) => offer ?? []);
    return first ? [{ ...first.variant, attributeIds: first.attributeIds, offers }] : [];
  });
}

/** Groups rows per language into one per entity. */
function groupTexts<T extends { readonly id: number; readonly text: object | null }>(rows: readonly T[]) {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((group) => {
    const [first] = group;
    const texts = group.flatMap(({ text }) => (text as NonNullable<T['text']>) ?? []);
    return first ? [{ ...first, texts }] : [];
  });
}

/** Prepared once per database, because building and planning the queries costs as much as running them. */
const prepared = new WeakMap<Queryable, ReturnType<typeof prepareQueries>>();

function prepareQueries(db: Queryable) {
  const among = (column: AnyPgColumn) => sql`${column} = any(${sql.placeholder('ids')})`;
  const text = db
    .select()
    .from(productTexts)
    .where(eq(productTexts.productId, products.id))
    .orderBy(...bestFirst(productTexts.language))
    .limit(1)
    .as('text');
  /** The text in the store's own language, when the other lacks a part. */
  const own = alias(productTexts, 'own_text');
  return {
    products: db
      .select({
        product: products,
        text: {
          language: text.language,
          name: text.name,
          friendlyUrl: text.friendlyUrl,
          title: text.title,
          highlights: text.highlights,
          description: text.description,
          metaDescription: text.metaDescription,
          keyWords: text.keyWords,
        },
        ownText: {
          language: own.language,
          name: own.name,
          highlights: own.highlights,
          description: own.description,
        },
        categoryIds: sql<number[]>`array(select ${productCategories.categoryId} from ${productCategories}
          where ${productCategories.productId} = ${products.id} order by ${productCategories.position})`,
        attributes: sql<[id: number, optionValueId: number][]>`array(select
          array[${productOptionValues.id}, ${productOptionValues.optionValueId}] from ${productOptionValues}
          where ${productOptionValues.productId} = ${products.id} order by ${productOptionValues.position})`,
      })
      .from(products)
      .leftJoinLateral(text, sql`true`)
      .leftJoin(
        own,
        and(
          eq(own.productId, products.id),
          eq(own.language, sql.placeholder('fallback')),
          ne(own.language, text.language),
          or(isNull(text.description), isNull(text.highlights)),
        ),
      )
      .where(among(products.id))
      .prepare('products'),
    offers: db
      .select({
        variant: variants,
        offer: priceOffers,
        attributeIds: sql<number[]>`array(select ${variantValues.productOptionValueId} from ${variantValues}
          where ${variantValues.variantId} = ${variants.id})`,
      })
      .from(variants)
      .leftJoin(priceOffers, eq(priceOffers.variantId, variants.id))
      .where(among(variants.productId))
      .orderBy(asc(variants.position), asc(variants.id), asc(priceOffers.since), asc(priceOffers.id))
      .prepare('product_offers'),
    images: db
      .select({
        id: productImages.id,
        productId: productImages.productId,
        variantId: productImages.variantId,
        name: productImages.name,
        hash: media.hash,
        width: media.width,
        height: media.height,
        text: productImageTexts,
      })
      .from(productImages)
      .innerJoin(media, eq(media.id, productImages.mediaId))
      .leftJoin(productImageTexts, eq(productImageTexts.imageId, productImages.id))
      .where(among(productImages.productId))
      .orderBy(asc(productImages.position), asc(productImages.id))
      .prepare('product_images'),
    properties: db
      .select({
        id: productProperties.id,
        productId: productProperties.productId,
        propertyId: productProperties.propertyId,
        text: productPropertyTexts,
      })
      .from(productProperties)
      .leftJoin(productPropertyTexts, eq(productPropertyTexts.productPropertyId, productProperties.id))
      .where(among(productProperties.productId))
      .orderBy(asc(productProperties.position))
      .prepare('product_properties'),
  };
}

/** Same order as `pickTranslation`. */
const bestFirst = (language: AnyPgColumn) => [
  desc(sql`${language} = ${sql.placeholder('language')}`),
  desc(sql`${language} = ${sql.placeholder('fallback')}`),
];

const MAX_ID = 2_147_483_647;

/** Finds a shown product by id, SKU (its own or a variant's) or friendlyUrl in any language, in this order. */
export async function findShownProductId(db: Queryable, storeId: number, key: string): Promise<number | undefined> {
  const id = /^\d{1,10}$/.test(key) && Number(key) <= MAX_ID ? Number(key) : -1;
  const query = shownProductQueries.get(db) ?? prepareShownProduct(db);
  shownProductQueries.set(db, query);
  const [row] = await query.execute({ storeId, key, id });
  return row?.id;
}

const shownProductQueries = new WeakMap<Queryable, ReturnType<typeof prepareShownProduct>>();

function prepareShownProduct(db: Queryable) {
  const [storeId, key] = [sql.placeholder('storeId'), sql.placeholder('key')];
  const id = sql`${sql.placeholder('id')}::int`;
  return db
    .select({ id: productListings.productId })
    .from(productListings)
    .innerJoin(products, eq(products.id, productListings.productId))
    .where(
      and(
        eq(productListings.storeId, storeId),
        eq(productListings.shown, true),
        inArray(
          products.id,
          sql`(select ${id}
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
    .limit(1)
    .prepare('shown_product');
}
