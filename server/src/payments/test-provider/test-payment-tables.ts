import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { TestPayment } from './test-payment-rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Data that a real provider would store. */
export const testPayments = pgTable(
  'test_payments',
  {
    reference: text('reference').primaryKey(),
    attempt: text('attempt').notNull().unique(),
    orderId: integer('order_id').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    language: text('language').notNull(),
    shopName: text('shop_name').notNull(),
    description: text('description').notNull(),
    successUrl: text('success_url').notNull(),
    failedUrl: text('failure_url').notNull(),
    expiresAt: moment('expires_at').notNull(),
    state: text('state', { enum: ['open', 'pending', 'paid', 'failed'] }).notNull(),
    failure: text('failure', { enum: ['declined', 'canceled', 'expired'] }),
    settlesAt: moment('settles_at'),
    settlesAs: text('settles_as', { enum: ['paid', 'failed'] }),
    refunds: jsonb('refunds').$type<TestPayment['refunds']>().notNull(),
  },
  (t) => [
    index('test_payments_unsettled').on(t.state).where(sql`state in ('open', 'pending')`),
    check('test_payments_amount', sql`${t.amount} >= 0`),
  ],
);

/** Queued webhooks. A row is deleted after its delivery. */
export const testWebhooks = pgTable(
  'test_webhooks',
  {
    id: text('id').primaryKey(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
    tries: integer('tries').notNull(),
    nextTryAt: moment('next_try_at').notNull(),
  },
  (t) => [index('test_webhooks_next_try').on(t.nextTryAt)],
);

/** Secret of the webhook signature; one row. */
export const testSecrets = pgTable('test_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});
