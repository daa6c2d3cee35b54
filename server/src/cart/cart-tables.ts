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

/** Something the shopper must be told once, worked out into words when the cart is shown. */
export interface KeptNotice {
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
    /** As the merchant writes it. */
    code: text('code').notNull(),
    /** The same in small letters: found whichever way it is typed. */
    key: text('key').notNull(),
    kind: text('kind', { enum: ['percentage', 'amount', 'free-delivery'] }).notNull(),
    /** Hundredths of a percent, or minor units of the currency. */
    value: integer('value').notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** Goods the coupon counts on must come to this much, in minor units. */
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

/** One row an order that used a coupon. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    /** What it was used for, such as the order's number. */
    reference: text('reference').notNull(),
    /** Who used it: the account, if there was one, and addresses as keyed hashes. */
    customers: text('customers').array().notNull(),
    /** The order came to nothing: the use does not count, but can be taken up again. */
    isReleased: boolean('is_released').notNull().default(false),
  },
  (t) => [primaryKey({ name: 'coupon_uses_pk', columns: [t.couponId, t.reference] })],
);

export const carts = pgTable(
  'carts',
  {
    id: id(),
    storeId: storeId(),
    /** 128 random bits: who knows it holds the cart. */
    code: text('code').notNull().unique(),
    /** The browser's own word for a cart it has not seen yet; as secret as the code. */
    seed: text('seed'),
    customerId: integer('customer_id'),
    couponId: integer('coupon_id').references(() => coupons.id, { onDelete: 'set null' }),
    /** Where the last quote was asked for. */
    country: text('country'),
    notices: jsonb('notices').$type<KeptNotice[]>().notNull().default([]),
    changedAt: moment('changed_at').notNull(),
    /** When it became an order; from then on its code opens nothing. */
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
    /** The price of one piece when the shopper last set the line, in minor units of `currency`. */
    seenPrice: integer('seen_price').notNull(),
    currency: text('currency').notNull(),
  },
  (t) => [
    unique('cart_lines_variant').on(t.cartId, t.variantId),
    check('cart_lines_quantity', sql`${t.quantity} between 1 and 999`),
  ],
);
