// Providers that hang, refuse, are away at the wrong moment or speak of what is not theirs. Time is moved by hand.

import * as checkout from '@vitrine/contract/checkout/checkout.ts';
import * as orders from '@vitrine/contract/orders/orders.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { order } from '../../../testing/checkout-steps.ts';
import { eventually } from '../../../testing/eventually.ts';
import { findBroken } from '../../../testing/invariants.ts';
import { ScriptedProvider } from '../../../testing/scripted-provider.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
let shop: TestShop;
let provider: ScriptedProvider;
let now = new Date();

beforeAll(async () => {
  // The shop's own rounds begin when a test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  provider = new ScriptedProvider();
  shop = await openTestShop(undefined, () => now, { payments: { adapters: [provider.adapter] } });
  await shop.importYaml(`
products:
  - { sku: DOLLAR, categories: [living], name: Dollar, price: 1, stock: 999 }`);
});
afterEach(async () => {
  provider.away = false;
  provider.refuses = null;
  provider.hang = null;
  later(16 * MINUTE);
  await shop.reconcile();
  expect(await findBroken(shop.database.db, now)).toEqual([]);
});
afterAll(async () => {
  vi.useRealTimers();
  await shop.close();
});

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const ask = async <T>(question: ReturnType<typeof sql>): Promise<T[]> =>
  (await shop.database.db.execute<T>(question)).rows;
const stockOf = async (sku: string) =>
  (await ask<{ stock: number }>(sql`select stock from variants where sku = ${sku}`))[0]?.stock;
const stateOf = async (id: number) =>
  (await ask<{ state: string }>(sql`select state from orders where id = ${id}`))[0]?.state;

test('events of a hanging provider do not delay the release of stock', async () => {
  const before = await stockOf('DOLLAR');
  const placed = [];
  for (let count = 0; count < 12; count++) placed.push(await order(shop, { DOLLAR: 1 }));
  const answer = Promise.withResolvers<void>();
  provider.hang = answer.promise;
  for (const { id } of placed) await shop.send(provider.event(id));
  later(15 * MINUTE + SECOND);
  // One period of the jobs; the provider never answers while it lasts.
  vi.advanceTimersByTime(20 * SECOND);
  await eventually(async () => expect(await stockOf('DOLLAR')).toBe(before));
  answer.resolve();
});

test.each([
  ['a moment', 1],
  ['ten minutes', 30],
])(
  'a lost webhook and a provider unavailable for %s at the expiry: settled within two minutes of its return',
  async (_, rounds) => {
    const made = await order(shop, { DOLLAR: 1 });
    later(13 * MINUTE);
    // Still open, says the provider for the last time.
    await shop.reconcile();
    provider.paymentOf(made.id).state = 'paid';
    provider.away = true;
    later(2 * MINUTE);
    for (let round = 0; round < rounds; round++) {
      later(20 * SECOND);
      await shop.reconcile();
    }
    expect(await stateOf(made.id)).toBe('failed');
    provider.away = false;
    for (let passed = 0; passed < 120; passed += 20) {
      later(20 * SECOND);
      await shop.reconcile();
    }
    expect(await stateOf(made.id)).toBe('paid');
  },
);

test('an unavailable provider is not requested for every payment in every round', async () => {
  for (let count = 0; count < 20; count++) await order(shop, { DOLLAR: 1 });
  provider.away = true;
  provider.calls.length = 0;
  await shop.reconcile();
  expect(provider.calls.length).toBeGreaterThan(0);
  expect(provider.calls.length).toBeLessThan(12);
});

describe('an event', () => {
  test('with an unknown session does not make an order unpayable', async () => {
    provider.away = true;
    const made = await order(shop, { DOLLAR: 1 });
    provider.away = false;
    const other = await order(shop, { DOLLAR: 1 });
    const about = { ...provider.paymentOf(other.id), orderId: made.id, amount: 750 };
    for (const reference of ['cs_unknown', about.reference]) {
      const payload = JSON.stringify({ id: `evt_${reference}`, reference, payment: { ...about, reference } });
      expect((await shop.send({ ...provider.event(other.id), payload })).status).toBe(200);
    }
    await shop.reconcile();
    const start = {
      params: { code: made.code },
      query: { key: made.key },
      body: { paymentModule: 'scripted' },
    };
    const started = await shop.call(checkout.startPayment, start);
    expect(started.details.redirectUrl).toContain(provider.paymentOf(made.id).reference);
  });

  test('about an open page with a lost reference leaves that page usable', async () => {
    const made = await order(shop, { DOLLAR: 1 });
    await shop.database.db.execute(
      sql`update payments set reference = null, redirect_url = null where order_id = ${made.id}`,
    );
    await shop.send(provider.event(made.id));
    await shop.reconcile();
    const start = {
      params: { code: made.code },
      query: { key: made.key },
      body: { paymentModule: 'scripted' },
    };
    expect((await shop.call(checkout.startPayment, start)).details.redirectUrl).toBe(made.redirectUrl);
  });

  test('that cannot be applied yet waits behind newer ones and is applied when the provider is back', async () => {
    const made = await order(shop, { DOLLAR: 1 });
    provider.paymentOf(made.id).state = 'paid';
    provider.away = true;
    await shop.send(provider.event(made.id, 'evt_waits'));
    const waiting = async () => {
      const [row] = await ask<{ tries: number; seconds: number; applied: boolean }>(sql`
        select tries, extract(epoch from due_at - ${now.toISOString()}::timestamptz)::int as seconds,
          applied_at is not null as applied from payment_events where event_id = 'evt_waits'`);
      return row;
    };
    // The webhook itself has set off a first try.
    await vi.waitUntil(async () => ((await waiting())?.tries ?? 0) > 0);
    for (let round = 0; round < 10; round++) {
      later(60 * SECOND);
      await shop.reconcile();
    }
    expect((await waiting())?.seconds).toBe(60);
    provider.away = false;
    later(60 * SECOND);
    await shop.reconcile();
    expect(await waiting()).toMatchObject({ applied: true });
    expect(await stateOf(made.id)).toBe('paid');
  });
});

describe('a provider that refuses, such as for a wrong key or a small amount', () => {
  test('is 502 with a message in both languages', async () => {
    provider.refuses = 'amount_too_small';
    const made = await order(shop, { DOLLAR: 1 });
    expect(made).toMatchObject({ orderStatus: 'ORDERED', paymentStatus: 'open', redirectUrl: null });
    const pay = (lang: string) =>
      shop.send({
        method: 'POST',
        url: `/api/v1/cart/${made.code}/payment/init?lang=${lang}&key=${made.key}`,
        payload: { paymentModule: 'scripted' },
      });
    expect(await pay('en')).toMatchObject({
      status: 502,
      body: { code: 'payment.refused', message: expect.stringContaining('Choose another one') },
    });
    expect(await pay('fr')).toMatchObject({ status: 502, body: { message: expect.stringContaining('Choisissez') } });
    expect(shop.logged).toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: 'payment not started: provider refused the request',
        orderId: made.id,
        reason: 'amount_too_small',
      }),
    );
  });

  test('does not fail the request of a returning shopper', async () => {
    const made = await order(shop, { DOLLAR: 1 });
    provider.refuses = 'StripeAuthenticationError';
    const back = { params: { id: made.id }, query: { key: made.key } };
    expect(await shop.call(orders.paymentSucceeded, back)).toMatchObject({ paymentStatus: 'open' });
    await expect(shop.call(orders.restoreCart, back)).rejects.toMatchObject({ status: 503, code: 'payment.away' });
  });
});
