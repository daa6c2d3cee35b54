import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was tried in a stretch of time, by a fingerprint of who tried it. */
export const limits = pgTable('limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});

/** What the shop made up for itself at its first start. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
