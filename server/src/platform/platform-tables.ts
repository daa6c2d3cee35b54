import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Attempts per rate limit and period, by a fingerprint of who tried. */
export const limits = pgTable('limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});

/** Random secrets created at the first start. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
