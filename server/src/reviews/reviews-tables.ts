import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from '../catalog/catalog-tables.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    language: text('language').notNull(),
    text: text('text').notNull(),
    writtenOn: date('written_on', { mode: 'string' }).notNull(),
    verified: boolean('verified').notNull(),
  },
  (t) => [index('reviews_product').on(t.productId), check('reviews_rating', sql`${t.rating} between 1 and 5`)],
);
