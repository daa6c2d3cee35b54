// Changes of products that are not published yet.
import type { ProductChanges } from '@vitrine/contract/product-editing/edited-product.ts';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from '../../catalog/catalog-tables.ts';
import { staff } from '../../staff/staff-tables.ts';
import { stores } from '../../store/store-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const productDrafts = pgTable(
  'product_drafts',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    changes: jsonb('changes').$type<ProductChanges>().notNull(),
    /** As in the history. */
    savedBy: text('saved_by').notNull(),
    /** The person who needs the permission to publish it at its moment; null when the person was removed. */
    staffId: integer('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    savedAt: moment('saved_at').notNull(),
    /** Null: only when a person does it. */
    publishAt: moment('publish_at'),
    /** Why publishing at that moment was not possible, in the store's first language. */
    problem: text('problem'),
  },
  (t) => [index('product_drafts_due').on(t.publishAt)],
);
