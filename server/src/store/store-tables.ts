import type { MailEncryption } from '@vitrine/contract/mail/mail-rules.ts';
import type { BrandPicture, TypePair } from '@vitrine/contract/shop-brand/brand-rules.ts';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export interface SocialLinks {
  facebook?: string | undefined;
  pinterest?: string | undefined;
  instagram?: string | undefined;
  youtube?: string | undefined;
}

export interface DeliveryMethod {
  readonly code: string;
  /** Per language. */
  readonly name: Readonly<Record<string, string>>;
  /** In minor units of the store's currency, like every amount here. */
  readonly price: number;
  /** Free delivery threshold; null if delivery is never free. */
  readonly freeFrom: number | null;
  readonly minimumDays: number;
  readonly maximumDays: number;
}

export interface DeliveryRule {
  readonly countries: readonly string[];
  /** Zone codes; empty means the whole country. */
  readonly zones: readonly string[];
  readonly methods: readonly DeliveryMethod[];
}

export interface TaxRule {
  readonly countries: readonly string[];
  readonly zones: readonly string[];
  readonly name: Readonly<Record<string, string>>;
  /** Thousandths of a percent: 9.975 % is 9975. */
  readonly rate: number;
  /** Whether prices include the tax. */
  readonly included: boolean;
  readonly onDelivery: boolean;
}

export const stores = pgTable('stores', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  currency: text('currency').notNull(),
  /** The first is the store's default. */
  languages: text('languages').array().notNull(),
  country: text('country').notNull(),
  state: text('state'),
  address: text('address'),
  city: text('city'),
  postalCode: text('postal_code'),
  phone: text('phone'),
  email: text('email'),
  /** Where the shop writes to the merchant; `email` when it is null. */
  noticeEmail: text('notice_email'),
  /** As it stands on invoices, such as DE123456789. */
  vatNumber: text('vat_number'),
  /** Where the merchant's days begin and end, such as Europe/Berlin. */
  timeZone: text('time_zone').notNull().default('UTC'),
  since: date('since', { mode: 'string' }).notNull().defaultNow(),
  sizeUnit: text('size_unit').notNull(),
  weightUnit: text('weight_unit').notNull(),
  shipsTo: text('ships_to').array().notNull(),
  social: jsonb('social').$type<SocialLinks>().notNull(),
  delivery: jsonb('delivery').$type<DeliveryRule[]>().notNull().default([]),
  taxes: jsonb('taxes').$type<TaxRule[]>().notNull().default([]),
  /** The merchant's word that no tax is charged: without taxes nobody would know whether they were forgotten. */
  noTax: boolean('no_tax').notNull().default(false),
  /** Codes of the payment methods that are on, in display order; null: all that can run. */
  paymentMethods: text('payment_methods').array(),
  /** For transfers, as the shopper reads it. */
  bankAccount: text('bank_account'),
  /** No orders before identity, delivery and payment are set. False for shops from before this rule, and for the demo shop. */
  opensWhenComplete: boolean('opens_when_complete').notNull().default(false),
  /** The mail server; without a host mails wait, or are shown in a mailbox. */
  smtpHost: text('smtp_host'),
  smtpPort: integer('smtp_port'),
  smtpEncryption: text('smtp_encryption').$type<MailEncryption>(),
  smtpUser: text('smtp_user'),
  /** The sender of mails; the name and the address of the store when they are null. */
  senderName: text('sender_name'),
  senderAddress: text('sender_address'),
  /** Where the shop writes about orders, messages of the contact form and low stock; the address of all notices when they are null. */
  orderNoticeEmail: text('order_notice_email'),
  messageNoticeEmail: text('message_notice_email'),
  stockNoticeEmail: text('stock_notice_email'),
  /** The brand of the shop; nulls: that of a shop without one. Colours are six hexadecimal digits after #. */
  accent: text('accent'),
  /** In the dark theme; null: made from the accent colour. */
  accentDark: text('accent_dark'),
  typePair: text('type_pair').$type<TypePair>(),
  logo: jsonb('logo').$type<BrandPicture>(),
  /** For dark backgrounds; null: the same. */
  logoDark: jsonb('logo_dark').$type<BrandPicture>(),
  siteIcon: jsonb('site_icon').$type<BrandPicture>(),
});

/** Keys and passwords of services that staff has typed. */
export const storeCredentials = pgTable(
  'store_credentials',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** With the secret of the installation, which is not in the database. */
    encrypted: text('encrypted').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.name] })],
);
