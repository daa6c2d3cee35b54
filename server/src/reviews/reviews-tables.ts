import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { customers } from '../account/account-tables.ts';
import { products } from '../catalog/catalog-tables.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** null: it came with a catalog file. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** The signature, never with the full family name. */
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    language: text('language').notNull(),
    text: text('text').notNull(),
    writtenOn: date('written_on', { mode: 'string' }).notNull(),
    /** When its author last sent it; null when it was imported. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    verified: boolean('verified').notNull(),
    state: text('state', { enum: ['waiting', 'published', 'refused'] }).notNull(),
    /** Reason of the refusal. */
    reason: text('reason'),
    /** Number of votes, updated with every vote. */
    helpful: integer('helpful').notNull().default(0),
  },
  (t) => [
    index('reviews_product').on(t.productId),
    unique('reviews_customer').on(t.customerId, t.productId),
    index('reviews_waiting').on(t.sentAt).where(sql`state = 'waiting'`),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
  ],
);

/** Votes: customers who found a review helpful. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ name: 'review_votes_pk', columns: [t.reviewId, t.customerId] }),
    index('review_votes_customer').on(t.customerId),
  ],
);
