import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { orders } from '../orders/orders-tables.ts';
import { stores } from '../store/store-tables.ts';

/** Declarations as received. A trigger makes them immutable. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    /** As it was typed. */
    orderNumber: text('order_number').notNull(),
    /** The matched order; null when number and email address belong to no order. */
    orderId: integer('order_id').references(() => orders.id),
    /** Null without a matched order. */
    inTime: boolean('in_time'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The items as the shopper named them; empty means the whole order. */
    lines: jsonb('lines').$type<string[]>().notNull(),
    remark: text('remark'),
    /** The full text that the shopper confirmed. */
    declaration: text('declaration').notNull(),
    language: text('language').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Hash of the declaration: the same text is stored once. */
    digest: text('digest').notNull(),
  },
  (t) => [
    unique('withdrawals_digest').on(t.storeId, t.digest),
    index('withdrawals_newest').on(t.storeId, t.receivedAt),
    index('withdrawals_email').on(t.email),
    index('withdrawals_order').on(t.orderId).where(sql`order_id is not null`),
  ],
);
