// Orders copy names and prices and have no reference to the catalog, so catalog changes do not affect them.

import type { TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import type { Image } from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { CustomValues } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { Address } from '@vitrine/contract/orders/orders-shapes.ts';
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
import type { FailedReason, ProviderDispute } from '../payments/payments.ts';
import { stores } from '../store/store-tables.ts';
import type { OrderState } from './order-states.ts';

interface RefundedLine {
  readonly lineId: number;
  readonly sku: string;
  readonly amount: number;
  /** Pieces that went back to stock with this refund. */
  readonly restocked?: number;
}

/** In the language of the order. */
export interface InvoiceField {
  readonly name: string;
  readonly value: string;
}

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The customer's name, to find the order by a part of it. The leading space lets ' le' match the start of any word. */
export const orderPeople = sql.raw(
  `' ' || lower(email_address || ' ' || coalesce(billing_address->>'firstName', '') || ' ' || coalesce(billing_address->>'lastName', '')
    || ' ' || coalesce(billing_address->>'company', '') || ' ' || coalesce(delivery_address->>'firstName', '')
    || ' ' || coalesce(delivery_address->>'lastName', ''))`,
);

export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** Before the id in the number of the order, such as `V-`. */
    numberPrefix: text('number_prefix').notNull().default(''),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    /** Unique: one order per cart, however often it is requested. */
    cartId: integer('cart_id').notNull().unique(),
    customerId: integer('customer_id'),
    /** 128 random bits that give guests access to the order. */
    key: text('key').notNull(),
    /** When the key was last mailed on request, which makes it valid again. */
    linkSentAt: moment('link_sent_at'),
    /** Language of the order, used for all its texts and mails. */
    language: text('language').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** End of the stock reservation; null for orders that are paid later. */
    expiresAt: moment('expires_at'),
    currency: text('currency').notNull(),
    /** Minor units of the currency, as all amounts here. */
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull(),
    delivery: integer('delivery').notNull(),
    /** Taxes that were added to the prices. */
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    paid: integer('paid').notNull().default(0),
    refunded: integer('refunded').notNull().default(0),
    /** The totals as they were shown. */
    totals: jsonb('totals').$type<TotalEntry[]>().notNull(),
    provider: text('provider').notNull(),
    paymentType: text('payment_type').notNull(),
    paymentName: text('payment_name').notNull(),
    instructions: text('instructions'),
    /** Paid outside the shop, after the order was confirmed. */
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
    /** Version of the accepted terms. */
    terms: text('terms'),
    attributes: jsonb('attributes').$type<{ key: string; value: string }[]>().notNull(),
    tracking: jsonb('tracking').$type<{ number: string; url: string | null }>(),
    restoredCartId: integer('restored_cart_id'),
    /** First order of a chain of orders and restored carts. */
    firstTry: integer('first_try'),
    /** Values of the fields that the merchant has defined. */
    fields: jsonb('fields').$type<CustomValues>().notNull().default({}),
    /** Custom fields of the customer that the invoice shows, as they were when the order was placed. */
    onInvoice: jsonb('on_invoice').$type<readonly InvoiceField[]>().notNull().default([]),
  },
  (t) => [
    index('orders_customer').on(t.storeId, t.customerId, t.id),
    index('orders_guest').on(t.storeId, sql`lower(email_address)`).where(sql`customer_id is null`),
    index('orders_state').on(t.state, t.expiresAt),
    // Lists of the merchant, newest first.
    index('orders_newest').on(t.storeId, t.state, t.id),
    index('orders_created').on(t.storeId, t.createdAt),
    index('orders_unpaid').on(t.storeId, t.id).where(sql`due and paid = 0 and state in ('placed', 'shipped')`),
    index('orders_people').using('gin', sql`(${orderPeople}) gin_trgm_ops`),
    index('orders_restored').on(t.restoredCartId).where(sql`restored_cart_id is not null`),
    // Few have values, and every list of fields counts them.
    index('orders_fields').on(t.storeId).where(sql`fields <> '{}'`),
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
    /** Custom fields that the invoice shows, as they were when the order was placed. */
    onInvoice: jsonb('on_invoice').$type<readonly InvoiceField[]>().notNull().default([]),
    quantity: integer('quantity').notNull(),
    /** Unit price. */
    unit: integer('unit').notNull(),
    /** Before discounts. */
    subtotal: integer('subtotal').notNull(),
    /** The line's share of the discount. */
    discount: integer('discount').notNull(),
  },
  (t) => [
    index('order_lines_order').on(t.orderId),
    index('order_lines_sku').on(sql`lower(sku) text_pattern_ops`),
    check(
      'order_lines_amounts',
      sql`${t.quantity} > 0 and ${t.unit} >= 0 and ${t.subtotal} = ${t.unit} * ${t.quantity}
        and ${t.discount} between 0 and ${t.subtotal}`,
    ),
  ],
);

/** Numbered per store without gaps. */
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

/** Every state change of an order, in sequence. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: id(),
    orderId: orderId(),
    at: moment('at').notNull(),
    before: text('before').$type<OrderState>(),
    after: text('after').$type<OrderState>().notNull(),
    /** The member of staff or the command; null when the shop or the shopper did it. */
    actor: text('actor'),
    /** A reason or a tracking number, for staff only. */
    note: text('note'),
    /** Why the payment failed; null when it did not, or when nobody knows. */
    failure: text('failure').$type<FailedReason>(),
  },
  (t) => [index('order_history_order').on(t.orderId, t.id)],
);

export type OrderNoteKind = 'note' | 'tracking' | 'refund' | 'cancel' | 'address' | 'fields';

/** Notes of staff about an order, and their steps that do not change its state. Shoppers never see them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: orderId(),
    at: moment('at').notNull(),
    actor: text('actor').notNull(),
    kind: text('kind').$type<OrderNoteKind>().notNull(),
    text: text('text'),
    /** The amount of a refund, in minor units. */
    amount: integer('amount'),
  },
  (t) => [index('order_notes_order').on(t.orderId, t.id)],
);

/** Payment attempts of an order at a provider. */
export const payments = pgTable(
  'payments',
  {
    attempt: text('attempt').primaryKey(),
    orderId: orderId(),
    provider: text('provider').notNull(),
    /** Id of the payment at the provider; null until it has responded. */
    reference: text('reference'),
    redirectUrl: text('redirect_url'),
    state: text('state', { enum: ['open', 'pending', 'paid', 'failed'] })
      .notNull()
      .default('open'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    refunded: integer('refunded').notNull().default(0),
    /** Paid without a payment page, in test mode only. */
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

/** Webhook events, each stored once. An event only triggers a request to the provider for the current state. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    /** Reference of the payment, or another id of it at the provider. */
    reference: text('reference').notNull(),
    /** Null when the event does not contain it. */
    orderId: integer('order_id'),
    /** For dispute events: the state at that time. */
    dispute: jsonb('dispute').$type<ProviderDispute>(),
    receivedAt: moment('received_at').notNull(),
    /** Failed tries, and the time of the next one. */
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

/** Pending and finished refunds. The key makes repeated requests to the provider idempotent. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    key: text('key').notNull().unique(),
    orderId: orderId(),
    /** The payment at a provider; null for bank transfer and cash, which the merchant pays back outside the shop. */
    attempt: text('attempt').references(() => payments.attempt, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    /** How much of it is for which line of the order; the rest is for delivery, or for no line. */
    lines: jsonb('lines').$type<RefundedLine[]>().notNull().default([]),
    owedSince: moment('owed_since').notNull(),
    /** Accepted by the provider and not finished. */
    accepted: boolean('accepted').notNull().default(false),
    /** When the provider reported the refund as done. */
    doneAt: moment('done_at'),
    /** When the provider reported the refund as failed: the merchant has to act. */
    failedAt: moment('failed_at'),
    tries: integer('tries').notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
    /** Error code, without personal data. */
    lastError: text('last_error'),
    /** The member of staff or the command; null when the shop did it. */
    actor: text('actor'),
    /** For staff. */
    reason: text('reason'),
    /** Idempotency key of the request, and the hash of its body. */
    requestKey: text('request_key'),
    requestHash: text('request_hash'),
    /** The time of the database, for the limit of refunds without a confirmation. */
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The person or token that did not confirm it; null when it was confirmed, or asked for by a command or the shop. */
    unconfirmedBy: text('unconfirmed_by'),
  },
  (t) => [
    index('refunds_order').on(t.orderId),
    index('refunds_unconfirmed').on(t.unconfirmedBy, t.createdAt).where(sql`unconfirmed_by is not null`),
    index('refunds_undone').on(t.orderId).where(sql`done_at is null`),
    unique('refunds_request').on(t.orderId, t.requestKey),
    index('refunds_due').on(t.dueAt).where(sql`done_at is null and failed_at is null`),
    check('refunds_amount', sql`${t.amount} > 0`),
  ],
);

/** Disputes (chargebacks), as the provider last described them. */
export const disputes = pgTable(
  'disputes',
  {
    provider: text('provider').notNull(),
    /** Id of the dispute at the provider. */
    reference: text('reference').notNull(),
    orderId: orderId(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<ProviderDispute['state']>().notNull(),
    /** Deadline for the merchant's response. */
    dueBy: moment('due_by'),
    openedAt: moment('opened_at').notNull(),
    /** Time of the provider's description. */
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'disputes_pk', columns: [t.provider, t.reference] }),
    index('disputes_order').on(t.orderId),
  ],
);

/** Payment starts, counted to limit card testing. */
export const paymentStarts = pgTable(
  'payment_starts',
  { id: id(), firstTry: integer('first_try').notNull(), at: moment('at').notNull() },
  (t) => [index('payment_starts_order').on(t.firstTry, t.at), index('payment_starts_at').on(t.at)],
);

/** Idempotency keys of orders. */
export const orderKeys = pgTable(
  'order_keys',
  {
    cartId: integer('cart_id').notNull(),
    key: text('key').notNull(),
    /** Hash of the request body. */
    hash: text('hash').notNull(),
    orderId: orderId(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ name: 'order_keys_pk', columns: [t.cartId, t.key] }), index('order_keys_at').on(t.at)],
);
