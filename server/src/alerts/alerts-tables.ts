import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { variants } from '../catalog/catalog-tables.ts';
import { stores } from '../store/store-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Requested alerts, in the order of the requests. */
export const alerts = pgTable(
  'alerts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['stock', 'price'] }).notNull(),
    email: text('email').notNull(),
    language: text('language').notNull(),
    /** The key allows to confirm and to stop the alert. Only mails to the address contain it. */
    key: text('key').notNull().unique(),
    /** Price at the time of the request, in minor units. */
    seenPrice: integer('seen_price').notNull(),
    /** Whether pre-orders were possible at that time. */
    hadPreOrder: boolean('had_pre_order').notNull(),
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    stoppedAt: moment('stopped_at'),
    notifiedAt: moment('told_at'),
  },
  (t) => [
    uniqueIndex('alerts_open').on(t.variantId, t.kind, t.email).where(sql`told_at is null and stopped_at is null`),
    index('alerts_waiting')
      .on(t.variantId, t.askedAt, t.id)
      .where(sql`confirmed_at is not null and told_at is null and stopped_at is null`),
    index('alerts_told').on(t.variantId, t.notifiedAt),
    index('alerts_email').on(t.email),
  ],
);
