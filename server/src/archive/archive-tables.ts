import type { ArchivedOrder } from '@vitrine/contract/archive/archive-shapes.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from '../account/account-tables.ts';
import { stores } from '../store/store-tables.ts';

/** As the previous shop wrote it. */
export interface ArchivedAddress {
  readonly name: string;
  readonly company: string;
  readonly address: string;
  readonly address2: string;
  readonly city: string;
  readonly postalCode: string;
  readonly province: string;
  readonly country: string;
  readonly phone: string;
}

/** Amounts are in minor units of the order's currency. */
export interface ArchivedDetails {
  /** The day at the previous shop, as yyyy-mm-dd. */
  readonly day: string;
  readonly lines: readonly {
    readonly sku: string | null;
    readonly name: string;
    readonly quantity: number;
    readonly unit: number;
    readonly discount: number;
  }[];
  readonly subtotal: number;
  readonly discount: number;
  readonly delivery: number;
  readonly tax: number;
  readonly total: number;
  readonly refunded: number;
  readonly coupon: string | null;
  readonly deliveryName: string | null;
  readonly paymentName: string | null;
  readonly billingAddress: ArchivedAddress;
  readonly deliveryAddress: ArchivedAddress;
}

/** Orders of the merchant's previous shop. They are no orders of this one: no stock, payment, invoice or mail belongs to them. */
export const archivedOrders = pgTable(
  'archived_orders',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    /** As the previous shop wrote it, such as #1001. */
    number: text('number').notNull(),
    /** In small letters; null when the previous shop had none. */
    email: text('email'),
    /** Only a customer who has verified the address. The order stays when the account is deleted. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    status: text('status').$type<NonNullable<ArchivedOrder['status']>>(),
    currency: text('currency').notNull(),
    details: jsonb('details').$type<ArchivedDetails>().notNull(),
  },
  (t) => [
    primaryKey({ name: 'archived_orders_pk', columns: [t.storeId, t.number] }),
    index('archived_orders_customer').on(t.customerId, t.placedAt),
    index('archived_orders_email').on(t.storeId, t.email).where(sql`customer_id is null`),
  ],
);
