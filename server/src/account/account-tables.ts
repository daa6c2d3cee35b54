import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { stores } from '../store/store-tables.ts';

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true });

export interface StoredAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  /** Flat, floor, building. */
  readonly address2?: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
  readonly stateProvince: string | null;
  /** Zone code, where the country has zones. */
  readonly zone: string | null;
  readonly country: string;
}

export const customers = pgTable(
  'customers',
  {
    id: id(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    email: text('email').notNull(),
    /** The same in small letters: one address, one account, whichever way it is typed. */
    emailKey: text('email_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    gender: text('gender', { enum: ['M', 'F'] }),
    language: text('language').notNull(),
    billing: jsonb('billing').$type<StoredAddress>().notNull(),
    /** null: the same as billing. */
    delivery: jsonb('delivery').$type<StoredAddress>(),
    emailVerifiedAt: moment('email_verified_at'),
    /** Takes the place of the e-mail once the link mailed to it is used. */
    pendingEmail: text('pending_email'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [unique('customers_email').on(t.storeId, t.emailKey)],
);

const customerId = () =>
  integer('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** One sign-in. Nothing here opens anything: of every secret only its SHA-256 is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    customerId: customerId(),
    /** Of the part of the refresh token that stays the same as long as the session lives. */
    familyHash: text('family_hash').notNull().unique(),
    refreshHash: text('refresh_hash').notNull(),
    /** Of the refresh token before, which two tabs may have sent at the same time. */
    previousHash: text('previous_hash'),
    rotatedAt: moment('rotated_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Unused until then, it is over. */
    idleUntil: moment('idle_until').notNull(),
    /** Over at the latest. */
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('sessions_customer').on(t.customerId)],
);

export const accessTokens = pgTable(
  'access_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('access_tokens_session').on(t.sessionId)],
);

/** Secret links that were mailed. The newest of a kind is the only one; using it removes it. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: id(),
    customerId: customerId(),
    purpose: text('purpose', { enum: ['reset', 'verify', 'change-email'] }).notNull(),
    hash: text('hash').notNull().unique(),
    /** The address it was mailed to. */
    email: text('email').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [unique('account_links_newest').on(t.customerId, t.purpose)],
);

/** Fingerprints of the network addresses a customer has signed in from: guessing elsewhere does not lock them out there. */
export const knownNetworks = pgTable(
  'known_places',
  {
    customerId: customerId(),
    place: text('place').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (t) => [primaryKey({ name: 'known_places_pk', columns: [t.customerId, t.place] })],
);
