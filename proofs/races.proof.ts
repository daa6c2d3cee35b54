// Many concurrent shoppers at two processes: no more is sold than the stock, and nobody pays twice.
import { randomUUID } from 'node:crypto';
import type { Confirmation } from '@vitrine/contract/checkout/checkout-shapes.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fillCart, orderBody, submit } from '../server/testing/checkout-steps.ts';
import { actOnPaymentPage, remoteShop } from './remote-shop.ts';
import { inParallel, type ShopCluster, startShopCluster } from './shop-cluster.ts';

let cluster: ShopCluster;
let turn = 0;
/** Alternates between the processes. */
const shop = remoteShop(() => cluster.shops[turn++ % cluster.shops.length]?.url ?? '', { isPatient: true });
beforeAll(async () => {
  cluster = await startShopCluster(2);
});
afterEach(() => cluster.expectInvariants());
afterAll(() => cluster.close());

const numberOf = async (query: string): Promise<number> => {
  const { rows } = await cluster.database.db.execute<{ n: number }>(sql.raw(query));
  return rows[0]?.n ?? -1;
};

/** They want the last items at ten levels of stock; half as many check out at once. */
const SHOPPERS = Number(process.env.SHOPPERS ?? 1_000);
const ROUNDS = Number(process.env.ROUNDS ?? 50);

test(`${SHOPPERS} shoppers for the last one to ten items place exactly that many orders`, async () => {
  const levels = Array.from({ length: 10 }, (_, index) => index + 1);
  await cluster.stock(Object.fromEntries(levels.map((level) => [`LAST-${level}`, level])));
  const carts = await inParallel(SHOPPERS, 16, async (index) => {
    const code = await fillCart(shop, { [`LAST-${levels[index % levels.length]}`]: 1 });
    return { code, body: await orderBody(shop, code, { method: 'cash-on-delivery' }) };
  });
  const answers = await inParallel(carts.length, 100, async (index) => {
    const cart = carts[index];
    return cart ? submit(shop, cart.code, cart.body) : undefined;
  });
  const statuses = answers.map((answer) => answer?.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(levels.reduce((sum, level) => sum + level, 0));
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  for (const level of levels) {
    const sold = `select coalesce(sum(quantity), 0)::int as n from order_lines where sku = 'LAST-${level}'`;
    expect(await numberOf(sold), `sold of ${level}`).toBe(level);
    expect(await numberOf(`select stock as n from variants where sku = 'LAST-${level}'`)).toBe(0);
  }
});

test.each([
  [50, 'with one key, equal answers', () => randomUUID()],
  [50, 'without a key, one answer that shows the order', () => undefined],
])('%d equal concurrent submits, %s, create one order and one payment page', async (submits, _, newKey) => {
  await cluster.stock({ PLENTY: 900 });
  const before = await numberOf('select count(*)::int as n from orders');
  // One round after the other: a busy shop refuses (503) what it has done, and without a key the order is not shown again.
  await inParallel(ROUNDS, 1, async () => {
    const code = await fillCart(shop, { PLENTY: 1 });
    const body = await orderBody(shop, code, { method: 'test' });
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: submits }, () => submit(shop, code, body, key ? { key } : {})),
    );
    const shown = answers.filter(({ status }) => status === 200);
    expect(shown).toHaveLength(key ? submits : 1);
    expect(new Set(shown.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    for (const { status, body } of answers.filter((answer) => !shown.includes(answer)))
      expect({ status, body }).toMatchObject({ status: 409, body: { code: 'order.placed' } });
  });
  expect(await numberOf('select count(*)::int as n from orders')).toBe(before + ROUNDS);
  const twice = 'select count(*)::int as n from (select 1 from test_payments group by order_id having count(*) > 1) t';
  expect(await numberOf(twice)).toBe(0);
});

test(`${SHOPPERS / 2} overlapping checkouts of many lines: no deadlock reaches a shopper`, async () => {
  const skus = ['CROSS-A', 'CROSS-B', 'CROSS-C', 'CROSS-D'];
  await cluster.stock(Object.fromEntries(skus.map((sku) => [sku, 999])));
  const answers = await inParallel(SHOPPERS / 2, 50, async (index) => {
    const order = index % 2 === 0 ? skus : skus.toReversed();
    const code = await fillCart(shop, Object.fromEntries(order.map((sku) => [sku, 1])));
    return submit(shop, code, await orderBody(shop, code, { method: 'cash-on-delivery' }));
  });
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  expect(await numberOf("select stock as n from variants where sku = 'CROSS-A'")).toBe(999 - SHOPPERS / 2);
});

test('20 concurrent webhooks of one payment cause one transition and one mail', async () => {
  await cluster.stock({ TOLD: 5 });
  const code = await fillCart(shop, { TOLD: 1 });
  const { body } = await submit(shop, code, await orderBody(shop, code, { method: 'test' }));
  const { id, key, redirectUrl } = body as Confirmation;
  await actOnPaymentPage(redirectUrl ?? '', 'pay');
  const requests = await inParallel(20, 20, () =>
    shop.send({ method: 'GET', url: `/api/v1/order/payment/success/${id}?key=${key}` }),
  );
  expect(new Set(requests.map((answer) => JSON.stringify(answer.body)))).toEqual(
    new Set([JSON.stringify({ id, orderStatus: 'PROCESSED', paymentStatus: 'paid' })]),
  );
  const steps = `select count(*)::int as n from order_history where order_id = ${id} and after = 'paid'`;
  expect(await numberOf(steps)).toBe(1);
  expect(await numberOf(`select count(*)::int as n from mail_outbox where key = 'order-confirmed ${id}'`)).toBe(1);
});
