import { couponKinds } from '@vitrine/contract/cart/coupon-fields.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { variants } from '../catalog/catalog-tables.ts';
import { stores } from '../store/store-tables.ts';

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
const storeId = () =>
  integer('store_id')
    .notNull()
    .references(() => stores.id);
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Shown to the shopper once. The text is created when the cart is viewed, in the language of the request. */
export interface StoredNotice {
  readonly code: 'merge.capped';
  readonly variantId: number;
  readonly wanted: number;
  readonly left: number;
}

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    storeId: storeId(),
    /** As written by the merchant. */
    code: text('code').notNull(),
    /** The code in lower case, for lookups that ignore case. */
    key: text('key').notNull(),
    kind: text('kind', { enum: couponKinds }).notNull(),
    /** Hundredths of a percent, or minor units of the currency. */
    value: integer('value').notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** Minimum amount of the discountable goods, in minor units. */
    minimum: integer('minimum').notNull(),
    usesAllowed: integer('uses_allowed'),
    usesAllowedPerCustomer: integer('uses_allowed_per_customer'),
    excludedCategoryIds: integer('excluded_category_ids').array().notNull(),
  },
  (t) => [
    unique('coupons_key').on(t.storeId, t.key),
    check('coupons_value_not_negative', sql`${t.value} >= 0 and ${t.minimum} >= 0`),
  ],
);

/** One row per order that used a coupon. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    /** Such as the order number. */
    reference: text('reference').notNull(),
    /** The account id, if there is one, and email addresses as keyed hashes. */
    customers: text('customers').array().notNull(),
    /** The order failed or was canceled: the use does not count, but can be reactivated. */
    isReleased: boolean('is_released').notNull().default(false),
  },
  (t) => [primaryKey({ name: 'coupon_uses_pk', columns: [t.couponId, t.reference] })],
);

export const carts = pgTable(
  'carts',
  {
    id: id(),
    storeId: storeId(),
    /** 128 random bits; everybody who has the code can use the cart. */
    code: text('code').notNull().unique(),
    /** Random value from the browser, sent before it knows a cart code; as secret as the code. */
    seed: text('seed'),
    customerId: integer('customer_id'),
    couponId: integer('coupon_id').references(() => coupons.id, { onDelete: 'set null' }),
    /** Country of the last delivery quote. */
    country: text('country'),
    notices: jsonb('notices').$type<StoredNotice[]>().notNull().default([]),
    changedAt: moment('changed_at').notNull(),
    /** Set when the cart becomes an order; its code is invalid from then on. */
    orderedAt: moment('ordered_at'),
  },
  (t) => [
    unique('carts_seed').on(t.storeId, t.seed),
    uniqueIndex('carts_customer').on(t.storeId, t.customerId).where(sql`customer_id is not null`),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    quantity: integer('quantity').notNull(),
    /** Unit price when the shopper last set the line, in minor units of `currency`. */
    seenPrice: integer('seen_price').notNull(),
    currency: text('currency').notNull(),
  },
  (t) => [
    unique('cart_lines_variant').on(t.cartId, t.variantId),
    check('cart_lines_quantity', sql`${t.quantity} between 1 and 999`),
  ],
);
