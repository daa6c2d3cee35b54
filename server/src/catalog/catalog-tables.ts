// Products and categories. Texts are rows per language. Stock and price belong to variants; a product without options
// has exactly one variant.
import type { CustomValues } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { media } from '../media/media-tables.ts';
import { stores } from '../store/store-tables.ts';

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
const storeId = () =>
  integer('store_id')
    .notNull()
    .references(() => stores.id);
const position = () => integer('position').notNull().default(0);
/** Values of the fields that the merchant has defined. */
const customValues = () => jsonb('fields').$type<CustomValues>().notNull().default({});
const descriptionColumns = () => ({
  language: text('language').notNull(),
  name: text('name').notNull(),
  friendlyUrl: text('friendly_url').notNull(),
  title: text('title'),
  highlights: text('highlights'),
  description: text('description'),
  metaDescription: text('meta_description'),
  keyWords: text('key_words'),
});

export const categories = pgTable(
  'categories',
  {
    id: id(),
    storeId: storeId(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    code: text('code').notNull(),
    position: position(),
    visible: boolean('visible').notNull(),
    featured: boolean('featured').notNull(),
    mediaId: integer('media_id').references(() => media.id),
    /** The wide picture at the top of the category's page. */
    headMediaId: integer('head_media_id').references(() => media.id),
    headMediaName: text('head_media_name'),
    fields: customValues(),
  },
  (t) => [unique('categories_code').on(t.storeId, t.code)],
);

export const categoryTexts = pgTable(
  'category_texts',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    storeId: storeId(),
    ...descriptionColumns(),
    headAlt: text('head_alt'),
  },
  (t) => [
    primaryKey({ name: 'category_texts_pk', columns: [t.categoryId, t.language] }),
    unique('category_texts_url').on(t.storeId, t.language, t.friendlyUrl),
  ],
);

export const manufacturers = pgTable(
  'manufacturers',
  { id: id(), storeId: storeId(), code: text('code').notNull(), position: position() },
  (t) => [unique('manufacturers_code').on(t.storeId, t.code)],
);

export const manufacturerTexts = pgTable(
  'manufacturer_texts',
  {
    manufacturerId: integer('manufacturer_id')
      .notNull()
      .references(() => manufacturers.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    name: text('name').notNull(),
    description: text('description'),
  },
  (t) => [primaryKey({ name: 'manufacturer_texts_pk', columns: [t.manufacturerId, t.language] })],
);

export const options = pgTable(
  'options',
  {
    id: id(),
    storeId: storeId(),
    code: text('code').notNull(),
    type: text('type', { enum: ['radio', 'select', 'checkbox'] }).notNull(),
    position: position(),
  },
  (t) => [unique('options_code').on(t.storeId, t.code)],
);

export const optionTexts = pgTable(
  'option_texts',
  {
    optionId: integer('option_id')
      .notNull()
      .references(() => options.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ name: 'option_texts_pk', columns: [t.optionId, t.language] })],
);

export const optionValues = pgTable(
  'option_values',
  {
    id: id(),
    optionId: integer('option_id')
      .notNull()
      .references(() => options.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    swatch: text('swatch'),
    position: position(),
  },
  (t) => [unique('option_values_code').on(t.optionId, t.code)],
);

export const optionValueTexts = pgTable(
  'option_value_texts',
  {
    optionValueId: integer('option_value_id')
      .notNull()
      .references(() => optionValues.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ name: 'option_value_texts_pk', columns: [t.optionValueId, t.language] })],
);

export const properties = pgTable(
  'properties',
  { id: id(), storeId: storeId(), code: text('code').notNull(), position: position() },
  (t) => [unique('properties_code').on(t.storeId, t.code)],
);

export const propertyTexts = pgTable(
  'property_texts',
  {
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ name: 'property_texts_pk', columns: [t.propertyId, t.language] })],
);

export const products = pgTable(
  'products',
  {
    id: id(),
    storeId: storeId(),
    sku: text('sku').notNull(),
    manufacturerId: integer('manufacturer_id').references(() => manufacturers.id),
    visible: boolean('visible').notNull(),
    /** Kept for old orders and links: never shown, and left out of the merchant's lists unless asked for. */
    archived: boolean('archived').notNull().default(false),
    available: boolean('available').notNull(),
    shippable: boolean('shippable').notNull(),
    preOrder: boolean('pre_order').notNull(),
    availableOn: date('available_on', { mode: 'string' }).notNull(),
    addedOn: date('added_on', { mode: 'string' }).notNull(),
    position: position(),
    width: doublePrecision('width'),
    length: doublePrecision('length'),
    height: doublePrecision('height'),
    weight: doublePrecision('weight'),
    rating: doublePrecision('rating').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    sold: integer('sold').notNull().default(0),
    /** The merchant gets a notice when an order leaves this many pieces of a variant, or fewer; null for no notice. */
    lowStock: integer('low_stock'),
    condition: text('condition', { enum: ['new', 'refurbished', 'used'] })
      .notNull()
      .default('new'),
    fields: customValues(),
  },
  (t) => [
    unique('products_sku').on(t.storeId, t.sku),
    // Lists of the merchant.
    index('products_manufacturer').on(t.manufacturerId),
    index('products_hidden').on(t.storeId, t.id).where(sql`not visible`),
    index('products_archived').on(t.storeId, t.id).where(sql`archived`),
    index('products_low_stock').on(t.storeId, t.id).where(sql`low_stock is not null`),
    // Filters of shoppers.
    index('products_fields').using('gin', sql`fields jsonb_path_ops`).where(sql`fields <> '{}'`),
  ],
);

const productId = () =>
  integer('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });

export const productTexts = pgTable(
  'product_texts',
  {
    productId: productId(),
    storeId: storeId(),
    ...descriptionColumns(),
    careInstructions: text('care_instructions'),
  },
  (t) => [
    primaryKey({ name: 'product_texts_pk', columns: [t.productId, t.language] }),
    // The language last: an address is looked up in all languages.
    unique('product_texts_url').on(t.storeId, t.friendlyUrl, t.language),
  ],
);

export const productCategories = pgTable(
  'product_categories',
  {
    productId: productId(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    position: position(),
  },
  (t) => [
    primaryKey({ name: 'product_categories_pk', columns: [t.productId, t.categoryId] }),
    index('product_categories_category').on(t.categoryId),
  ],
);

/** An option value offered by a product. Its id is the attribute id that carts send. */
export const productOptionValues = pgTable(
  'product_option_values',
  {
    id: id(),
    productId: productId(),
    optionValueId: integer('option_value_id')
      .notNull()
      .references(() => optionValues.id),
    position: position(),
  },
  (t) => [
    unique('product_option_values_value').on(t.productId, t.optionValueId),
    index('product_option_values_option_value').on(t.optionValueId),
  ],
);

export const productProperties = pgTable(
  'product_properties',
  {
    id: id(),
    productId: productId(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id),
    position: position(),
  },
  (t) => [unique('product_properties_property').on(t.productId, t.propertyId)],
);

export const productPropertyTexts = pgTable(
  'product_property_texts',
  {
    productPropertyId: integer('product_property_id')
      .notNull()
      .references(() => productProperties.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    value: text('value').notNull(),
  },
  (t) => [primaryKey({ name: 'product_property_texts_pk', columns: [t.productPropertyId, t.language] })],
);

export const variants = pgTable(
  'variants',
  {
    id: id(),
    storeId: storeId(),
    productId: productId(),
    sku: text('sku').notNull(),
    position: position(),
    available: boolean('available').notNull(),
    stock: integer('stock').notNull(),
    /** The number of the barcode, 8 to 14 digits. */
    gtin: text('gtin'),
    /** Part number of the manufacturer. */
    mpn: text('mpn'),
    fields: customValues(),
  },
  (t) => [
    unique('variants_sku').on(t.storeId, t.sku),
    index('variants_product').on(t.productId),
    index('variants_out').on(t.storeId, t.productId).where(sql`stock = 0`),
    index('variants_fields').using('gin', sql`fields jsonb_path_ops`).where(sql`fields <> '{}'`),
    check('variants_stock_not_negative', sql`${t.stock} >= 0`),
  ],
);

/** Stock history: the stock of a variant is the sum of its movements. Old movements are merged. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** Negative when stock is reduced. */
    quantity: integer('quantity').notNull(),
    reason: text('reason', { enum: ['file', 'merchant', 'ordered', 'returned', 'merged'] }).notNull(),
    /** Set when an order is the reason. */
    orderId: integer('order_id'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [index('stock_movements_variant').on(t.variantId), index('stock_movements_order').on(t.orderId)],
);

export const variantValues = pgTable(
  'variant_values',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    productOptionValueId: integer('product_option_value_id')
      .notNull()
      .references(() => productOptionValues.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ name: 'variant_values_pk', columns: [t.variantId, t.productOptionValueId] })],
);

/**
 * Price history; the newest row is the current price. Rows are only added (enforced by a trigger), because the
 * struck-out price must be the lowest of the thirty days before a reduction.
 */
export const priceOffers = pgTable(
  'price_offers',
  {
    id: id(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    currency: text('currency').notNull(),
    /** In minor units of the currency. */
    amount: integer('amount').notNull(),
    specialAmount: integer('special_amount'),
    specialFrom: timestamp('special_from', { withTimezone: true }),
    specialUntil: timestamp('special_until', { withTimezone: true }),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('price_offers_variant').on(t.variantId, t.since),
    check('price_offers_not_negative', sql`${t.amount} >= 0 and coalesce(${t.specialAmount}, 0) >= 0`),
  ],
);

export const productImages = pgTable(
  'product_images',
  {
    id: id(),
    productId: productId(),
    /** Null when the picture shows the product in general. */
    variantId: integer('variant_id').references(() => variants.id, { onDelete: 'cascade' }),
    mediaId: integer('media_id')
      .notNull()
      .references(() => media.id),
    name: text('name').notNull(),
    position: position(),
  },
  (t) => [index('product_images_product').on(t.productId)],
);

export const productImageTexts = pgTable(
  'product_image_texts',
  {
    imageId: integer('image_id')
      .notNull()
      .references(() => productImages.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    alt: text('alt').notNull(),
  },
  (t) => [primaryKey({ name: 'product_image_texts_pk', columns: [t.imageId, t.language] })],
);

export const productRelations = pgTable(
  'product_relations',
  {
    productId: productId(),
    relatedId: integer('related_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: position(),
  },
  (t) => [primaryKey({ name: 'product_relations_pk', columns: [t.productId, t.relatedId] })],
);

export const productGroups = pgTable(
  'product_groups',
  { id: id(), storeId: storeId(), code: text('code').notNull(), active: boolean('active').notNull() },
  (t) => [unique('product_groups_code').on(t.storeId, t.code)],
);

export const productGroupItems = pgTable(
  'product_group_items',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => productGroups.id, { onDelete: 'cascade' }),
    productId: productId(),
    position: position(),
  },
  (t) => [primaryKey({ name: 'product_group_items_pk', columns: [t.groupId, t.productId] })],
);

/** Columns that lists filter and sort by. */
export const sortColumns = () => ({
  manufacturerId: integer('manufacturer_id'),
  /** Lowest final price of the variants, in minor units. */
  price: integer('price').notNull(),
  position: position(),
  addedOn: date('added_on', { mode: 'string' }).notNull(),
  rating: doublePrecision('rating').notNull(),
  sold: integer('sold').notNull(),
});

/**
 * One row per product, computed from the tables above when they change, so that a list of a hundred thousand products
 * is one index scan. `shown` is computed by visibility.ts; public queries read only this column.
 */
export const productListings = pgTable(
  'product_listings',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    storeId: storeId(),
    shown: boolean('shown').notNull(),
    ...sortColumns(),
    /** When a date (special price, first day of sale) makes this row outdated. */
    changesAt: timestamp('changes_at', { withTimezone: true }),
  },
  (t) => [
    index('product_listings_featured').on(t.storeId, t.position, t.productId).where(sql`shown`),
    index('product_listings_price').on(t.storeId, t.price, t.productId).where(sql`shown`),
    index('product_listings_newest').on(t.storeId, t.addedOn, t.productId).where(sql`shown`),
    index('product_listings_rating').on(t.storeId, t.rating, t.productId).where(sql`shown`),
    index('product_listings_sold').on(t.storeId, t.sold, t.productId).where(sql`shown`),
    index('product_listings_manufacturer').on(t.manufacturerId, t.price, t.productId).where(sql`shown`),
    index('product_listings_changes').on(t.changesAt),
  ],
);

/**
 * Shown products per category, including its descendants. Repeats the sort columns, so that a category list needs no
 * join.
 */
export const listingCategories = pgTable(
  'listing_categories',
  {
    categoryId: integer('category_id').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => productListings.productId, { onDelete: 'cascade' }),
    ...sortColumns(),
  },
  (t) => [
    primaryKey({ name: 'listing_categories_pk', columns: [t.categoryId, t.productId] }),
    index('listing_categories_product').on(t.productId),
    index('listing_categories_featured').on(t.categoryId, t.position, t.productId),
    index('listing_categories_price').on(t.categoryId, t.price, t.productId),
    index('listing_categories_newest').on(t.categoryId, t.addedOn, t.productId),
    index('listing_categories_rating').on(t.categoryId, t.rating, t.productId),
    index('listing_categories_sold').on(t.categoryId, t.sold, t.productId),
    index('listing_categories_manufacturer').on(t.categoryId, t.manufacturerId, t.price),
  ],
);

/** Number of shown products per brand and store; brand 0 means none. Maintained by triggers on the listing. */
export const listingCounts = pgTable(
  'listing_counts',
  {
    storeId: integer('store_id').notNull(),
    manufacturerId: integer('manufacturer_id').notNull(),
    products: integer('products').notNull(),
  },
  (t) => [primaryKey({ name: 'listing_counts_pk', columns: [t.storeId, t.manufacturerId] })],
);

/** Number of shown products per category. Summing up all brands of all categories would read a million rows. */
export const listingCategoryTotals = pgTable('listing_category_totals', {
  categoryId: integer('category_id').primaryKey(),
  products: integer('products').notNull(),
});

/** The same per category and brand. */
export const listingCategoryCounts = pgTable(
  'listing_category_counts',
  {
    categoryId: integer('category_id').notNull(),
    manufacturerId: integer('manufacturer_id').notNull(),
    products: integer('products').notNull(),
  },
  (t) => [primaryKey({ name: 'listing_category_counts_pk', columns: [t.categoryId, t.manufacturerId] })],
);
