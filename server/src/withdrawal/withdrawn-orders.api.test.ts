// An order that was withdrawn from, as staff see it.
import type { LiveEvent } from '@vitrine/contract/events/events-shapes.ts';
import type { OrderSummary, StaffOrder, TodoCounts } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { withdraw } from '@vitrine/contract/withdrawal/withdrawal.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { order } from '../../testing/checkout-steps.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../testing/test-staff.ts';

const START = new Date('2026-06-19T08:05:09.000Z');
let now = START;
let shop: TestShop;
let owner: TestStaff;
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now);
  await shop.importYaml(
    'products: [{ sku: THING, categories: [living], name: Thing, price: 10, stock: 500, visible: true }]',
  );
  owner = await signInAs(shop, 'owner');
});
beforeEach(async () => {
  now = START;
  await shop.database.db.execute(sql`truncate limits`);
});
afterAll(() => shop.close());

const newOrder = async () => (await order(shop, { THING: 2 }, { method: 'cash-on-delivery' })).id;
const declare = (id: number, changes: object = {}) =>
  shop.call(withdraw, {
    query: { lang: 'en' },
    body: { orderNumber: String(id), name: 'Ann Lee', email: 'ann@example.com', ...changes },
  });
const get = async <T>(path: string) => (await shop.get(`private/${path}`, owner.headers)).body as T;
const post = (path: string, payload?: object) =>
  shop.send({ method: 'POST', url: `/api/v1/private/${path}`, headers: owner.headers, ...(payload && { payload }) });
const list = async (query: string) => (await get<{ items: OrderSummary[] }>(`orders?count=200&${query}`)).items;
const isListed = async (id: number, query: string) => (await list(query)).some((one) => one.id === id);
const markOf = async (id: number) => (await list(`q=${id}`)).find((one) => one.id === id)?.withdrawal;
const show = (id: number) => get<StaffOrder>(`orders/${id}`);

test('an order that was withdrawn from as a whole is marked and no longer to ship', async () => {
  const id = await newOrder();
  expect(await markOf(id)).toBeNull();
  expect(await isListed(id, 'work=to-ship')).toBe(true);
  const before = await get<TodoCounts>('today');
  await declare(id, { remark: 'Too large' });
  expect(await markOf(id)).toBe('whole');
  expect(await isListed(id, 'work=to-ship')).toBe(false);
  expect(await isListed(id, 'work=withdrawals')).toBe(true);
  expect(await get<TodoCounts>('today')).toMatchObject({
    toShip: (before.toShip ?? 0) - 1,
    withdrawnOrders: (before.withdrawnOrders ?? 0) + 1,
    withdrawals: before.withdrawals,
  });
  const shown = await show(id);
  expect(shown).toMatchObject({
    withdrawal: 'whole',
    withdrawals: [
      {
        receivedAt: START.toISOString(),
        name: 'Ann Lee',
        email: 'ann@example.com',
        lines: [],
        remark: 'Too large',
        isInTime: true,
        isOpen: true,
        refundBy: '2026-07-03',
      },
    ],
  });
  expect(shown.history.at(-1)).toEqual({
    at: START.toISOString(),
    actor: null,
    event: 'withdrawal',
    text: 'Too large',
    amount: null,
    failure: null,
  });
});

test('a withdrawal from some of the goods leaves the rest to ship', async () => {
  const id = await newOrder();
  await declare(id, { lines: ['1 × Thing'] });
  expect(await markOf(id)).toBe('part');
  expect(await isListed(id, 'work=to-ship')).toBe(true);
  expect(await isListed(id, 'work=withdrawals')).toBe(true);
  expect((await show(id)).history.at(-1)).toMatchObject({ event: 'withdrawal', text: '1 × Thing' });
  await declare(id);
  expect(await markOf(id)).toBe('whole');
});

test('a withdrawal is settled with the cancellation, and the order keeps it in its history', async () => {
  const id = await newOrder();
  await declare(id);
  expect((await post(`orders/${id}/cancel`, { reason: null })).status).toBe(200);
  expect(await markOf(id)).toBeNull();
  expect(await isListed(id, 'work=withdrawals')).toBe(false);
  const { withdrawals, history } = await show(id);
  expect(withdrawals).toMatchObject([{ isOpen: false }]);
  expect(history.map(({ event }) => event)).toContain('withdrawal');
});

test('after shipping it stays open until money goes back', async () => {
  const id = await newOrder();
  await post(`orders/${id}/shipment`, { tracking: null });
  await post(`orders/${id}/payment`);
  await declare(id);
  expect(await markOf(id)).toBe('whole');
  // An earlier refund does not settle what was declared later.
  now = new Date(START.getTime() + 60_000);
  expect((await post(`orders/${id}/refund`, { amount: '5.00', reason: null })).status).toBe(200);
  expect(await markOf(id)).toBeNull();
  now = new Date(START.getTime() + 120_000);
  await declare(id, { lines: ['1 × Thing'] });
  expect(await markOf(id)).toBe('part');
});

test('a declaration of somebody else marks no order and waits on Today', async () => {
  const id = await newOrder();
  const before = await get<TodoCounts>('today');
  await declare(id, { email: 'eve@example.com' });
  expect(await markOf(id)).toBeNull();
  expect((await show(id)).withdrawals).toEqual([]);
  expect(await get<TodoCounts>('today')).toMatchObject({
    toShip: before.toShip,
    withdrawals: (before.withdrawals ?? 0) + 1,
    withdrawnOrders: before.withdrawnOrders,
  });
});

test('commands and the table of orders have the mark', async () => {
  const id = await newOrder();
  await declare(id, { lines: ['1 × Thing'] });
  const orders = await shop.commands.listOrders({ since: null, states: [] });
  expect(orders.find((one) => one.id === id)).toMatchObject({ withdrawal: 'part' });
  expect((await shop.commands.showOrder(id)).withdrawals).toMatchObject([
    { lines: ['1 × Thing'], isInTime: true, isOpen: true, refundBy: '2026-07-03' },
  ]);
  const csv = (await shop.send({ method: 'GET', url: `/api/v1/private/orders/csv?q=${id}`, headers: owner.headers }))
    .body;
  const [head = '', row = ''] = String(csv).trim().split('\r\n');
  const cells = Object.fromEntries(head.split(/[,;]/).map((name, at) => [name, row.split(/[,;]/)[at]]));
  expect(cells.Withdrawal).toBe('part');
});

test('an open screen of the order is told', async () => {
  const id = await newOrder();
  const leave = new AbortController();
  const { body } = await fetch(`${await shop.listen()}/api/v1/private/events`, {
    headers: owner.headers,
    signal: leave.signal,
  });
  const events: LiveEvent[] = [];
  const ended = (async () => {
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? [])
      for (const [, data = ''] of part.matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(data));
  })();
  ended.catch(() => {});
  await declare(id);
  await expect.poll(() => events).toContainEqual({ kind: 'order', id });
  leave.abort();
});
