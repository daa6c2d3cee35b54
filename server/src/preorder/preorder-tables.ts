import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { variants } from '../catalog/catalog-tables.ts';
import { stores } from '../store/store-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Pre-orders, in the order in which they were placed. */
export const preOrders = pgTable(
  'pre_orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    language: text('language').notNull(),
    quantity: integer('quantity').notNull(),
    /** The date that was shown to the shopper. */
    expectedOn: date('expected_on', { mode: 'string' }).notNull(),
    /** The key allows to cancel. Only the mail contains it. */
    key: text('key').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    canceledAt: moment('canceled_at'),
    invitedAt: moment('invited_at'),
  },
  (t) => [
    uniqueIndex('pre_orders_waiting').on(t.variantId, t.email).where(sql`canceled_at is null and invited_at is null`),
    index('pre_orders_queue').on(t.variantId, t.createdAt, t.id),
    index('pre_orders_email').on(t.email),
    check('pre_orders_quantity', sql`${t.quantity} between 1 and 99`),
  ],
);
