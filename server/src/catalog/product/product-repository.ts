// Loads complete products with one query.
import { shownTextFields, shownVariantFields } from '@vitrine/contract/catalog/product-fields.ts';
import type { CustomValues } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { media } from '../../media/media-tables.ts';
import type { Queryable } from '../../platform/database/database.ts';
import {
  type ColumnsOf,
  columnNames,
  columnsNamed,
  type TextColumnsOf,
  textColumnNames,
} from '../../platform/database/field-columns.ts';
import { padIdList } from '../../platform/database/id-lists.ts';
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
} from '../catalog-tables.ts';
import { type OfferInJson, type PriceOffer, withMoments } from '../prices/price.ts';

export type ProductRecord = Awaited<ReturnType<typeof findProducts>>[number];

export interface VariantRecord extends ColumnsOf<typeof shownVariantFields> {
  readonly id: number;
  readonly sku: string;
  readonly position: number;
  readonly available: boolean;
  readonly stock: number;
  readonly fields: CustomValues;
  readonly attributeIds: number[];
  /** Oldest first. */
  readonly offers: readonly PriceOffer[];
}

export interface ImageRecord {
  readonly id: number;
  readonly variantId: number | null;
  readonly name: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly texts: readonly { readonly language: string; readonly alt: string }[];
}

export interface PropertyRecord {
  readonly id: number;
  readonly propertyId: number;
  readonly texts: readonly { readonly language: string; readonly value: string }[];
}

/** In the order of the ids, without unknown ones. Texts in the language, or in a fallback. */
export async function findProducts(db: Queryable, ids: readonly number[], language: string, fallback: string) {
  if (ids.length === 0) return [];
  const query = preparedProducts.get(db) ?? prepareProducts(db);
  preparedProducts.set(db, query);
  const rows = await query.execute({ ids: padIdList(ids), language, fallback });
  const byId = new Map(rows.map((row) => [row.product.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { product, attributes, variants: sold, ...parts } = row;
    return [
      {
        ...product,
        ...parts,
        attributes: attributes.map(([attributeId, optionValueId]) => ({ id: attributeId, optionValueId })),
        variants: sold.map((variant): VariantRecord => ({ ...variant, offers: variant.offers.map(withMoments) })),
      },
    ];
  });
}

/** In all languages, by product id. */
export async function findProductTexts(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(productTexts)
    .where(inArray(productTexts.productId, [...ids]))
    .orderBy(asc(productTexts.language));
  return Map.groupBy(rows, ({ productId }) => productId);
}

/** Values of the merchant's fields, for each variant of the product. */
export const findVariantFields = (db: Queryable, productId: number) =>
  db
    .select({ id: variants.id, product: products.fields, variant: variants.fields })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.productId, productId));

/** A list of parts as JSON. */
const listOf = <T>(part: Readonly<Record<string, SQLWrapper>>, from: SQL, order: SQL): SQL<T[]> =>
  sql<T[]>`coalesce((select json_agg(json_build_object(${sql.join(
    Object.entries(part).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  )}) order by ${order}) from ${from}), '[]')`;

/** Prepared once per database, because building and planning the query costs as much as running it. */
const preparedProducts = new WeakMap<Queryable, ReturnType<typeof prepareProducts>>();

/** Everything about the products in one row each: one statement instead of one for each of their parts. */
function prepareProducts(db: Queryable) {
  const text = db
    .select()
    .from(productTexts)
    .where(eq(productTexts.productId, products.id))
    .orderBy(...bestFirst(productTexts.language))
    .limit(1)
    .as('text');
  /** The text in the store's own language, when the other lacks a part. */
  const own = alias(productTexts, 'own_text');
  return db
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
        ...selectedOf(text),
      },
      ownText: {
        language: own.language,
        name: own.name,
        highlights: own.highlights,
        description: own.description,
        ...selectedOf(own),
      },
      categoryIds: sql<number[]>`array(select ${productCategories.categoryId} from ${productCategories}
        where ${productCategories.productId} = ${products.id} order by ${productCategories.position})`,
      attributes: sql<[id: number, optionValueId: number][]>`array(select
        array[${productOptionValues.id}, ${productOptionValues.optionValueId}] from ${productOptionValues}
        where ${productOptionValues.productId} = ${products.id} order by ${productOptionValues.position})`,
      variants: soldVariants,
      images: pictures,
      properties: ownProperties,
    })
    .from(products)
    .leftJoinLateral(text, sql`true`)
    .leftJoin(
      own,
      and(
        eq(own.productId, products.id),
        eq(own.language, sql.placeholder('fallback')),
        ne(own.language, text.language),
        or(
          ...[text.description, text.highlights, ...Object.values<SQLWrapper>(selectedOf(text))].map((column) =>
            isNull(column),
          ),
        ),
      ),
    )
    .where(sql`${products.id} = any(${sql.placeholder('ids')})`)
    .prepare('products');
}

type ShownText = keyof TextColumnsOf<typeof shownTextFields>;
const selectedOf = <C extends Readonly<Record<ShownText, SQLWrapper>>>(columns: C) =>
  Object.fromEntries(textColumnNames(shownTextFields).map((name) => [name, columns[name]])) as Pick<C, ShownText>;

const offersOfVariant = listOf<OfferInJson>(
  {
    amount: priceOffers.amount,
    specialAmount: priceOffers.specialAmount,
    specialFrom: priceOffers.specialFrom,
    specialUntil: priceOffers.specialUntil,
    since: priceOffers.since,
  },
  sql`${priceOffers} where ${priceOffers.variantId} = ${variants.id}`,
  sql`${priceOffers.since}, ${priceOffers.id}`,
);

const soldVariants = listOf<Omit<VariantRecord, 'offers'> & { readonly offers: readonly OfferInJson[] }>(
  {
    id: variants.id,
    sku: variants.sku,
    position: variants.position,
    available: variants.available,
    stock: variants.stock,
    fields: variants.fields,
    ...columnsNamed(variants, columnNames(shownVariantFields)),
    attributeIds: sql`array(select ${variantValues.productOptionValueId} from ${variantValues}
      where ${variantValues.variantId} = ${variants.id})`,
    offers: offersOfVariant,
  },
  sql`${variants} where ${variants.productId} = ${products.id}`,
  sql`${variants.position}, ${variants.id}`,
);

const pictures = listOf<ImageRecord>(
  {
    id: productImages.id,
    variantId: productImages.variantId,
    name: productImages.name,
    hash: media.hash,
    width: media.width,
    height: media.height,
    texts: listOf(
      { language: productImageTexts.language, alt: productImageTexts.alt },
      sql`${productImageTexts} where ${productImageTexts.imageId} = ${productImages.id}`,
      sql`${productImageTexts.language}`,
    ),
  },
  sql`${productImages} join ${media} on ${media.id} = ${productImages.mediaId}
    where ${productImages.productId} = ${products.id}`,
  sql`${productImages.position}, ${productImages.id}`,
);

const ownProperties = listOf<PropertyRecord>(
  {
    id: productProperties.id,
    propertyId: productProperties.propertyId,
    texts: listOf(
      { language: productPropertyTexts.language, value: productPropertyTexts.value },
      sql`${productPropertyTexts} where ${productPropertyTexts.productPropertyId} = ${productProperties.id}`,
      sql`${productPropertyTexts.language}`,
    ),
  },
  sql`${productProperties} where ${productProperties.productId} = ${products.id}`,
  sql`${productProperties.position}`,
);

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
