import type { CustomValues } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { sql } from 'drizzle-orm';
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
    /** Lower case, so that one address has one account however it is typed. */
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
    /** Replaces the e-mail address once the link mailed to it is used. */
    pendingEmail: text('pending_email'),
    createdAt: moment('created_at').notNull(),
    /** Values of the fields that the merchant has defined. */
    fields: jsonb('fields').$type<CustomValues>().notNull().default({}),
  },
  (t) => [
    unique('customers_email').on(t.storeId, t.emailKey),
    // Few have values, and every list of fields counts them.
    index('customers_fields').on(t.storeId).where(sql`fields <> '{}'`),
  ],
);

const customerId = () =>
  integer('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** One login. Only the SHA-256 of each secret is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    customerId: customerId(),
    /** Hash of the part of the refresh token that never changes during the session. */
    familyHash: text('family_hash').notNull().unique(),
    refreshHash: text('refresh_hash').notNull(),
    /** Hash of the previous refresh token, which two tabs may send at the same time. */
    previousHash: text('previous_hash'),
    rotatedAt: moment('rotated_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The session expires when it is not used until then. */
    idleUntil: moment('idle_until').notNull(),
    /** The session expires then in any case. */
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

/** Secret links sent by mail. Only the newest of a kind is valid; using it deletes it. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: id(),
    customerId: customerId(),
    purpose: text('purpose', {
      enum: ['reset', 'verify', 'change-email', 'approve-email', 'delete-account'],
    }).notNull(),
    hash: text('hash').notNull().unique(),
    /** The address it was mailed to; for `approve-email` the new address, which the owner of the old one approves. */
    email: text('email').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [unique('account_links_newest').on(t.customerId, t.purpose)],
);

/** Fingerprints of networks a customer has logged in from: guessing elsewhere does not lock the customer out there. */
export const knownNetworks = pgTable(
  'known_places',
  {
    customerId: customerId(),
    place: text('place').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (t) => [primaryKey({ name: 'known_places_pk', columns: [t.customerId, t.place] })],
);
