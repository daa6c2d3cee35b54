// Storefronts that collect the card with Stripe's script send its token. The stand-in refuses what Stripe's API does not have.
import type { Confirmation } from '@vitrine/contract/checkout/checkout-shapes.ts';
import * as orders from '@vitrine/contract/orders/orders.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADDRESS, fillCart, readShown, submit } from '../../testing/checkout-steps.ts';
import { findBroken } from '../../testing/invariants.ts';
import { STRIPE_KEYS, type StripeStandIn, startStripeStandIn, TOKENS } from '../../testing/stripe-stand-in.ts';
import { mailsTo } from '../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { orderHistory } from '../orders/orders-tables.ts';

let shop: TestShop;
let stripe: StripeStandIn;
const now = () => new Date();
beforeAll(async () => {
  stripe = await startStripeStandIn(now);
  shop = await openTestShop(undefined, now, {
    payments: { methods: ['stripe', 'bank-transfer'], stripe: { ...STRIPE_KEYS, apiUrl: stripe.url } },
  });
  await shop.importYaml('products: [{ sku: DOLLAR, categories: [living], name: Dollar, price: 1, stock: 999 }]');
});
beforeEach(() => {
  stripe.requests.length = 0;
});
afterEach(async () => {
  stripe.fail(null);
  expect(await findBroken(shop.database.db, now())).toEqual([]);
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
});

const EMAIL = 'card@example.com';
const callsOf = (path: RegExp) => stripe.requests.filter((request) => path.test(`${request.method} ${request.path}`));
const stock = async () => {
  const { rows } = await shop.database.db.execute<{ stock: number }>(
    sql`select stock from variants where sku = 'DOLLAR'`,
  );
  return rows[0]?.stock;
};
const latestOrder = async () => {
  const { rows } = await shop.database.db.execute<{
    id: number;
    key: string;
    state: string;
    paid: number;
    total: number;
  }>(sql`select id, key, state, paid, total from orders order by id desc limit 1`);
  return rows[0];
};

async function prepare() {
  const code = await fillCart(shop, { DOLLAR: 10 });
  const { amount, shippingQuote } = await readShown(shop, code);
  const bodyWith = (paymentToken: string) => ({
    shippingQuote,
    currency: 'USD',
    payment: { paymentType: 'CREDITCARD', transactionType: 'CAPTURE', paymentModule: 'stripe', amount, paymentToken },
    customer: { emailAddress: EMAIL, billing: ADDRESS },
  });
  return { code, bodyWith };
}

test('a token is charged once, for the amount of the order, and the order is paid', async () => {
  const { code, bodyWith } = await prepare();
  const key = crypto.randomUUID();
  const answer = await submit(shop, code, bodyWith(TOKENS.good), { key });
  expect(answer).toMatchObject({
    status: 200,
    body: { orderStatus: 'PROCESSED', paymentStatus: 'paid', payment: 'CREDITCARD', redirectUrl: null },
  });
  const { id } = answer.body as Confirmation;
  const [create] = callsOf(/^POST \/v1\/payment_intents$/);
  expect(create?.params).toMatchObject({
    amount: '1650',
    currency: 'usd',
    'allowed_payment_method_types[0]': 'card',
    'metadata[orderId]': String(id),
    'metadata[shop]': 'http://shop.test',
  });
  const [method] = callsOf(/^POST \/v1\/payment_methods$/);
  expect(method?.params).toEqual({ type: 'card', 'card[token]': TOKENS.good });
  for (const { method: verb, idempotencyKey } of stripe.requests)
    if (verb === 'POST') expect(idempotencyKey).toMatch(/^(intent|method|confirm)-/);
  expect(await latestOrder()).toMatchObject({ id, state: 'paid', paid: 1650, total: 1650 });
  expect(callsOf(/confirm$/)).toHaveLength(1);
  // A repeat is the same order, and the card is left alone.
  expect((await submit(shop, code, bodyWith(TOKENS.good), { key })).body).toMatchObject({ id, paymentStatus: 'paid' });
  expect(callsOf(/confirm$/)).toHaveLength(1);
  expect(await mailsTo(shop, EMAIL)).toHaveLength(1);
});

test.each([TOKENS.declined, TOKENS.used])(
  '%s is refused in words; the cart is there again under its code, for another card',
  async (token) => {
    const { code, bodyWith } = await prepare();
    const before = await stock();
    const answer = await submit(shop, code, bodyWith(token));
    expect(answer).toMatchObject({
      status: 402,
      body: { code: 'payment.declined', message: expect.stringMatching(/^Your card was declined/) },
    });
    expect(await stock()).toBe(before);
    const canceled = await latestOrder();
    expect(canceled).toMatchObject({ state: 'canceled', paid: 0 });
    const ended = await shop.database.db
      .select({ failure: orderHistory.failure })
      .from(orderHistory)
      .where(and(eq(orderHistory.orderId, canceled?.id ?? 0), eq(orderHistory.after, 'canceled')));
    expect(ended).toEqual([{ failure: 'declined' }]);
    expect(callsOf(/cancel$/)).toHaveLength(1);
    expect((await shop.get(`cart/${code}`)).body).toMatchObject({ code, quantity: 10 });
    const again = await submit(shop, code, bodyWith(TOKENS.good));
    expect(again).toMatchObject({ status: 200, body: { paymentStatus: 'paid' } });
  },
);

test('cards cannot be tried out: after five, the next is refused', async () => {
  const { code, bodyWith } = await prepare();
  for (let n = 0; n < 6; n += 1) await submit(shop, code, bodyWith(TOKENS.declined));
  expect(await submit(shop, code, bodyWith(TOKENS.good))).toMatchObject({
    status: 429,
    body: { code: 'payment.too-many' },
  });
});

test('a bank that wants a confirmation is answered with words and a page of Stripe’s, which pays the order', async () => {
  const { code, bodyWith } = await prepare();
  const answer = await submit(shop, code, bodyWith(TOKENS.action));
  expect(answer).toMatchObject({ status: 402, body: { code: 'payment.action' } });
  const { message, redirectUrl, orderId, key } = answer.body as Record<'message' | 'redirectUrl' | 'key', string> & {
    orderId: number;
  };
  expect(redirectUrl).toMatch(/^https:\/\/checkout\.stripe\.test\/c\/pay\/cs_/);
  expect(message).toContain(redirectUrl);
  // The charge that was begun can no longer be finished.
  expect(callsOf(/cancel$/)).toHaveLength(1);
  await shop.reconcile();
  expect(await latestOrder()).toMatchObject({ id: orderId, state: 'awaiting-payment' });
  stripe.pay(redirectUrl.split('/').at(-1) ?? '');
  await shop.reconcile();
  const order = await shop.call(orders.readOrder, { params: { id: orderId }, query: { key } });
  expect(order).toMatchObject({ orderStatus: 'PROCESSED', paymentStatus: 'paid' });
});

describe('a lost answer', () => {
  test.each(['cut', 'reset'] as const)(
    'while charging (%s) is looked up later, and charges nobody twice',
    async (error) => {
      const { code, bodyWith } = await prepare();
      const key = crypto.randomUUID();
      // The payment is registered first; then the answers to everything about it are lost.
      stripe.fail(error, 'POST /v1/payment_methods');
      expect(await submit(shop, code, bodyWith(TOKENS.good), { key })).toMatchObject({
        status: 503,
        body: { code: 'payment.away' },
      });
      stripe.fail(null);
      const again = await submit(shop, code, bodyWith(TOKENS.good), { key });
      expect(again).toMatchObject({ status: 200, body: { paymentStatus: 'paid' } });
      expect(callsOf(/^POST \/v1\/payment_intents$/)).toHaveLength(1);
      expect(await latestOrder()).toMatchObject({ state: 'paid', paid: 1650 });
    },
  );

  test('after charging is made up for by the reconciliation', async () => {
    const { code, bodyWith } = await prepare();
    stripe.fail('cut', /confirm$/);
    expect((await submit(shop, code, bodyWith(TOKENS.good))).status).toBe(503);
    stripe.fail(null);
    expect(await latestOrder()).toMatchObject({ state: 'awaiting-payment' });
    await shop.reconcile();
    expect(await latestOrder()).toMatchObject({ state: 'paid', paid: 1650 });
  });
});

test.each(['', 'visa', 'pm_card', `tok_${'x'.repeat(300)}`])(
  '%j is no token: the provider needs its page',
  async (token) => {
    const { code, bodyWith } = await prepare();
    expect(await submit(shop, code, bodyWith(token))).toMatchObject({
      status: 400,
      body: { code: 'payment.needs-page' },
    });
    expect((await shop.get(`cart/${code}`)).status).toBe(200);
  },
);
