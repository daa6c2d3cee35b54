// The hourly job removes expired data and leaves everything else as it was.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order } from '../../../testing/checkout-steps.ts';
import { findBroken } from '../../../testing/invariants.ts';
import { ScriptedProvider } from '../../../testing/scripted-provider.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { mergeOldStockMovements } from '../../catalog/catalog.ts';
import { mailPersonalData } from '../../mail/mail-feature.ts';
import { ordersPersonalData } from '../../orders/orders.ts';
import { DAY } from '../clock.ts';

let shop: TestShop;
let provider: ScriptedProvider;
let now = new Date('2026-11-20T10:00:00Z');
beforeAll(async () => {
  provider = new ScriptedProvider();
  shop = await openTestShop(undefined, () => now, { payments: { adapters: [provider.adapter] } });
  await shop.importYaml(`
products:
  - { sku: DOLLAR, categories: [living], name: Dollar, price: 1, stock: 999 }`);
});
afterAll(() => shop.close());

const later = (days: number) => {
  now = new Date(now.getTime() + days * DAY);
};
const count = async (what: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await shop.database.db.execute<{ n: number }>(sql`select count(*)::int as n from ${what}`);
  return rows[0]?.n ?? 0;
};
const paidOrder = async () => {
  const made = await order(shop, { DOLLAR: 1 });
  provider.paymentOf(made.id).state = 'paid';
  const event = provider.event(made.id);
  await shop.send(event);
  await shop.reconcile();
  return { ...made, event };
};

test('events are stored longer than providers repeat them, then deleted; starts are deleted after a day', async () => {
  const { event, id } = await paidOrder();
  const own = sql`payment_events where order_id = ${id}`;
  later(1);
  await ordersPersonalData.deleteExpired?.(shop.database.db, now);
  expect(await count(sql`payment_starts`)).toBe(1);
  later(3);
  await ordersPersonalData.deleteExpired?.(shop.database.db, now);
  await shop.send(event);
  expect(await count(own)).toBe(1);
  expect(await count(sql`payment_starts`)).toBe(0);
  later(90);
  await ordersPersonalData.deleteExpired?.(shop.database.db, now);
  expect(await count(own)).toBe(0);
  // Even then a repeated event changes nothing but makes the shop ask.
  await shop.send(event);
  await shop.reconcile();
  expect(await count(sql`mail_outbox where key = ${`order-confirmed ${id}`}`)).toBe(1);
  expect(await findBroken(shop.database.db, now)).toEqual([]);
});

test('an event that is not applied yet is never deleted', async () => {
  const { id } = await order(shop, { DOLLAR: 1 });
  provider.away = true;
  await shop.send(provider.event(id, 'evt_old'));
  later(100);
  await ordersPersonalData.deleteExpired?.(shop.database.db, now);
  expect(await count(sql`payment_events where event_id = 'evt_old'`)).toBe(1);
  provider.away = false;
  await shop.reconcile();
});

test('old stock movements are merged; sums and reservations are unchanged', async () => {
  for (const stock of [500, 400, 300]) await shop.commands.setStock('DOLLAR', stock);
  const held = await paidOrder();
  const returned = await paidOrder();
  await shop.commands.cancelOrder(returned.id);
  const variant = sql`variant_id = (select id from variants where sku = 'DOLLAR')`;
  expect(await count(sql`stock_movements where ${variant} and order_id is null`)).toBe(4);
  expect(await count(sql`stock_movements where order_id = ${returned.id}`)).toBe(2);
  later(399);
  await mergeOldStockMovements(shop.database.db, now);
  expect(await count(sql`stock_movements where ${variant} and order_id is null`)).toBe(4);
  later(102);
  await Promise.all([mergeOldStockMovements(shop.database.db, now), mergeOldStockMovements(shop.database.db, now)]);
  await mergeOldStockMovements(shop.database.db, now);
  expect(await count(sql`stock_movements where ${variant} and order_id is null`)).toBe(1);
  expect(await count(sql`stock_movements where order_id = ${returned.id}`)).toBe(0);
  expect(await count(sql`stock_movements where order_id = ${held.id}`)).toBe(1);
  expect(await findBroken(shop.database.db, now)).toEqual([]);
});

test('erased mails are deleted after a year, those of orders stay with the order', async () => {
  await shop.send({
    method: 'POST',
    url: '/api/v1/newsletter',
    payload: { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee' },
  });
  const { id } = await paidOrder();
  const other = sql`mail_outbox where key not like 'order-%'`;
  expect(await count(other)).toBeGreaterThan(0);
  await shop.database.db.execute(sql`update mail_outbox set sent_at = ${now.toISOString()}::timestamptz`);
  later(40);
  await mailPersonalData.deleteExpired?.(shop.database.db, now);
  expect(await count(sql`mail_outbox where "to" <> ''`)).toBe(0);
  expect(await count(other)).toBeGreaterThan(0);
  later(326);
  await mailPersonalData.deleteExpired?.(shop.database.db, now);
  expect(await count(other)).toBe(0);
  expect(await count(sql`mail_outbox where key = ${`order-confirmed ${id}`}`)).toBe(1);
  expect(await findBroken(shop.database.db, now)).toEqual([]);
});
