import { integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { stores } from '../store/store-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Newsletter subscriptions: requested, confirmed or ended. */
export const newsletterSubscribers = pgTable(
  'newsletter_readers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    email: text('email').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    language: text('language').notNull(),
    /** The key allows to confirm and to unsubscribe. Only mails to the address contain it. */
    key: text('key').notNull().unique(),
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    leftAt: moment('left_at'),
    /** Where and when the address agreed, when that was in another shop. */
    consentNote: text('consent_note'),
  },
  (t) => [unique('newsletter_readers_email').on(t.storeId, t.email)],
);
