// People who run the shop. Of every secret only a hash is stored; the secret of an authenticator app is encrypted.
import { type Permission, roles, viewedLists } from '@vitrine/contract/staff/permissions.ts';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { stores } from '../store/store-tables.ts';

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true });
const storeId = () =>
  integer('store_id')
    .notNull()
    .references(() => stores.id);

export const staff = pgTable(
  'staff',
  {
    id: id(),
    storeId: storeId(),
    email: text('email').notNull(),
    /** Lower case, so that one address has one account however it is typed. */
    emailKey: text('email_key').notNull(),
    /** null: invited, and the invitation was not accepted yet. */
    name: text('name'),
    role: text('role', { enum: roles }).notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** null: the person signs in with a passkey only, or has not accepted the invitation yet. */
    passwordHash: text('password_hash'),
    /** Secret of the authenticator app, encrypted. */
    totpSecret: text('totp_secret'),
    /** A new secret that no code has confirmed yet, encrypted. */
    totpPending: text('totp_pending'),
    /** The time step of the last code that was used: an older code, and the same code, is refused. */
    totpStep: integer('totp_step').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at'),
    /** The language of the person's screen, for mails; null: not here yet. */
    language: text('language'),
  },
  (t) => [unique('staff_email').on(t.storeId, t.emailKey)],
);

const staffId = () =>
  integer('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

/** For a lost authenticator app. Using one deletes it. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { staffId: staffId(), hash: text('hash').notNull() },
  (t) => [primaryKey({ name: 'staff_recovery_codes_pk', columns: [t.staffId, t.hash] })],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: id(),
    staffId: staffId(),
    secretHash: text('secret_hash').notNull().unique(),
    /** Requests that were under way when the secret was replaced carry the previous one. */
    previousHash: text('previous_hash').unique(),
    previousUntil: moment('previous_until'),
    /** Browser and system. */
    device: text('device').notNull(),
    network: text('network').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** The session ends when it is not used until then. */
    idleUntil: moment('idle_until').notNull(),
    /** The session ends then in any case. */
    endsAt: moment('ends_at').notNull(),
    /** Dangerous steps need no password until then. */
    confirmedUntil: moment('confirmed_until'),
  },
  (t) => [index('staff_sessions_staff').on(t.staffId)],
);

/** With which programs call the endpoints for staff, in the name of the person who made it. */
export const staffTokens = pgTable(
  'staff_tokens',
  {
    id: id(),
    staffId: staffId(),
    name: text('name').notNull(),
    hash: text('hash').notNull().unique(),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [index('staff_tokens_staff').on(t.staffId)],
);

/** Links that can be used once: the first owner, an invitation, a new password. */
export const staffLinks = pgTable(
  'staff_links',
  {
    id: id(),
    storeId: storeId(),
    kind: text('kind', { enum: ['setup', 'invitation', 'reset'] }).notNull(),
    /** null: the link for the first owner. */
    staffId: integer('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull().unique(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('staff_links_store').on(t.storeId, t.kind), index('staff_links_staff').on(t.staffId)],
);

/** The password was right, the code of the authenticator app is awaited. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    hash: text('hash').primaryKey(),
    staffId: staffId(),
    /** Wrong codes so far. */
    tries: integer('tries').notNull().default(0),
    shared: boolean('shared').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('staff_challenges_staff').on(t.staffId)],
);

/** Public keys with which a person signs in. The private keys stay on their devices. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: id(),
    staffId: staffId(),
    name: text('name').notNull(),
    /** As the device calls it. */
    credentialId: text('credential_id').notNull().unique(),
    /** In COSE format, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device has used the key; 0 when it does not count. A number that does not grow means a copied key. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches the device, such as usb. */
    transports: text('transports').array().notNull(),
    /** Devices store this of the person: the same in all passkeys of a person, and nothing personal. */
    userHandle: text('user_handle').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [index('staff_passkeys_staff').on(t.staffId)],
);

/** A device has to sign this with a passkey. Each is used once. */
export const staffPasskeyChallenges = pgTable('staff_passkey_challenges', {
  hash: text('hash').primaryKey(),
  purpose: text('purpose', { enum: ['sign in', 'confirm', 'register'] }).notNull(),
  /** The person who confirms or registers; null when somebody signs in, and for a link. */
  staffId: integer('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
  /** The link that lets a new person register. */
  linkId: integer('link_id').references(() => staffLinks.id, { onDelete: 'cascade' }),
  /** For the new passkey; null otherwise. */
  userHandle: text('user_handle'),
  endsAt: moment('ends_at').notNull(),
});

/** Fingerprints of networks a person has signed in from: guessing elsewhere does not lock the person out there. */
export const staffNetworks = pgTable(
  'staff_networks',
  { staffId: staffId(), network: text('network').notNull(), lastSeenAt: moment('last_seen_at').notNull() },
  (t) => [primaryKey({ name: 'staff_networks_pk', columns: [t.staffId, t.network] })],
);

/** Looks of staff at personal data. */
export const personalReads = pgTable(
  'personal_reads',
  {
    id: id(),
    storeId: storeId(),
    at: moment('at').notNull(),
    actor: text('actor').notNull(),
    /** Name of the endpoint. */
    action: text('action').notNull(),
    /** Numbers of what was read, such as orders. */
    subject: text('subject').notNull(),
  },
  (t) => [index('personal_reads_time').on(t.storeId, t.at)],
);

/** Filters of a list that a person has named. */
export const savedViews = pgTable(
  'saved_views',
  {
    staffId: staffId(),
    list: text('list', { enum: viewedLists }).notNull(),
    name: text('name').notNull(),
    /** As in the address of the list. */
    query: text('query').notNull(),
    /** Whether everybody who may see the list sees the view. */
    shared: boolean('shared').notNull(),
  },
  (t) => [primaryKey({ name: 'saved_views_pk', columns: [t.staffId, t.list, t.name] })],
);
