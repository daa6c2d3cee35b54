import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { stores } from '../store/store-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Outbox: rendered mails, written in the transaction that caused them and sent by a worker afterwards. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    /** Unique for ever, so that no mail is sent twice. */
    key: text('key').notNull().unique(),
    /** The account that caused it; null when there is none. */
    customerId: integer('customer_id'),
    to: text('to').notNull(),
    replyTo: text('reply_to'),
    unsubscribeUrl: text('unsubscribe_url'),
    language: text('language').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** Contains a secret link: html and text are deleted after sending. */
    secret: boolean('secret').notNull(),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Claimed by a worker until then; after that others may send it. */
    claimedUntil: moment('claimed_until'),
    sentAt: moment('sent_at'),
    gaveUpAt: moment('gave_up_at'),
    lastError: text('last_error'),
  },
  (t) => [
    index('mail_outbox_due').on(t.dueAt, t.id).where(sql`sent_at is null and gave_up_at is null`),
    index('mail_outbox_given_up').on(t.storeId, t.id).where(sql`gave_up_at is not null`),
    // For exports and erasures, which find the mails of one person.
    index('mail_outbox_to').on(t.storeId, sql`lower("to")`),
    index('mail_outbox_reply_to').on(t.storeId, sql`lower("reply_to")`),
    index('mail_outbox_customer').on(t.customerId),
  ],
);
