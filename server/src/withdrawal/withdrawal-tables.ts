import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { orders } from '../orders/orders-tables.ts';
import { stores } from '../store/store-tables.ts';

/** Declarations as they were received. Nothing in them changes any more: a trigger sees to it. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    /** As it was typed. */
    orderNumber: text('order_number').notNull(),
    /** The order it belongs to; null when number and address are not those of an order. */
    orderId: integer('order_id').references(() => orders.id),
    /** Null where there is no order to count from. */
    inTime: boolean('in_time'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The goods, in the shopper's words; none: the whole order. */
    lines: jsonb('lines').$type<string[]>().notNull(),
    remark: text('remark'),
    /** The whole of it, as the shopper confirmed it. */
    declaration: text('declaration').notNull(),
    language: text('language').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Of what was declared: in the same words it is declared once. */
    digest: text('digest').notNull(),
  },
  (t) => [
    unique('withdrawals_digest').on(t.storeId, t.digest),
    index('withdrawals_newest').on(t.storeId, t.receivedAt),
    index('withdrawals_email').on(t.email),
  ],
);
