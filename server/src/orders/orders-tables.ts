// An order is a copy: nothing in it points into the catalogue, so nothing that happens there changes it.

import type { TotalEntry } from '@vitrine/contract/cart-shapes.ts';
import type { Image } from '@vitrine/contract/catalog-shapes.ts';
import type { Address } from '@vitrine/contract/orders-shapes.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { ProviderDispute } from '../payments/payments.ts';
import { stores } from '../store/store-tables.ts';
import type { OrderState } from './order-states.ts';

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const orders = pgTable(
  'orders',
  {
    id: id(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    /** One order a cart, whatever is sent how often. */
    cartId: integer('cart_id').notNull().unique(),
    customerId: integer('customer_id'),
    /** 128 random bits: who has no account opens the order with it. */
    key: text('key').notNull(),
    /** The one it was placed in; all its texts and mails are in it. */
    language: text('language').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When pieces that nobody paid for go back on the shelf; null where the money comes later. */
    expiresAt: moment('expires_at'),
    currency: text('currency').notNull(),
    /** In minor units of the currency, as every amount here. */
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull(),
    delivery: integer('delivery').notNull(),
    /** Taxes that came on top of the prices. */
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    paid: integer('paid').notNull().default(0),
    refunded: integer('refunded').notNull().default(0),
    /** As they were shown. */
    totals: jsonb('totals').$type<TotalEntry[]>().notNull(),
    provider: text('provider').notNull(),
    paymentType: text('payment_type').notNull(),
    paymentName: text('payment_name').notNull(),
    instructions: text('instructions'),
    /** The money comes outside the shop: the order stands before it is there. */
    due: boolean('due').notNull(),
    emailAddress: text('email_address').notNull(),
    billingAddress: jsonb('billing_address').$type<Address>().notNull(),
    deliveryAddress: jsonb('delivery_address').$type<Address>().notNull(),
    deliveryMethod: text('delivery_method').notNull(),
    deliveryName: text('delivery_name').notNull(),
    expectedDelivery: date('expected_delivery', { mode: 'string' }).notNull(),
    couponId: integer('coupon_id'),
    comments: text('comments'),
    agreed: boolean('agreed').notNull(),
    /** Which text of the terms was agreed to. */
    terms: text('terms'),
    attributes: jsonb('attributes').$type<{ key: string; value: string }[]>().notNull(),
    tracking: jsonb('tracking').$type<{ number: string; url: string | null }>(),
    restoredCartId: integer('restored_cart_id'),
    /** The first of the orders that were tried with the same goods, one after the other. */
    firstTry: integer('first_try'),
  },
  (t) => [
    index('orders_customer').on(t.storeId, t.customerId, t.id),
    index('orders_guest').on(t.storeId, sql`lower(email_address)`).where(sql`customer_id is null`),
    index('orders_state').on(t.state, t.expiresAt),
    index('orders_restored').on(t.restoredCartId).where(sql`restored_cart_id is not null`),
    check(
      'orders_amounts',
      sql`least(${t.subtotal}, ${t.discount}, ${t.delivery}, ${t.tax}, ${t.total}, ${t.paid}, ${t.refunded}) >= 0
        and ${t.total} = ${t.subtotal} - ${t.discount} + ${t.delivery} + ${t.tax}`,
    ),
  ],
);

const orderId = () =>
  integer('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: orderId(),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id').notNull(),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    friendlyUrl: text('friendly_url').notNull(),
    options: jsonb('options').$type<{ name: string; value: string }[]>().notNull(),
    picture: jsonb('picture').$type<Image>(),
    quantity: integer('quantity').notNull(),
    /** Of one piece. */
    unit: integer('unit').notNull(),
    /** Before discounts. */
    subtotal: integer('subtotal').notNull(),
    /** Its share of the coupon. */
    discount: integer('discount').notNull(),
  },
  (t) => [
    index('order_lines_order').on(t.orderId),
    check(
      'order_lines_amounts',
      sql`${t.quantity} > 0 and ${t.unit} >= 0 and ${t.subtotal} = ${t.unit} * ${t.quantity}
        and ${t.discount} between 0 and ${t.subtotal}`,
    ),
  ],
);

/** Numbered without a gap within each store, in the order in which they were written. */
export const invoices = pgTable(
  'invoices',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    number: integer('number').notNull(),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    issuedAt: moment('issued_at').notNull(),
  },
  (t) => [primaryKey({ name: 'invoices_pk', columns: [t.storeId, t.number] })],
);

/** Every change of an order's state, in the order in which they came. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: id(),
    orderId: orderId(),
    at: moment('at').notNull(),
    before: text('before').$type<OrderState>(),
    after: text('after').$type<OrderState>().notNull(),
  },
  (t) => [index('order_history_order').on(t.orderId, t.id)],
);

/** Tries to pay for an order at a provider. */
export const payments = pgTable(
  'payments',
  {
    attempt: text('attempt').primaryKey(),
    orderId: orderId(),
    provider: text('provider').notNull(),
    /** The provider's own; null until it has answered. */
    reference: text('reference'),
    redirectUrl: text('redirect_url'),
    state: text('state', { enum: ['open', 'pending', 'paid', 'failed'] })
      .notNull()
      .default('open'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    refunded: integer('refunded').notNull().default(0),
    /** For callers that know no page to pay on; only where no money moves. */
    atOnce: boolean('at_once').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (t) => [
    unique('payments_reference').on(t.provider, t.reference),
    index('payments_order').on(t.orderId),
    index('payments_state').on(t.state, t.askedAt),
    check('payments_amounts', sql`${t.amount} >= 0 and ${t.refunded} >= 0`),
  ],
);

/** What providers said, each event once. Only a reason to ask: what counts is the provider's answer then. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    /** The payment's reference, or another of the provider's names for it. */
    reference: text('reference').notNull(),
    /** Null where the event does not say. */
    orderId: integer('order_id'),
    /** For events about a dispute: its state at that time. */
    dispute: jsonb('dispute').$type<ProviderDispute>(),
    receivedAt: moment('received_at').notNull(),
    /** How often it could not be applied, and when that is tried again. */
    tries: integer('tries').notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
    appliedAt: moment('applied_at'),
  },
  (t) => [
    primaryKey({ name: 'payment_events_pk', columns: [t.provider, t.eventId] }),
    index('payment_events_waiting').on(t.dueAt).where(sql`applied_at is null`),
    index('payment_events_applied').on(t.appliedAt),
  ],
);

/** Money to be given back. The key makes the provider do it once, however often it is asked. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    key: text('key').notNull().unique(),
    orderId: orderId(),
    attempt: text('attempt')
      .notNull()
      .references(() => payments.attempt, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    owedSince: moment('owed_since').notNull(),
    /** Whether the provider has it and is still working on it. */
    accepted: boolean('accepted').notNull().default(false),
    /** When the provider said that the money has gone back. */
    doneAt: moment('done_at'),
    /** When the provider said that it cannot go back this way: the merchant has to act. */
    failedAt: moment('failed_at'),
    tries: integer('tries').notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
    /** A code of the provider or a kind of error, without personal data. */
    lastError: text('last_error'),
  },
  (t) => [
    index('refunds_order').on(t.orderId),
    index('refunds_due').on(t.dueAt).where(sql`done_at is null and failed_at is null`),
    check('refunds_amount', sql`${t.amount} > 0`),
  ],
);

/** Payments that a cardholder has disputed at the bank, as the provider last described them. */
export const disputes = pgTable(
  'disputes',
  {
    provider: text('provider').notNull(),
    /** The provider's own. */
    reference: text('reference').notNull(),
    orderId: orderId(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<ProviderDispute['state']>().notNull(),
    /** Until when the merchant can answer. */
    dueBy: moment('due_by'),
    openedAt: moment('opened_at').notNull(),
    /** When the provider described it so. */
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'disputes_pk', columns: [t.provider, t.reference] }),
    index('disputes_order').on(t.orderId),
  ],
);

/** Calls of a provider to begin a payment: cards are not tried out here by the dozen. */
export const paymentStarts = pgTable(
  'payment_starts',
  { id: id(), firstTry: integer('first_try').notNull(), at: moment('at').notNull() },
  (t) => [index('payment_starts_order').on(t.firstTry, t.at), index('payment_starts_at').on(t.at)],
);

/** Keys of callers that may send the same order twice. */
export const orderKeys = pgTable(
  'order_keys',
  {
    cartId: integer('cart_id').notNull(),
    key: text('key').notNull(),
    /** Of the body that came with it. */
    hash: text('hash').notNull(),
    orderId: orderId(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ name: 'order_keys_pk', columns: [t.cartId, t.key] }), index('order_keys_at').on(t.at)],
);
