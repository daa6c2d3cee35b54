import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestAnswer } from '../../testing/asked-shop.ts';
import { ADDRESS, fillCart, orderBody } from '../../testing/checkout-steps.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { cashOnDelivery } from '../payments/cash-on-delivery.ts';

let shop: TestShop;
let ahead = 0;
beforeAll(async () => {
  shop = await openTestShop(undefined, () => new Date(Date.now() + ahead), {
    ordersPerHour: 3,
    payments: { adapters: [cashOnDelivery], methods: ['cash-on-delivery'] },
  });
  await shop.importYaml('products: [{ sku: DOLLAR, categories: [living], name: Dollar, price: 1, stock: 999 }]');
});
beforeEach(() => {
  // Every test has an hour of its own.
  ahead += 61 * 60_000;
});
afterAll(() => shop.close());

let network = 0;
const newNetwork = () => {
  network += 1;
  return `198.51.100.${network}`;
};

interface Shopper {
  readonly email: string;
  readonly street: string;
  readonly address: string;
}

async function placeOrder(
  { email, street, address }: Shopper,
  payment: object = {},
  key?: string,
): Promise<TestAnswer> {
  const code = await fillCart(shop, { DOLLAR: 1 });
  const body = await orderBody(shop, code, {
    method: 'cash-on-delivery',
    body: { customer: { emailAddress: email, billing: { ...ADDRESS, address: street } } },
    payment,
  });
  const send = () =>
    shop.send({
      method: 'POST',
      url: `/api/v1/cart/${code}/checkout`,
      payload: body,
      remoteAddress: address,
      headers: { ...(key && { 'idempotency-key': key }) },
    });
  const answer = await send();
  return key ? send() : answer;
}

const countOf = async (table: 'orders' | 'mail_outbox'): Promise<number> => {
  const { rows } = await shop.database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return rows[0]?.n ?? 0;
};
const stock = async (): Promise<number> => {
  const { rows } = await shop.database.db.execute<{ stock: number }>(
    sql`select stock from variants where sku = 'DOLLAR'`,
  );
  return rows[0]?.stock ?? -1;
};

async function expectRefused(shopper: Shopper): Promise<void> {
  const before = [await countOf('orders'), await countOf('mail_outbox'), await stock()];
  const answer = await placeOrder(shopper);
  expect(answer).toMatchObject({ status: 429, body: { code: 'order.too-many' } });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect([await countOf('orders'), await countOf('mail_outbox'), await stock()]).toEqual(before);
}

test('an e-mail address may order ten times an hour, and a delivery address 15 times', async () => {
  // However they are written, and from wherever.
  const shopper = (n: number, email: string) => ({
    email,
    street: n % 2 ? '7, Long Street' : '7 LONG STREET',
    address: newNetwork(),
  });
  for (let n = 1; n <= 10; n += 1)
    expect((await placeOrder(shopper(n, n % 2 ? 'Ann@x.test' : 'ann@x.test'))).status, String(n)).toBe(200);
  await expectRefused({ ...shopper(11, 'ann@x.test'), street: '8 Long Street' });
  for (let n = 11; n <= 15; n += 1) expect((await placeOrder(shopper(n, `a${n}@x.test`))).status, String(n)).toBe(200);
  await expectRefused(shopper(16, 'a16@x.test'));
  ahead += 61 * 60_000;
  expect((await placeOrder(shopper(17, 'ann@x.test'))).status).toBe(200);
});

test('a network may place as many orders as configured; refused and repeated orders are not counted', async () => {
  const address = newNetwork();
  const shopper = (n: number) => ({ email: `b${n}@z.test`, street: `${n} Square`, address });
  for (let n = 1; n <= 4; n += 1)
    expect(await placeOrder(shopper(n), { amount: 0.01 })).toMatchObject({
      status: 409,
      body: { code: 'order.price-changed' },
    });
  for (let n = 1; n <= 3; n += 1) expect((await placeOrder(shopper(n), {}, `key-${n}`)).status, String(n)).toBe(200);
  await expectRefused(shopper(4));
});
