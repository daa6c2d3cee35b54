import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { stores } from '../store/store-tables.ts';

/** Contact messages, stored whether or not their mail can be sent. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    kind: text('kind', { enum: ['message', 'volunteer', 'donation'] }).notNull(),
    name: text('name'),
    email: text('email').notNull(),
    phone: text('phone'),
    subject: text('subject'),
    orderNumber: text('order_number'),
    amount: text('amount'),
    message: text('message').notNull(),
    language: text('language').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('contact_messages_newest').on(t.storeId, t.createdAt), index('contact_messages_email').on(t.email)],
);
