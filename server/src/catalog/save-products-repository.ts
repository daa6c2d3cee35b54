// Products as a catalogue file brings them, a batch at a time. A known SKU is renewed; its price history only grows.
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { DAY } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
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
} from './catalog-tables.ts';
import type { PriceOffer } from './price.ts';
import { findIds, insertAll, type NewDescription, type Texts } from './save-structure-repository.ts';
import { lockStock, noteDifferences } from './stock-repository.ts';

export interface NewVariant {
  readonly sku: string;
  readonly available: boolean;
  readonly stock: number;
  /** Option code and value code. */
  readonly options: readonly (readonly [string, string])[];
  /** Oldest first; the last is the price of now. */
  readonly offers: readonly PriceOffer[];
  readonly images: readonly NewImage[];
}

export interface NewImage {
  readonly mediaId: number;
  readonly name: string;
  readonly alt: Texts;
}

export interface NewProduct {
  readonly sku: string;
  readonly brand: string | null;
  readonly categories: readonly string[];
  readonly descriptions: readonly NewDescription[];
  readonly properties: readonly (readonly [string, Texts])[];
  readonly fields: Omit<typeof products.$inferInsert, 'storeId' | 'sku' | 'manufacturerId'>;
  readonly images: readonly NewImage[];
  readonly variants: readonly NewVariant[];
  readonly related: readonly string[];
}

export interface CodeBook {
  readonly brands: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
  readonly properties: ReadonlyMap<string, number>;
  /** `color/indigo` */
  readonly optionValues: ReadonlyMap<string, number>;
}

/** The ids behind the codes of a store. */
export async function readCodeBook(db: Database, storeId: number): Promise<CodeBook> {
  const codesOf = async (table: typeof manufacturers | typeof categories | typeof properties) => {
    const rows = await db.select({ id: table.id, code: table.code }).from(table).where(eq(table.storeId, storeId));
    return new Map(rows.map(({ id, code }) => [code, id]));
  };
  const values = await db
    .select({ id: optionValues.id, option: options.code, value: optionValues.code })
    .from(optionValues)
    .innerJoin(options, eq(options.id, optionValues.optionId))
    .where(eq(options.storeId, storeId));
  return {
    brands: await codesOf(manufacturers),
    categories: await codesOf(categories),
    properties: await codesOf(properties),
    optionValues: new Map(values.map(({ id, option, value }) => [`${option}/${value}`, id])),
  };
}

/** Saves a batch and answers the products' ids by SKU. */
export async function saveProducts(
  db: Database,
  store: { readonly id: number; readonly currency: string },
  book: CodeBook,
  batch: readonly NewProduct[],
): Promise<Map<string, number>> {
  const storeId = store.id;
  await db
    .insert(products)
    .values(
      batch.map(({ sku, brand, fields }) => ({
        ...fields,
        storeId,
        sku,
        manufacturerId: brand === null ? null : (book.brands.get(brand) ?? null),
      })),
    )
    .onConflictDoUpdate({ target: [products.storeId, products.sku], set: renewed });
  const skus = batch.map(({ sku }) => sku);
  const idOf = await findIds(db, products, and(eq(products.storeId, storeId), inArray(products.sku, skus)));
  const ids = [...idOf.values()];
  const of = ({ sku }: NewProduct) => idOf.get(sku) ?? 0;

  for (const table of [productTexts, productCategories, productImages, productProperties]) {
    await db.delete(table).where(inArray(table.productId, ids));
  }
  await insertAll(
    db,
    productTexts,
    batch.flatMap((product) => product.descriptions.map((text) => ({ productId: of(product), storeId, ...text }))),
  );
  await insertAll(
    db,
    productCategories,
    batch.flatMap((product) =>
      product.categories.map((code, position) => ({
        productId: of(product),
        categoryId: book.categories.get(code) ?? 0,
        position,
      })),
    ),
  );
  await saveProperties(db, book, batch, of);
  const attributeOf = await saveAttributes(db, book, batch, of);
  const variantOf = await saveVariants(db, store, batch, of, (productId, option, value) =>
    attributeOf.get(`${productId}/${book.optionValues.get(`${option}/${value}`)}`),
  );
  await saveImages(db, batch, of, variantOf);
  return idOf;
}

/** Relations come last: a product may name one that stands further down in the file. */
export async function saveRelations(
  db: Database,
  storeId: number,
  batch: readonly NewProduct[],
  saved: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = batch.map(({ sku }) => saved.get(sku) ?? 0);
  const others = [...new Set(batch.flatMap(({ related }) => related))];
  const idOf = await findIds(db, products, and(eq(products.storeId, storeId), inArray(products.sku, others)));
  await db.delete(productRelations).where(inArray(productRelations.productId, ids));
  await insertAll(
    db,
    productRelations,
    batch.flatMap(({ sku, related }) =>
      related.map((other, position) => ({ productId: saved.get(sku) ?? 0, relatedId: idOf.get(other) ?? 0, position })),
    ),
  );
}

type IdOf = (product: NewProduct) => number;

async function saveProperties(db: Database, book: CodeBook, batch: readonly NewProduct[], of: IdOf): Promise<void> {
  const wanted = batch.flatMap((product) =>
    product.properties.map(([code, texts], position) => ({
      row: { productId: of(product), propertyId: book.properties.get(code) ?? 0, position },
      texts,
    })),
  );
  if (wanted.length === 0) return;
  const saved = await db
    .insert(productProperties)
    .values(wanted.map(({ row }) => row))
    .returning({ id: productProperties.id });
  await insertAll(
    db,
    productPropertyTexts,
    wanted.flatMap(({ texts }, index) =>
      [...texts].map(([language, value]) => ({ productPropertyId: saved[index]?.id ?? 0, language, value })),
    ),
  );
}

/** Attribute ids are what carts hold, so the ones that stay keep their id. */
async function saveAttributes(
  db: Database,
  book: CodeBook,
  batch: readonly NewProduct[],
  of: IdOf,
): Promise<Map<string, number>> {
  const wanted = batch.flatMap((product) => {
    const names = new Set(
      product.variants.flatMap((variant) => variant.options.map(([option, value]) => `${option}/${value}`)),
    );
    return [...names].map((name, position) => ({
      productId: of(product),
      optionValueId: book.optionValues.get(name) ?? 0,
      position,
    }));
  });
  if (wanted.length === 0) return new Map();
  const rows = await db
    .insert(productOptionValues)
    .values(wanted)
    .onConflictDoUpdate({
      target: [productOptionValues.productId, productOptionValues.optionValueId],
      set: { position: sql`excluded.position` },
    })
    .returning();
  return new Map(rows.map(({ id, productId, optionValueId }) => [`${productId}/${optionValueId}`, id]));
}

async function saveVariants(
  db: Database,
  store: { readonly id: number; readonly currency: string },
  batch: readonly NewProduct[],
  of: IdOf,
  attributeOf: (productId: number, option: string, value: string) => number | undefined,
): Promise<Map<string, number>> {
  const wanted = batch.flatMap((product) =>
    product.variants.map((variant, position) => ({ product, variant, position })),
  );
  const before = await lockStock(
    db,
    store.id,
    wanted.map(({ variant }) => variant.sku),
  );
  const rows = await db
    .insert(variants)
    .values(
      wanted.map(({ product, variant: { sku, available, stock }, position }) => ({
        storeId: store.id,
        productId: of(product),
        sku,
        position,
        available,
        stock,
      })),
    )
    .onConflictDoUpdate({
      target: [variants.storeId, variants.sku],
      set: {
        productId: sql`excluded.product_id`,
        position: sql`excluded.position`,
        available: sql`excluded.available`,
        stock: sql`excluded.stock`,
      },
    })
    .returning({ id: variants.id, sku: variants.sku, stock: variants.stock });
  await noteDifferences(db, before, rows, 'file', new Date());
  const variantOf = new Map(rows.map(({ id, sku }) => [sku, id]));
  const kept = [...variantOf.values()];
  // A variant that has left the file is no longer sold; orders may still speak of it.
  await db
    .update(variants)
    .set({ available: false })
    .where(and(inArray(variants.productId, batch.map(of)), notInArray(variants.id, kept)));
  await db.delete(variantValues).where(inArray(variantValues.variantId, kept));
  await insertAll(
    db,
    variantValues,
    wanted.flatMap(({ product, variant }) =>
      variant.options.map(([option, value]) => ({
        variantId: variantOf.get(variant.sku) ?? 0,
        productOptionValueId: attributeOf(of(product), option, value) ?? 0,
      })),
    ),
  );
  await saveOffers(
    db,
    store.currency,
    wanted.map(({ variant }) => variant),
    variantOf,
  );
  return variantOf;
}

/** A new variant brings its history; a known one gets a row more when its price has changed. */
async function saveOffers(
  db: Database,
  currency: string,
  batch: readonly NewVariant[],
  variantOf: ReadonlyMap<string, number>,
): Promise<void> {
  const latest = await db
    .selectDistinctOn([priceOffers.variantId])
    .from(priceOffers)
    .where(inArray(priceOffers.variantId, [...variantOf.values()]))
    .orderBy(priceOffers.variantId, sql`${priceOffers.since} desc`, sql`${priceOffers.id} desc`);
  const latestOf = new Map(latest.map((row) => [row.variantId, row]));
  await insertAll(
    db,
    priceOffers,
    batch.flatMap(({ sku, offers }) => {
      const variantId = variantOf.get(sku) ?? 0;
      const before = latestOf.get(variantId);
      const current = offers.at(-1);
      const added = !before
        ? offers
        : current && !isSameOffer(before, current)
          ? [{ ...current, since: new Date() }]
          : [];
      return added.map((offer) => ({ ...offer, variantId, currency }));
    }),
  );
}

/** Days in the file may be counted from the import, so two imports of one file differ by hours: that is no change. */
function isSameOffer(a: PriceOffer, b: PriceOffer): boolean {
  const near = (x: Date | null, y: Date | null) =>
    x === null || y === null ? x === y : Math.abs(x.getTime() - y.getTime()) < DAY;
  return (
    a.amount === b.amount &&
    a.specialAmount === b.specialAmount &&
    near(a.specialFrom, b.specialFrom) &&
    near(a.specialUntil, b.specialUntil)
  );
}

async function saveImages(
  db: Database,
  batch: readonly NewProduct[],
  of: IdOf,
  variantOf: ReadonlyMap<string, number>,
): Promise<void> {
  const wanted = batch.flatMap((product) => [
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
  if (wanted.length === 0) return;
  const saved = await db
    .insert(productImages)
    .values(
      wanted.map(({ product, image: { mediaId, name }, position, variantId }) => ({
        productId: of(product),
        variantId,
        mediaId,
        name,
        position,
      })),
    )
    .returning({ id: productImages.id });
  await insertAll(
    db,
    productImageTexts,
    wanted.flatMap(({ image }, index) =>
      [...image.alt].map(([language, alt]) => ({ imageId: saved[index]?.id ?? 0, language, alt })),
    ),
  );
}

const renewed = {
  manufacturerId: sql`excluded.manufacturer_id`,
  visible: sql`excluded.visible`,
  available: sql`excluded.available`,
  shippable: sql`excluded.shippable`,
  preOrder: sql`excluded.pre_order`,
  availableOn: sql`excluded.available_on`,
  addedOn: sql`excluded.added_on`,
  position: sql`excluded.position`,
  width: sql`excluded.width`,
  length: sql`excluded.length`,
  height: sql`excluded.height`,
  weight: sql`excluded.weight`,
};
