// Products and variants as they are stored, as fields.
import { and, asc, desc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import {
  categories,
  manufacturers,
  options,
  optionValues,
  priceOffers,
  productCategories,
  productImages,
  productImageTexts,
  productOptionValues,
  productProperties,
  productPropertyTexts,
  productRelations,
  products,
  productTexts,
  properties,
  variants,
  variantValues,
} from '../catalog/catalog-tables.ts';
import { media } from '../media/media-tables.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Queryable } from '../platform/database/database.ts';
import { toMajor } from '../platform/money.ts';
import type { Fields, Picture, Value } from './fields.ts';

export interface StoredProduct {
  readonly fields: Fields;
  /** By SKU, in their order. */
  readonly variants: ReadonlyMap<string, Fields>;
}

/** `sales`: without texts but names and addresses, pictures, relations and properties; `properties`: the same with properties. */
export type ProductPart = 'whole' | 'sales' | 'properties';

type Writable = Record<string, Value>;

interface StoreOf {
  readonly id: number;
  readonly currency: string;
}

export async function findStoredProducts(
  db: Queryable,
  store: StoreOf,
  skus: readonly string[],
  part: ProductPart = 'whole',
): Promise<Map<string, StoredProduct>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .select({ product: products, brand: manufacturers.code })
    .from(products)
    .leftJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .where(and(eq(products.storeId, store.id), anyOf(products.sku, skus)))
    .orderBy(asc(products.position), asc(products.id));
  const ids = rows.map(({ product }) => product.id);
  const fieldsOf = new Map<number, Writable>(rows.map(({ product, brand }) => [product.id, columns(product, brand)]));
  if (ids.length === 0) return new Map();
  await addCategories(db, ids, fieldsOf);
  let ofVariant: ReadonlyMap<number, readonly Picture[]> = new Map();
  if (part !== 'whole') await addNames(db, ids, fieldsOf);
  if (part !== 'sales') await addProperties(db, ids, fieldsOf);
  if (part === 'whole') {
    await addTexts(db, ids, fieldsOf);
    await addRelations(db, ids, fieldsOf);
    const pictures = await findPictures(db, ids);
    for (const [id, images] of pictures.ofProduct) Object.assign(fieldsOf.get(id) ?? {}, { images });
    ofVariant = pictures.ofVariant;
  }
  const variantsOf = await findVariants(db, store, ids, ofVariant);
  return new Map(
    rows.map(({ product }) => [
      product.sku,
      { fields: fieldsOf.get(product.id) ?? {}, variants: variantsOf.get(product.id) ?? new Map() },
    ]),
  );
}

/** SKUs of all products in their order, some at a time. */
export async function findSkusAfter(
  db: Queryable,
  storeId: number,
  after: { readonly position: number; readonly id: number },
  limit: number,
): Promise<{ sku: string; position: number; id: number }[]> {
  return db
    .select({ sku: products.sku, position: products.position, id: products.id })
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        gt(sql`(${products.position}, ${products.id})`, sql`(${after.position}, ${after.id})`),
      ),
    )
    .orderBy(asc(products.position), asc(products.id))
    .limit(limit);
}

export async function findLastProductPosition(db: Queryable, storeId: number): Promise<number> {
  const [row] = await db
    .select({ last: max(products.position) })
    .from(products)
    .where(eq(products.storeId, storeId));
  return row?.last ?? -1;
}

export async function findProductIds(
  db: Queryable,
  storeId: number,
  skus: readonly string[],
): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(and(eq(products.storeId, storeId), anyOf(products.sku, skus)));
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

/** SKUs of these products, in the order of the ids; products of other stores are left out. */
export async function findSkusOfProducts(db: Queryable, storeId: number, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(and(eq(products.storeId, storeId), anyOf(products.id, ids)));
  const skuOf = new Map(rows.map(({ id, sku }) => [id, sku]));
  return ids.flatMap((id) => skuOf.get(id) ?? []);
}

/** The product each variant belongs to. */
export async function findVariantOwners(
  db: Queryable,
  storeId: number,
  skus: readonly string[],
): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .select({ sku: variants.sku, product: products.sku })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.storeId, storeId), anyOf(variants.sku, skus)));
  return new Map(rows.map(({ sku, product }) => [sku, product]));
}

function columns(product: typeof products.$inferSelect, brand: string | null): Writable {
  const { visible, archived, available, shippable, preOrder, availableOn, addedOn, position, sold, condition } =
    product;
  const flags = { visible, archived, available, shippable, preOrder };
  const fields: Writable = { ...flags, availableOn, addedOn, position, sold, condition };
  if (product.lowStock !== null) fields.lowStock = product.lowStock;
  if (brand !== null) fields.brand = brand;
  for (const side of ['width', 'length', 'height', 'weight'] as const) {
    const size = product[side];
    if (size !== null) fields[`size.${side}`] = size;
  }
  return fields;
}

async function addNames(db: Queryable, ids: readonly number[], fieldsOf: Map<number, Writable>): Promise<void> {
  const rows = await db
    .select({
      productId: productTexts.productId,
      language: productTexts.language,
      name: productTexts.name,
      slug: productTexts.friendlyUrl,
    })
    .from(productTexts)
    .where(anyOf(productTexts.productId, ids));
  for (const { productId, language, name, slug } of rows)
    Object.assign(fieldsOf.get(productId) ?? {}, { [`name.${language}`]: name, [`slug.${language}`]: slug });
}

async function addTexts(db: Queryable, ids: readonly number[], fieldsOf: Map<number, Writable>): Promise<void> {
  for (const text of await db.select().from(productTexts).where(anyOf(productTexts.productId, ids)))
    Object.assign(fieldsOf.get(text.productId) ?? {}, describedFields(text));
}

async function addProperties(db: Queryable, ids: readonly number[], fieldsOf: Map<number, Writable>): Promise<void> {
  const rows = await db
    .select({
      productId: productProperties.productId,
      code: properties.code,
      language: productPropertyTexts.language,
      value: productPropertyTexts.value,
    })
    .from(productPropertyTexts)
    .innerJoin(productProperties, eq(productProperties.id, productPropertyTexts.productPropertyId))
    .innerJoin(properties, eq(properties.id, productProperties.propertyId))
    .where(anyOf(productProperties.productId, ids))
    .orderBy(asc(productProperties.position));
  for (const { productId, code, language, value } of rows) {
    const fields = fieldsOf.get(productId);
    if (fields) fields[`property.${code}.${language}`] = value;
  }
}

interface DescribedRow {
  readonly language: string;
  readonly name: string;
  readonly friendlyUrl: string | null;
  readonly title: string | null;
  readonly highlights: string | null;
  readonly description: string | null;
  readonly metaDescription: string | null;
  readonly keyWords: string | null;
}

/** The meta description is the highlights unless the merchant has written one. */
export function describedFields(text: DescribedRow): Writable {
  const { language, name, friendlyUrl, title, highlights, description, metaDescription, keyWords } = text;
  const values = {
    name,
    slug: friendlyUrl,
    title,
    highlights,
    description,
    metaDescription: metaDescription === highlights ? null : metaDescription,
    keywords: keyWords,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      value === null || value === '' ? [] : [[`${field}.${language}`, value] as const],
    ),
  );
}

const addCode = (fieldsOf: Map<number, Writable>, productId: number, field: string, code: string): void => {
  const fields = fieldsOf.get(productId);
  if (fields) fields[field] = [...((fields[field] as string[] | undefined) ?? []), code];
};

async function addCategories(db: Queryable, ids: readonly number[], fieldsOf: Map<number, Writable>): Promise<void> {
  const rows = await db
    .select({ productId: productCategories.productId, code: categories.code })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(anyOf(productCategories.productId, ids))
    .orderBy(asc(productCategories.position));
  for (const { productId, code } of rows) addCode(fieldsOf, productId, 'categories', code);
}

async function addRelations(db: Queryable, ids: readonly number[], fieldsOf: Map<number, Writable>): Promise<void> {
  const rows = await db
    .select({ productId: productRelations.productId, sku: products.sku })
    .from(productRelations)
    .innerJoin(products, eq(products.id, productRelations.relatedId))
    .where(anyOf(productRelations.productId, ids))
    .orderBy(asc(productRelations.position));
  for (const { productId, sku } of rows) addCode(fieldsOf, productId, 'related', sku);
}

async function findPictures(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select({
      id: productImages.id,
      productId: productImages.productId,
      variantId: productImages.variantId,
      name: productImages.name,
      hash: media.hash,
    })
    .from(productImages)
    .innerJoin(media, eq(media.id, productImages.mediaId))
    .where(anyOf(productImages.productId, ids))
    .orderBy(asc(productImages.position), asc(productImages.id));
  const texts = await db
    .select()
    .from(productImageTexts)
    .where(
      inArray(
        productImageTexts.imageId,
        db.select({ id: productImages.id }).from(productImages).where(anyOf(productImages.productId, ids)),
      ),
    );
  const altOf = Map.groupBy(texts, ({ imageId }) => imageId);
  const pictureOf = ({ id, hash, name }: (typeof rows)[number]): Picture => ({
    hash,
    name,
    alt: Object.fromEntries((altOf.get(id) ?? []).map(({ language, alt }) => [language, alt])),
  });
  const listed = (some: typeof rows, key: (row: (typeof rows)[number]) => number) =>
    new Map([...Map.groupBy(some, key)].map(([id, pictures]) => [id, pictures.map(pictureOf)]));
  return {
    ofProduct: listed(
      rows.filter(({ variantId }) => variantId === null),
      ({ productId }) => productId,
    ),
    ofVariant: listed(
      rows.filter(({ variantId }) => variantId !== null),
      ({ variantId }) => variantId ?? 0,
    ),
  };
}

async function findVariants(
  db: Queryable,
  store: StoreOf,
  productIds: readonly number[],
  pictures: ReadonlyMap<number, readonly Picture[]>,
): Promise<Map<number, Map<string, Fields>>> {
  const rows = await db
    .select()
    .from(variants)
    .where(anyOf(variants.productId, productIds))
    .orderBy(asc(variants.position), asc(variants.id));
  const ids = rows.map(({ id }) => id);
  const found = new Map<number, Map<string, Fields>>();
  if (ids.length === 0) return found;
  const offers = await db
    .selectDistinctOn([priceOffers.variantId])
    .from(priceOffers)
    .where(anyOf(priceOffers.variantId, ids))
    .orderBy(priceOffers.variantId, desc(priceOffers.since), desc(priceOffers.id));
  const offerOf = new Map(offers.map((offer) => [offer.variantId, offer]));
  const values = await db
    .select({ variantId: variantValues.variantId, option: options.code, value: optionValues.code })
    .from(variantValues)
    .innerJoin(productOptionValues, eq(productOptionValues.id, variantValues.productOptionValueId))
    .innerJoin(optionValues, eq(optionValues.id, productOptionValues.optionValueId))
    .innerJoin(options, eq(options.id, optionValues.optionId))
    .where(anyOf(variantValues.variantId, ids))
    .orderBy(asc(options.position));
  const valuesOf = Map.groupBy(values, ({ variantId }) => variantId);
  for (const { id, productId, sku, position, available, stock, gtin, mpn } of rows) {
    const fields: Writable = { position, available, stock };
    if (gtin !== null) fields.gtin = gtin;
    if (mpn !== null) fields.mpn = mpn;
    for (const { option, value } of valuesOf.get(id) ?? []) fields[`option.${option}`] = value;
    const offer = offerOf.get(id);
    if (offer) Object.assign(fields, priceFields(offer, store.currency));
    const own = pictures.get(id);
    if (own) fields.images = own as unknown as Value;
    const ofProduct = found.get(productId) ?? new Map<string, Fields>();
    found.set(productId, ofProduct.set(sku, fields));
  }
  return found;
}

function priceFields(offer: typeof priceOffers.$inferSelect, currency: string): Writable {
  const { amount, specialAmount, specialFrom, specialUntil } = offer;
  if (specialAmount === null) return { price: toMajor(amount, currency) };
  const special = {
    price: toMajor(specialAmount, currency),
    from: specialFrom?.toISOString() ?? null,
    until: specialUntil?.toISOString() ?? null,
  };
  return { price: toMajor(amount, currency), special };
}
