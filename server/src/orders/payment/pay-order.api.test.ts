import * as checkout from '@vitrine/contract/checkout/checkout.ts';
import type { Confirmation } from '@vitrine/contract/checkout/checkout-shapes.ts';
import * as orders from '@vitrine/contract/orders/orders.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillCart, order, orderBody, submit } from '../../../testing/checkout-steps.ts';
import { findBroken } from '../../../testing/invariants.ts';
import { ScriptedProvider } from '../../../testing/scripted-provider.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let provider: ScriptedProvider;
const MINUTE = 60_000;
/** How far the shop's clock is ahead. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
beforeAll(async () => {
  provider = new ScriptedProvider();
  shop = await openTestShop(undefined, now, { payments: { adapters: [provider.adapter] } });
  await shop.importYaml(`
products:
  - { sku: DOLLAR, categories: [living], name: Dollar, price: 1, stock: 999 }
  - { sku: RARE, categories: [living], name: Rare, price: 30, stock: 100 }
coupons:
  - { code: LIMITED, kind: percentage, value: 10, limit: 1 }`);
});
beforeEach(() => {
  provider.calls.length = 0;
});
afterEach(async () => {
  // Payments that a test left open are over before the next begins.
  provider.away = false;
  ahead += 16 * MINUTE;
  await shop.reconcile();
  expect(await findBroken(shop.database.db, now())).toEqual([]);
});
afterAll(() => shop.close());

const ask = async <T>(question: ReturnType<typeof sql>): Promise<T[]> =>
  (await shop.database.db.execute<T>(question)).rows;
const stockOf = async (sku: string) =>
  (await ask<{ stock: number }>(sql`select stock from variants where sku = ${sku}`))[0]?.stock;
const setStock = async (sku: string, stock: number) => {
  await shop.importYaml(
    `products:\n  - { sku: ${sku}, categories: [living], name: ${sku}, price: 30, stock: ${stock} }`,
  );
};
const mailsOf = async (id: number) =>
  (await ask<{ key: string }>(sql`select key from mail_outbox where key like ${`%-% ${id}%`} order by id`))
    .map(({ key }) => key)
    .filter((key) => key.split(' ')[1] === String(id));
const readOrder = ({ id, key }: { id: number; key: string }) =>
  shop.call(orders.readOrder, { params: { id }, query: { key } });
const comeBack = ({ id, key }: { id: number; key: string }) =>
  shop.call(orders.paymentSucceeded, { params: { id }, query: { key } });
/** The keys that a caller may show who does not know that of an order. */
const wrongKeys = (key: string) => [{}, ...['', 'x', 'f'.repeat(32), `${key}0`].map((wrong) => ({ key: wrong }))];
/** The webhook, and the work that follows it. */
const tell = async (id: number, event = provider.event(id)) => {
  const answer = await shop.send(event);
  await shop.reconcile();
  return answer;
};

describe('a payment', () => {
  test('that succeeded makes the order PROCESSED with one confirmation, however often it is reported (API-11)', async () => {
    const made = await order(shop, { DOLLAR: 2 });
    provider.paymentOf(made.id).state = 'paid';
    const event = provider.event(made.id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.send(event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all([shop.reconcile(), shop.reconcile(), comeBack(made), comeBack(made)]);
    expect(await readOrder(made)).toMatchObject({
      orderStatus: 'PROCESSED',
      paymentStatus: 'paid',
      payUrl: null,
      history: [{ status: 'ORDERED' }, { status: 'PROCESSED', comment: 'Payment received' }],
    });
    expect(await mailsOf(made.id)).toEqual([`order-confirmed ${made.id}`, `order-received ${made.id}`]);
    expect(await ask(sql`select 1 from payment_events where order_id = ${made.id}`)).toHaveLength(1);
  });

  test('is confirmed by the provider only: a forged return changes nothing (USE-4, API-11)', async () => {
    const made = await order(shop, { DOLLAR: 2 });
    expect(await comeBack(made)).toEqual({ id: made.id, orderStatus: 'ORDERED', paymentStatus: 'open' });
    const failure = { params: { id: made.id }, query: { key: made.key } };
    expect(await shop.call(orders.paymentFailed, failure)).toMatchObject({ paymentStatus: 'open' });
    for (const query of wrongKeys(made.key)) {
      const call = shop.call(orders.readOrder, { params: { id: made.id }, query });
      await expect(call).rejects.toMatchObject({ status: 404, code: 'order.not-found' });
    }
  });

  test('is not told to a caller without the key, who gets 200 for every order number (API-12)', async () => {
    const made = await order(shop, { DOLLAR: 2 });
    provider.paymentOf(made.id).state = 'paid';
    for (const endpoint of [orders.paymentSucceeded, orders.paymentFailed]) {
      for (const id of [made.id, 999_999])
        for (const query of wrongKeys(made.key))
          expect(await shop.call(endpoint, { params: { id }, query })).toEqual({
            id,
            orderStatus: null,
            paymentStatus: null,
          });
    }
    // Nor does such a call make the shop ask the provider.
    expect(await readOrder(made)).toMatchObject({ orderStatus: 'ORDERED', paymentStatus: 'open' });
  });

  test('that is pending keeps the reservation after it expires, until the provider decides', async () => {
    const before = await stockOf('DOLLAR');
    const made = await order(shop, { DOLLAR: 2 });
    provider.paymentOf(made.id).state = 'pending';
    expect(await comeBack(made)).toMatchObject({ paymentStatus: 'pending' });
    ahead += 20 * MINUTE;
    await shop.reconcile();
    expect(await readOrder(made)).toMatchObject({ orderStatus: 'ORDERED', paymentStatus: 'pending' });
    provider.paymentOf(made.id).state = 'failed';
    await shop.reconcile();
    expect(await readOrder(made)).toMatchObject({
      orderStatus: 'CANCELED',
      paymentStatus: 'failed',
      canRestoreCart: true,
    });
    expect(await stockOf('DOLLAR')).toBe(before);
    expect(await mailsOf(made.id)).toEqual([`order-failed ${made.id}`]);
  });

  test('of another amount, currency or order is not accepted and is refunded', async () => {
    const wrong = [{ amount: 1 }, { currency: 'EUR' }, { orderId: 999_999 }];
    for (const lie of wrong) {
      const made = await order(shop, { DOLLAR: 2 });
      const payment = provider.paymentOf(made.id);
      const event = provider.event(made.id);
      Object.assign(payment, { state: 'paid' }, lie);
      await tell(made.id, event);
      expect(await readOrder(made)).toMatchObject({ orderStatus: 'ORDERED', paymentStatus: 'open' });
      if ('amount' in lie) expect(payment.refunded).toBe(1);
    }
    expect(await shop.commands.listOpenRefunds()).toEqual([]);
  });

  test('is requested outside transactions, with few calls', async () => {
    const made = await order(shop, { DOLLAR: 2 });
    provider.paymentOf(made.id).state = 'paid';
    await comeBack(made);
    expect(provider.calls).toEqual(['start', 'ask']);
  });
});

describe('events in any sequence', () => {
  const states = ['pending', 'paid', 'failed', 'refunded'] as const;
  const permutations = <T>(all: readonly T[]): T[][] =>
    all.length === 0
      ? [[]]
      : all.flatMap((one, index) => permutations(all.toSpliced(index, 1)).map((rest) => [one, ...rest]));

  /** Every sequence of the states, with the first event of a payment at each place in turn. */
  const sequences = permutations<string>(states).map((sequence, index) => sequence.toSpliced(index % 5, 0, 'open'));

  test('all sequences, each event sent twice, end in the state of the provider (STATE-18)', async () => {
    const before = await stockOf('DOLLAR');
    const made: (Confirmation & { sequence: string[] })[] = [];
    const { shippingQuote: _, ...body } = await orderBody(shop, await fillCart(shop, { DOLLAR: 1 }));
    for (const sequence of sequences) {
      const answer = await submit(shop, await fillCart(shop, { DOLLAR: 1 }), body);
      made.push({ ...(answer.body as Confirmation), sequence });
    }
    expect(made).toHaveLength(24);
    // The truth at the provider: it was paid, then given back. The events tell of moments on the way, in any order.
    const tellAll = async (part: (all: readonly string[]) => readonly string[]) => {
      for (const { id, sequence } of made) {
        const payment = provider.paymentOf(id);
        for (const state of part(sequence)) {
          const reported = { ...payment, state: state === 'refunded' ? 'paid' : state };
          const payload = JSON.stringify({ id: `${id} ${state}`, reference: payment.reference, payment: reported });
          expect((await shop.send({ ...provider.event(id), payload })).status).toBe(200);
        }
      }
      while ((await ask(sql`select 1 from payment_events where applied_at is null`)).length > 0) await shop.reconcile();
    };
    for (const { id } of made) provider.paymentOf(id).state = 'paid';
    await tellAll((all) => all.slice(0, 2));
    for (const { id } of made) provider.paymentOf(id).refunded = provider.paymentOf(id).amount;
    await tellAll((all) => [...all.slice(2), ...all.slice(0, 2)]);
    const ids = made.map(({ id }) => id);
    const ended = await ask<{ id: number; history: string[] }>(sql`
      select o.id, array_agg(h.after order by h.id) as history from orders o join order_history h on h.order_id = o.id
      where o.state = 'refunded' and o.refunded = o.total group by o.id having o.id >= ${Math.min(...ids)}`);
    expect(ended.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
    expect(new Set(ended.map(({ history }) => history.join()))).toEqual(new Set(['awaiting-payment,paid,refunded']));
    expect(await stockOf('DOLLAR')).toBe(before);
  });

  test('failed after paid stays paid', async () => {
    const made = await order(shop, { DOLLAR: 1 });
    provider.paymentOf(made.id).state = 'paid';
    await tell(made.id);
    provider.paymentOf(made.id).state = 'failed';
    await tell(made.id);
    expect(await readOrder(made)).toMatchObject({ orderStatus: 'PROCESSED', paymentStatus: 'paid' });
  });
});

describe('a webhook', () => {
  test('with a wrong signature is refused before it is parsed, and stores nothing', async () => {
    const made = await order(shop, { DOLLAR: 1 });
    const payment = { ...provider.paymentOf(made.id), state: 'paid' };
    const { headers, ...reported } = provider.event(made.id);
    const event = { ...reported, payload: JSON.stringify({ id: 'evt_forged', reference: payment.reference, payment }) };
    const before = await ask(sql`select 1 from payment_events`);
    const forged = [
      { ...event, headers: { 'content-type': 'application/json' } },
      { ...event, headers: { ...headers, 'x-signature': 'bad' } },
      { ...event, headers: { 'content-type': 'application/json' }, payload: '{not json' },
      { ...event, headers: { 'content-type': 'text/plain' } },
      { ...event, headers: {}, payload: '' },
    ];
    for (const one of forged)
      expect(await shop.send(one)).toMatchObject({ status: 401, body: { code: 'payment.unverified' } });
    expect(await ask(sql`select 1 from payment_events`)).toHaveLength(before.length);
    const nobody = { ...event, headers, url: '/api/v1/payments/nobody/webhook' };
    expect((await shop.send(nobody)).status).toBe(404);
    expect(await readOrder(made)).toMatchObject({ orderStatus: 'ORDERED' });
  });

  test('of an unknown payment is accepted and changes nothing', async () => {
    const made = await order(shop, { DOLLAR: 1 });
    const event = provider.event(made.id);
    const foreign = JSON.stringify({
      id: 'evt_foreign',
      reference: 'nowhere',
      payment: { ...provider.paymentOf(made.id), reference: 'nowhere', orderId: 424_242 },
    });
    expect((await tell(made.id, { ...event, payload: foreign })).status).toBe(200);
    ahead += 61 * MINUTE;
    await shop.reconcile();
    expect(await ask(sql`select 1 from payment_events where event_id = 'evt_foreign' and applied_at is null`)).toEqual(
      [],
    );
  });
});

describe('unpaid orders', () => {
  test('release stock and coupon when they expire', async () => {
    const before = await stockOf('RARE');
    const made = await order(shop, { RARE: 2 });
    expect(await stockOf('RARE')).toBe((before ?? 0) - 2);
    ahead += 14 * MINUTE;
    await shop.reconcile();
    expect(await readOrder(made)).toMatchObject({ orderStatus: 'CANCELED', paymentStatus: 'failed' });
    expect(provider.paymentOf(made.id).state).toBe('failed');
    expect(await stockOf('RARE')).toBe(before);
  });

  test('are released also when the provider is unavailable', async () => {
    const before = await stockOf('RARE');
    const made = await order(shop, { RARE: 1 });
    provider.away = true;
    ahead += 16 * MINUTE;
    await shop.reconcile();
    expect(await stockOf('RARE')).toBe(before);
    expect(await readOrder(made)).toMatchObject({ paymentStatus: 'failed' });
  });

  test('a late payment is accepted while there is stock', async () => {
    const made = await order(shop, { RARE: 1 });
    provider.away = true;
    ahead += 16 * MINUTE;
    await shop.reconcile();
    provider.away = false;
    provider.paymentOf(made.id).state = 'paid';
    await tell(made.id);
    expect(await readOrder(made)).toMatchObject({ orderStatus: 'PROCESSED', paymentStatus: 'paid' });
    expect(await mailsOf(made.id)).toEqual([
      `order-failed ${made.id}`,
      `order-confirmed ${made.id}`,
      `order-received ${made.id}`,
    ]);
  });

  test('a late payment without stock is refunded once', async () => {
    await setStock('RARE', 1);
    const made = await order(shop, { RARE: 1 });
    ahead += 16 * MINUTE;
    provider.away = true;
    await shop.reconcile();
    provider.away = false;
    await setStock('RARE', 0);
    provider.paymentOf(made.id).state = 'paid';
    await Promise.all([tell(made.id), tell(made.id), comeBack(made)]);
    await shop.reconcile();
    expect(await readOrder(made)).toMatchObject({ orderStatus: 'CANCELED', paymentStatus: 'refunded' });
    expect(provider.paymentOf(made.id).refunded).toBe(provider.paymentOf(made.id).amount);
    expect([...provider.refunds.keys()].filter((key) => key.startsWith('late'))).toHaveLength(1);
    expect(await mailsOf(made.id)).toContain(`order-refunded ${made.id} ${provider.paymentOf(made.id).amount}`);
    await setStock('RARE', 100);
  });

  test('a refund the provider did not accept is retried', async () => {
    const made = await order(shop, { RARE: 1 });
    await shop.call(orders.restoreCart, { params: { id: made.id }, query: { key: made.key } });
    const payment = provider.paymentOf(made.id);
    payment.state = 'paid';
    provider.refusesRefunds = true;
    await tell(made.id);
    expect(payment.refunded).toBe(0);
    provider.refusesRefunds = false;
    ahead += MINUTE;
    await shop.reconcile();
    expect(payment.refunded).toBe(payment.amount);
  });
});

describe('an unavailable provider', () => {
  test('leaves the order open; another attempt returns the page', async () => {
    provider.away = true;
    const made = await order(shop, { DOLLAR: 1 });
    expect(made).toMatchObject({ orderStatus: 'ORDERED', paymentStatus: 'open', redirectUrl: null });
    const start = { params: { code: made.code }, query: { key: made.key }, body: { paymentModule: 'scripted' } };
    await expect(shop.call(checkout.startPayment, start)).rejects.toMatchObject({ status: 503, code: 'payment.away' });
    provider.away = false;
    const started = await shop.call(checkout.startPayment, start);
    expect(started).toMatchObject({ orderId: made.id, amount: 7.5, details: { redirectUrl: expect.any(String) } });
    expect((await shop.call(checkout.startPayment, start)).details).toEqual(started.details);
  });

  test('is called at most five times in ten minutes', async () => {
    provider.away = true;
    const made = await order(shop, { DOLLAR: 1 });
    const start = { params: { code: made.code }, query: { key: made.key }, body: { paymentModule: 'scripted' } };
    for (let tried = 2; tried <= 5; tried += 1)
      await expect(shop.call(checkout.startPayment, start)).rejects.toMatchObject({ status: 503 });
    await expect(shop.call(checkout.startPayment, start)).rejects.toMatchObject({
      status: 429,
      code: 'payment.too-many',
    });
    ahead += 11 * MINUTE;
    provider.away = false;
    expect((await shop.call(checkout.startPayment, start)).orderId).toBe(made.id);
  });

  test('a page whose reference was lost is found by its event', async () => {
    const made = await order(shop, { DOLLAR: 1 });
    await shop.database.db.execute(
      sql`update payments set reference = null, redirect_url = null where order_id = ${made.id}`,
    );
    provider.paymentOf(made.id).state = 'paid';
    await tell(made.id);
    expect(await readOrder(made)).toMatchObject({ orderStatus: 'PROCESSED' });
  });
});

describe('a restored cart', () => {
  test('contains every line and the coupon, every time it is requested (STATE-15)', async () => {
    const made = await order(shop, { DOLLAR: 3, 'MUG-BLUE-L': 1, RARE: 2 });
    const back = { params: { id: made.id }, query: { key: made.key } };
    const carts = await Promise.all([shop.call(orders.restoreCart, back), shop.call(orders.restoreCart, back)]);
    const [cart] = carts;
    expect(new Set(carts.map(({ code }) => code)).size).toBe(1);
    expect(cart?.products.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['DOLLAR', 3],
      ['MUG-BLUE-L', 1],
      ['RARE', 2],
    ]);
    expect(cart?.canCheckOut).toBe(true);
    expect(provider.paymentOf(made.id).state).toBe('failed');
    expect(await mailsOf(made.id)).toEqual([]);
    expect(await readOrder(made)).toMatchObject({ orderStatus: 'CANCELED', canRestoreCart: true });
    const again = await submit(shop, cart?.code ?? '', await orderBody(shop, cart?.code ?? ''));
    expect(again.status).toBe(200);
    await expect(shop.call(orders.restoreCart, back)).rejects.toMatchObject({ code: 'cart.not-found' });
  });

  test('is refused for an order that was just paid', async () => {
    const made = await order(shop, { DOLLAR: 1 });
    provider.paymentOf(made.id).state = 'paid';
    const back = { params: { id: made.id }, query: { key: made.key } };
    await expect(shop.call(orders.restoreCart, back)).rejects.toMatchObject({
      status: 409,
      code: 'order.not-restorable',
    });
    expect(await readOrder(made)).toMatchObject({ orderStatus: 'PROCESSED' });
  });

  test('is not restored while the provider does not respond', async () => {
    const made = await order(shop, { DOLLAR: 1 });
    provider.away = true;
    const back = { params: { id: made.id }, query: { key: made.key } };
    await expect(shop.call(orders.restoreCart, back)).rejects.toMatchObject({ status: 503, code: 'payment.away' });
  });

  test('can be ordered at most five times in ten minutes', async () => {
    ahead += 30 * MINUTE;
    let made = await order(shop, { DOLLAR: 1 });
    for (let tried = 2; ; tried += 1) {
      const back = { params: { id: made.id }, query: { key: made.key } };
      const { code } = await shop.call(orders.restoreCart, back);
      const answer = await submit(shop, code, await orderBody(shop, code));
      if (tried > 5) {
        expect(answer).toMatchObject({ status: 429, body: { code: 'payment.too-many' } });
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        break;
      }
      expect(answer.status).toBe(200);
      made = { ...(answer.body as typeof made), code };
    }
  });
});
