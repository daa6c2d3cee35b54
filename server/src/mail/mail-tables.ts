import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { stores } from '../store/store-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Mails as they will leave: written in the transaction that gave the reason for them, sent by a worker afterwards. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    /** What the mail is about, unique for ever: nothing is told twice. */
    key: text('key').notNull().unique(),
    /** The account that is the reason for it; null when there is none. */
    customerId: integer('customer_id'),
    to: text('to').notNull(),
    replyTo: text('reply_to'),
    unsubscribeUrl: text('unsubscribe_url'),
    language: text('language').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** Holds a secret link: html and text are emptied when the mail's way has ended. */
    secret: boolean('secret').notNull(),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Until then a worker has it in hand; a worker that died leaves it to the others after that. */
    claimedUntil: moment('claimed_until'),
    sentAt: moment('sent_at'),
    gaveUpAt: moment('gave_up_at'),
    lastError: text('last_error'),
  },
  (t) => [
    index('mail_outbox_due').on(t.dueAt, t.id).where(sql`sent_at is null and gave_up_at is null`),
    // Exports and erasures look for the mails of one person.
    index('mail_outbox_to').on(t.storeId, sql`lower("to")`),
    index('mail_outbox_reply_to').on(t.storeId, sql`lower("reply_to")`),
    index('mail_outbox_customer').on(t.customerId),
  ],
);
