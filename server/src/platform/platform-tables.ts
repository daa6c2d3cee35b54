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

/** Has a row while this database is a restored copy: it sends no mails and calls no payment provider until it goes live. */
export const restoredCopies = pgTable('restored_copies', {
  restoredAt: timestamp('restored_at', { withTimezone: true }).primaryKey(),
});
