// Orders in the back office: what staff finds, sees and does. The commands call the same use cases.

import * as account from '@vitrine/contract/account/account.ts';
import * as orders from '@vitrine/contract/orders/orders.ts';
import * as staffOrders from '@vitrine/contract/orders/staff-orders.ts';
import type { StaffOrder, TodoCounts } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/asked-shop.ts';
import { type OrderOptions, order } from '../../../testing/checkout-steps.ts';
import { findBroken } from '../../../testing/invariants.ts';
import { ScriptedProvider } from '../../../testing/scripted-provider.ts';
import { newCustomer, PASSWORD } from '../../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../../testing/test-staff.ts';
import { bankTransfer } from '../../payments/bank-transfer.ts';
import { cashOnDelivery } from '../../payments/cash-on-delivery.ts';
import { saveStore } from '../../store/store.ts';

let shop: TestShop;
let provider: ScriptedProvider;
let owner: TestStaff;
let now = new Date('2026-11-17T10:00:00Z');

beforeAll(async () => {
  provider = new ScriptedProvider();
  shop = await openTestShop(undefined, () => now, {
    payments: {
      adapters: [provider.adapter, bankTransfer, cashOnDelivery],
      methods: ['scripted', 'bank-transfer', 'cash-on-delivery'],
      bankAccount: 'US00 1234',
    },
    orderNumbers: { prefix: 'V-' },
  });
  await shop.importYaml(`
products:
  - { sku: THING, categories: [living], name: { en: Thing, fr: Chose }, price: 10, stock: 500, visible: true }
  - { sku: "A/B ü%_1", categories: [living], name: Special, price: 5, stock: 500, visible: true }
  - { sku: HEAVY, categories: [living], name: Heavy, price: 150, stock: 500, visible: true }`);
  owner = await signInAs(shop, 'owner');
});
beforeEach(() => {
  provider.away = false;
});
afterEach(async () => {
  expect(await findBroken(shop.database.db, now)).toEqual([]);
});
afterAll(() => shop.close());

const rows = async <T>(question: ReturnType<typeof sql>): Promise<T[]> =>
  (await shop.database.db.execute<T>(question)).rows;
const stockOf = async (sku: string) =>
  (await rows<{ stock: number }>(sql`select stock from variants where sku = ${sku}`))[0]?.stock ?? 0;

const get = (path: string, person = owner): Promise<TestAnswer> => shop.get(`private/${path}`, person.headers);
const post = (path: string, payload?: object, { person = owner, key = '' } = {}): Promise<TestAnswer> =>
  shop.send({
    method: 'POST',
    url: `/api/v1/private/${path}`,
    headers: { ...person.headers, ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  });
const show = async (id: number) => (await get(`orders/${id}`)).body as StaffOrder;
const refused = (code: string, status = 409) => ({ status, body: { code } });

async function paid(items: Record<string, number> = { THING: 2 }, options: OrderOptions = {}) {
  const made = await order(shop, items, options);
  provider.paymentOf(made.id).state = 'paid';
  await shop.reconcile();
  return made;
}
const transfer = (items: Record<string, number> = { THING: 1 }, options: OrderOptions = {}) =>
  order(shop, items, { method: 'bank-transfer', ...options });

interface Found {
  readonly items: readonly { readonly id: number; readonly [name: string]: unknown }[];
  readonly total: number;
  readonly totalIsExact: boolean;
  readonly next: string | null;
}
const find = async (query: string) => (await get(`orders?${query}`)).body as Found;
const idsOf = async (query: string) => (await find(query)).items.map(({ id }) => id);

describe('searchOrders', () => {
  test('pages are newest first, without gaps or repeats while orders come in', async () => {
    const made: number[] = [];
    for (let n = 0; n < 5; n += 1) made.push((await transfer()).id);
    const first = await find('count=2');
    expect(first).toMatchObject({ totalIsExact: true });
    const meanwhile = await transfer();
    const seen = first.items.map(({ id }) => id);
    for (let next = first.next; next !== null; ) {
      const page = await find(`count=2&after=${next}`);
      seen.push(...page.items.map(({ id }) => id));
      next = page.next;
    }
    expect(seen.slice(0, 5)).toEqual(made.toReversed());
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).not.toContain(meanwhile.id);
    expect(await idsOf('count=2&after=nonsense')).toContain(meanwhile.id);
  });

  test('finds by number, name, address and SKU, and treats wildcards as letters', async () => {
    const billing = { firstName: 'Zoé', lastName: 'O’Brien Li', address: '1 Main Street', city: 'Portland' };
    const { id } = await transfer(
      { 'A/B ü%_1': 1 },
      {
        body: {
          customer: {
            emailAddress: 'Zoe.Li+x@Example.com',
            billing: { ...billing, postalCode: '04101', zone: 'ME', country: 'US' },
          },
        },
      },
    );
    for (const text of [
      `${id}`,
      `V-${id}`,
      `v-${id}`,
      `#${id}`,
      'zoé',
      'brien',
      'li',
      'ZOE.LI+X@',
      'zoé brien',
      'a/b ü%_',
    ])
      expect(await idsOf(`q=${encodeURIComponent(text)}`), text).toContain(id);
    for (const text of [`X-${id}`, '%', 'a/b ü__1', 'zoé thing', "'; drop table orders --", 'x'.repeat(200)])
      expect(await idsOf(`q=${encodeURIComponent(text)}`), text).not.toContain(id);
    expect((await get(`orders?q=${'x'.repeat(2000)}`)).status).toBe(400);
  });

  test('filters by state, work and day, each as counted by countTodo', async () => {
    const shipped = await paid();
    await post(`orders/${shipped.id}/shipment`, { tracking: null });
    const toShip = await paid();
    const awaited = await transfer();
    const onDelivery = await order(shop, { THING: 1 }, { method: 'cash-on-delivery' });
    const owed = await paid();
    provider.away = true;
    await post(`orders/${owed.id}/refund`, { amount: '1', reason: null });
    expect(await idsOf('state=shipped')).toContain(shipped.id);
    expect(await idsOf('state=shipped')).not.toContain(toShip.id);
    const work = async (kind: string) => find(`work=${kind}&count=200`);
    const has = ({ items }: Found, { id }: { id: number }) => items.some((item) => item.id === id);
    const [ship, transfers, refunds] = [await work('to-ship'), await work('transfers'), await work('refunds')];
    expect([shipped, toShip, awaited, onDelivery].map((one) => has(ship, one))).toEqual([false, true, false, true]);
    expect([toShip, awaited, onDelivery].map((one) => has(transfers, one))).toEqual([false, true, false]);
    expect([toShip, owed].map((one) => has(refunds, one))).toEqual([false, true]);
    expect((await get('today')).body).toMatchObject({
      toShip: ship.total,
      transfersAwaited: transfers.total,
      refundsOwed: refunds.total,
    });
    expect(await idsOf('from=2026-11-17&until=2026-11-17&count=200')).toContain(owed.id);
    expect(await idsOf('until=2026-11-16')).toEqual([]);
    expect(await idsOf('from=2026-11-18')).toEqual([]);
    expect((await get('orders?from=yesterday')).status).toBe(400);
    expect((await get('orders?state=lost')).status).toBe(400);
  });

  test('a row has what the list shows, with amounts as decimal numbers', async () => {
    const made = await paid({ THING: 2 }, { body: { comments: 'Ring twice' } });
    expect((await find(`q=${made.id}`)).items[0]).toEqual({
      id: made.id,
      number: `V-${made.id}`,
      date: now.toISOString(),
      state: 'paid',
      payment: 'paid',
      failure: null,
      paymentName: expect.any(String),
      customer: 'Ann Lee',
      email: 'ann@example.com',
      country: 'US',
      items: 2,
      total: '26.50',
      currency: 'USD',
      delivery: expect.any(String),
      hasNote: true,
      withdrawal: null,
    });
  });
});

describe('showOrder', () => {
  test('has lines, what can be refunded, and the steps that are allowed now', async () => {
    const made = await paid();
    expect(await show(made.id)).toMatchObject({
      steps: ['ship', 'refund', 'cancel', 'change-address'],
      lines: [{ sku: 'THING', quantity: 2, price: '10.00', total: '20.00', refundable: '20.00', restockable: 2 }],
      paid: '26.50',
      refundable: '26.50',
      isRefundRecorded: false,
      hasInvoice: true,
      billingAddress: expect.arrayContaining(['Ann Lee']),
    });
    const due = await transfer();
    expect((await show(due.id)).steps).toEqual(['ship', 'receive-payment', 'cancel', 'change-address']);
    const open = await order(shop, { THING: 1 });
    expect((await show(open.id)).steps).toEqual(['cancel']);
    await post(`orders/${open.id}/cancel`, { reason: null });
    expect((await show(open.id)).steps).toEqual([]);
  });

  test('texts of the shop are in the language of the person', async () => {
    const { id } = await transfer();
    const totals = async (lang: string) =>
      ((await get(`orders/${id}?lang=${lang}`)).body as StaffOrder).totals.map(({ name }) => name);
    expect(await totals('fr')).not.toEqual(await totals('en'));
    const answer = await post(`orders/${id}/refund?lang=fr`, { amount: null, reason: null });
    expect(answer.body).toMatchObject({
      code: 'order.not-paid',
      message: expect.stringContaining('n’a pas été payée'),
    });
  });

  test('an order of another store does not exist, in any call (SECURITY-15)', async () => {
    const [one] = await rows<Record<string, unknown>>(sql`select * from stores limit 1`);
    const other = await shop.database.db.transaction((tx) =>
      saveStore(tx, {
        code: 'OTHER',
        name: 'Other',
        currency: 'USD',
        languages: ['en'],
        country: 'US',
        sizeUnit: String(one?.size_unit),
        weightUnit: String(one?.weight_unit),
        shipsTo: ['US'],
        social: {},
      }),
    );
    const { id } = await transfer();
    await rows(sql`update orders set store_id = ${other.id} where id = ${id}`);
    try {
      expect((await get(`orders/${id}`)).status).toBe(404);
      expect(await idsOf(`q=${id}`)).toEqual([]);
      for (const [path, body] of [
        ['shipment', { tracking: null }],
        ['refund', { amount: null, reason: null }],
        ['cancel', { reason: null }],
        ['payment', undefined],
        ['history', { text: 'x' }],
      ] as const)
        expect(await post(`orders/${id}/${path}`, body), path).toMatchObject(refused('order.not-found', 404));
      expect(await post('orders/documents', { ids: [id], kind: 'packing-slip' })).toMatchObject(
        refused('order.not-found', 404),
      );
    } finally {
      await rows(sql`update orders set store_id = ${Number(one?.id)} where id = ${id}`);
    }
    for (const id of ['0', '-1', '1.5', 'x', '99999999999']) expect((await get(`orders/${id}`)).status).toBe(400);
  });
});

describe('a step', () => {
  const entries = (id: number) =>
    rows<{ actor: string | null }>(
      sql`select actor from order_history where order_id = ${id} and actor is not null
        union all select actor from order_notes where order_id = ${id}`,
    );

  test('leaves exactly one entry with its person, a refused one none (SECURITY-2)', async () => {
    const { id } = await paid();
    const steps = [
      ['shipment', { tracking: { number: 'T1', url: null } }, { event: 'shipped', text: 'T1' }],
      ['shipment', { tracking: { number: 'T2', url: null } }, { event: 'tracking', text: 'T2' }],
      ['refund', { amount: '1.50', reason: 'late' }, { event: 'refund', text: 'late', amount: '1.50' }],
      ['history', { text: 'Called back' }, { event: 'note', text: 'Called back' }],
    ] as const;
    for (const [at, [path, body, entry]] of steps.entries()) {
      const answer = await post(`orders/${id}/${path}`, body);
      expect(answer.status).toBe(path === 'history' ? 201 : 200);
      expect((answer.body as StaffOrder).history.at(-1)).toMatchObject({ actor: owner.actor, ...entry });
      expect(await entries(id)).toHaveLength(at + 1);
    }
    expect(await post(`orders/${id}/cancel`, { reason: 'no' })).toMatchObject(refused('order.not-cancelable'));
    expect(await post(`orders/${id}/payment`)).toMatchObject(refused('order.not-due'));
    expect(await post(`orders/${id}/refund`, { amount: '999', reason: null })).toMatchObject(
      refused('refund.too-much'),
    );
    expect(await entries(id)).toHaveLength(steps.length);
  });

  test('of a command is the same except for its author (STAFF-26)', async () => {
    const [byCommand, byPerson] = [await transfer(), await transfer()];
    await shop.commands.receivePayment(byCommand.id);
    await shop.commands.shipOrder(byCommand.id, { number: 'T', url: null });
    await shop.commands.refundOrder(byCommand.id, '2.00');
    await post(`orders/${byPerson.id}/payment`);
    await post(`orders/${byPerson.id}/shipment`, { tracking: { number: 'T', url: null } });
    await post(`orders/${byPerson.id}/refund`, { amount: '2.00', reason: null });
    const events = async (id: number) =>
      (await show(id)).history.map(({ event, text, amount }) => [event, text, amount]);
    expect(await events(byPerson.id)).toEqual(await events(byCommand.id));
    expect((await show(byCommand.id)).history.map(({ actor }) => actor)).toEqual([
      null,
      'command',
      'command',
      'command',
    ]);
  });

  test('cash on delivery is recorded after shipping', async () => {
    const { id } = await order(shop, { THING: 1 }, { method: 'cash-on-delivery' });
    await post(`orders/${id}/shipment`, { tracking: null });
    expect((await show(id)).steps).toContain('receive-payment');
    const { history, payment } = (await post(`orders/${id}/payment`)).body as StaffOrder;
    expect(payment).toBe('paid');
    expect(history.at(-1)).toMatchObject({ event: 'payment', actor: owner.actor });
  });

  test('a canceled order keeps the reason for staff, also when the payment was open', async () => {
    for (const { id } of [await transfer(), await order(shop, { THING: 1 })]) {
      const { history, state } = (await post(`orders/${id}/cancel`, { reason: 'Out of glaze' })).body as StaffOrder;
      expect(state).toBe('canceled');
      expect(history.at(-1)).toMatchObject({ actor: owner.actor, text: 'Out of glaze' });
    }
  });

  test('the shopper sees neither notes nor reasons nor people (SECURITY-14)', async () => {
    const { id, key } = await paid();
    await post(`orders/${id}/history`, { text: 'SECRET-NOTE' });
    await post(`orders/${id}/refund`, { amount: '1.00', reason: 'SECRET-REASON' });
    await post(`orders/${id}/cancel`, { reason: 'SECRET-CANCEL' });
    const seen = JSON.stringify(await shop.call(orders.readOrder, { params: { id }, query: { key } }));
    expect(seen).not.toContain('SECRET');
    expect(seen).not.toContain(owner.email);
    const mails = JSON.stringify(await rows(sql`select * from mail_outbox`));
    expect(mails).not.toContain('SECRET');
  });

  test('two people who ship at once: one ships, the other is told', async () => {
    const { id } = await paid();
    const other = await signInAs(shop, 'orders');
    const answers = await Promise.all([
      post(`orders/${id}/shipment`, { tracking: null }),
      post(`orders/${id}/shipment`, { tracking: null }, { person: other }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await show(id)).history.filter(({ event }) => event === 'shipped')).toHaveLength(1);
  });

  test('notes have 1 to 2,000 letters', async () => {
    const { id } = await transfer();
    const long = 'ü'.repeat(2000);
    expect((await post(`orders/${id}/history`, { text: long })).status).toBe(201);
    expect((await show(id)).history.at(-1)?.text).toBe(long);
    for (const text of ['', '   ', `${long}x`, 7, null])
      expect((await post(`orders/${id}/history`, { text: text as string })).status).toBe(400);
  });
});

describe('a refund', () => {
  test('returns the named pieces to stock, by a movement of the order, never more than were bought', async () => {
    const { id } = await paid({ THING: 3 });
    await post(`orders/${id}/shipment`, { tracking: null });
    const before = await stockOf('THING');
    const line = (restock: number) => ({
      amount: null,
      lines: [{ sku: 'THING', amount: '5.00', restock }],
      reason: null,
    });
    expect((await post(`orders/${id}/refund`, line(2))).body).toMatchObject({
      refunds: [{ amount: '5.00', lines: [{ sku: 'THING', amount: '5.00', restocked: 2 }] }],
      lines: [{ refundable: '25.00', restockable: 1 }],
    });
    expect(await stockOf('THING')).toBe(before + 2);
    expect(
      await rows(sql`select quantity, reason from stock_movements where order_id = ${id} and quantity > 0`),
    ).toEqual([{ quantity: 2, reason: 'returned' }]);
    expect(await post(`orders/${id}/refund`, line(2))).toMatchObject(refused('refund.restock-too-many'));
    expect((await post(`orders/${id}/refund`, line(-1))).status).toBe(400);
    expect(await stockOf('THING')).toBe(before + 2);
    expect((await post(`orders/${id}/refund`, line(1))).status).toBe(200);
    expect(await stockOf('THING')).toBe(before + 3);
  });

  test('of the rest before shipping returns only what is not back yet', async () => {
    for (const finish of ['refund', 'cancel']) {
      const before = await stockOf('THING');
      const { id } = await paid({ THING: 3 });
      await post(`orders/${id}/refund`, {
        amount: null,
        lines: [{ sku: 'THING', amount: '5', restock: 2 }],
        reason: null,
      });
      await post(`orders/${id}/${finish}`, finish === 'refund' ? { amount: null, reason: null } : { reason: null });
      expect(await stockOf('THING'), finish).toBe(before);
      expect((await show(id)).lines[0]?.restockable).toBe(0);
    }
  });

  test('never exceeds the rest: by amount, by line, by an unknown line', async () => {
    const { id } = await paid();
    const refund = (amount: string | null, lines: object[] = []) =>
      post(`orders/${id}/refund`, { amount, lines, reason: null });
    expect(await refund('26.51')).toMatchObject(refused('refund.too-much'));
    expect(await refund('0')).toMatchObject(refused('refund.too-much'));
    expect(await refund('0.001')).toMatchObject(refused('refund.too-much'));
    expect((await refund('-1')).status).toBe(400);
    expect((await refund('1e3')).status).toBe(400);
    expect(await refund(null, [{ sku: 'THING', amount: '20.01' }])).toMatchObject(refused('refund.line-too-much'));
    expect(await refund(null, [{ sku: 'NONE', amount: null }])).toMatchObject(refused('refund.line-unknown'));
    const twice = { sku: 'THING', amount: '1' };
    expect(await refund(null, [twice, twice])).toMatchObject(refused('refund.line-unknown'));
    expect((await show(id)).refunds).toEqual([]);
  });

  test('two at once do not exceed the rest together', async () => {
    const { id } = await paid();
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(`orders/${id}/refund`, { amount: '13.25', reason: null })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect(await show(id)).toMatchObject({ state: 'refunded', refunded: '26.50', refundable: '0.00' });
  });

  test('a repeat with the same key refunds once; the key with another body is refused', async () => {
    const { id } = await paid();
    const body = { amount: null, lines: [{ sku: 'THING', amount: '5.00', restock: 1 }], reason: 'x' };
    const stock = await stockOf('THING');
    for (let n = 0; n < 3; n += 1) expect((await post(`orders/${id}/refund`, body, { key: 'k1' })).status).toBe(200);
    expect(await show(id)).toMatchObject({ refunded: '5.00', refunds: [{ amount: '5.00', reason: 'x' }] });
    expect(await stockOf('THING')).toBe(stock + 1);
    expect(await post(`orders/${id}/refund`, { ...body, reason: 'y' }, { key: 'k1' })).toMatchObject(
      refused('request.key-reused', 422),
    );
  });

  test('a large one asks for the password before anything changes (STAFF-8)', async () => {
    const { id } = await paid({ HEAVY: 2 });
    const person = await signInAs(shop, 'orders', { confirmed: false });
    const stock = await stockOf('HEAVY');
    const body = { amount: null, lines: [{ sku: 'HEAVY', amount: '250', restock: 1 }], reason: null };
    expect(await post(`orders/${id}/refund`, body, { person })).toMatchObject(refused('staff.confirm', 403));
    expect(await stockOf('HEAVY')).toBe(stock);
    expect((await show(id)).refunds).toEqual([]);
    expect((await post(`orders/${id}/refund`, { amount: '150', reason: null }, { person })).status).toBe(200);
  });
});

describe('countTodo', () => {
  test('compares today’s sales with those of the same weekday until the same time', async () => {
    const start = now;
    try {
      now = new Date('2027-03-02T09:00:00Z');
      await transfer();
      now = new Date('2027-03-02T15:00:00Z');
      await transfer();
      now = new Date('2027-03-09T10:00:00Z');
      await transfer({ THING: 2 });
      const canceled = await transfer();
      const person = await signInAs(shop, 'orders');
      await post(`orders/${canceled.id}/cancel`, { reason: null }, { person });
      expect((await get('today', person)).body).toMatchObject({
        sales: {
          currency: 'USD',
          today: { orders: 1, total: '26.50' },
          sameWeekday: { orders: 1, total: expect.stringMatching(/^1\d\.\d\d$/) },
          days: [
            { day: '2027-02-24', orders: 0, total: '0.00' },
            ...Array.from({ length: 5 }, () => ({ orders: 0 })),
            { day: '2027-03-02', orders: 2 },
            ...Array.from({ length: 6 }, () => ({ orders: 0 })),
            { day: '2027-03-09', orders: 1, total: '26.50' },
          ],
        },
      });
    } finally {
      now = start;
    }
  });

  test('tells payments that are awaited for more than three days, as the list of orders finds them', async () => {
    // Sessions end meanwhile.
    const counted = async () =>
      ((await get('today', await signInAs(shop, 'orders'))).body as TodoCounts).unpaidLong ?? 0;
    const start = now;
    try {
      now = new Date('2027-04-01T10:00:00Z');
      const before = await counted();
      await transfer();
      now = new Date('2027-04-03T09:00:00Z');
      expect(await counted()).toBe(before);
      now = new Date('2027-04-04T12:00:00Z');
      expect(await counted()).toBe(before + 1);
      const person = await signInAs(shop, 'orders');
      expect((await get('orders?work=transfers&until=2027-04-01', person)).body).toMatchObject({ total: before + 1 });
    } finally {
      now = start;
    }
  });

  test('tells products that are sold out or have no picture, as the list of products finds them', async () => {
    const { soldOut, withoutPicture } = (await get('today')).body as TodoCounts;
    await shop.importYaml('products:\n  - { sku: BARE, categories: [living], name: Bare, price: 10, stock: 0 }');
    expect((await get('today')).body).toMatchObject({
      soldOut: (soldOut ?? 0) + 1,
      withoutPicture: (withoutPicture ?? 0) + 1,
    });
    expect((await get('products?visible=yes&stock=out')).body).toMatchObject({ total: (soldOut ?? 0) + 1 });
    await shop.importYaml('products:\n  - { sku: BARE, visible: false }');
    expect((await get('today')).body).toMatchObject({ soldOut, withoutPicture });
  });

  test('tells visible products that cost nothing, as the list of products finds them', async () => {
    const { withoutPrice } = (await get('today')).body as TodoCounts;
    await shop.importYaml('products:\n  - { sku: GIFT, categories: [living], name: Gift, price: 0, stock: 3 }');
    expect((await get('today')).body).toMatchObject({ withoutPrice: (withoutPrice ?? 0) + 1 });
    expect((await get('products?visible=yes&price=none')).body).toMatchObject({ total: (withoutPrice ?? 0) + 1 });
    await shop.importYaml('products:\n  - { sku: GIFT, price: 10 }');
    expect((await get('today')).body).toMatchObject({ withoutPrice });
  });

  test('tells mails that were given up', async () => {
    await transfer();
    const { failedMails } = (await get('today')).body as TodoCounts;
    await rows(
      sql`update mail_outbox set gave_up_at = ${now} where id = (select min(id) from mail_outbox where gave_up_at is null)`,
    );
    expect((await get('today')).body).toMatchObject({ failedMails: (failedMails ?? 0) + 1 });
  });

  test('counts only what the role may see', async () => {
    const editor = await signInAs(shop, 'editor');
    expect((await get('today', editor)).body).toEqual({
      toShip: null,
      transfersAwaited: null,
      refundsOwed: null,
      reviewsWaiting: expect.any(Number),
      messagesOfWeek: null,
      withdrawnOrders: null,
      withdrawals: null,
      lowStock: expect.any(Number),
      unpaidLong: null,
      overdueUntil: expect.any(String),
      soldOut: expect.any(Number),
      withoutPrice: expect.any(Number),
      withoutPicture: expect.any(Number),
      failedMails: null,
      demoSettings: null,
      sales: null,
    });
    expect((await get('orders', editor)).status).toBe(403);
  });
});

describe('printOrders', () => {
  const print = (ids: number[], kind: string) => post('orders/documents', { ids, kind });
  const pagesOf = (pdf: unknown) => String(pdf).match(/\/Type \/Page\b/g)?.length;

  test('gives invoices and packing slips of several orders as one PDF', async () => {
    const ids = [(await transfer()).id, (await transfer({ THING: 2 }, { lang: 'fr' })).id, (await paid()).id];
    for (const kind of ['invoice', 'packing-slip']) {
      const answer = await print(ids, kind);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(String(answer.body).slice(0, 5)).toBe('%PDF-');
      expect(pagesOf(answer.body)).toBe(3);
    }
  });

  test('names the order that has no invoice', async () => {
    const open = await order(shop, { THING: 1 });
    const answer = await print([(await transfer()).id, open.id], 'invoice');
    expect(answer).toMatchObject(refused('invoice.none'));
    expect(answer.body).toMatchObject({ message: `Order V-${open.id} has no invoice` });
    expect((await print([open.id], 'packing-slip')).status).toBe(200);
    expect((await print([], 'invoice')).status).toBe(400);
    expect(
      (
        await print(
          Array.from({ length: 101 }, (_, at) => at + 1),
          'invoice',
        )
      ).status,
    ).toBe(400);
    expect((await print([2_147_483_647], 'invoice')).status).toBe(404);
  });
});

test('what staff wrote about a customer ends with the account; that it was done stays', async () => {
  const { id: customerId, token } = await newCustomer(shop);
  const { id } = await paid();
  await rows(sql`update orders set customer_id = ${customerId} where id = ${id}`);
  await post(`orders/${id}/history`, { text: 'CANARY note' });
  await post(`orders/${id}/refund`, { amount: '1.00', reason: 'CANARY refund' });
  await post(`orders/${id}/cancel`, { reason: 'CANARY cancel' });
  const trace = async () =>
    JSON.stringify([
      await rows(sql`select * from order_notes where order_id = ${id}`),
      await rows(sql`select * from order_history where order_id = ${id}`),
      await rows(sql`select * from refunds where order_id = ${id}`),
    ]);
  expect((await trace()).match(/CANARY/g)).toHaveLength(4);
  expect(JSON.stringify(await shop.callAs(token)(account.exportData, {}))).not.toContain('CANARY');
  await shop.callAs(token)(account.deleteAccount, { body: { password: PASSWORD } });
  expect(await trace()).not.toContain('CANARY');
  expect((await show(id)).history.map(({ event, actor }) => [event, actor])).toEqual(
    expect.arrayContaining([
      ['refund', owner.actor],
      ['canceled', owner.actor],
    ]),
  );
});

test('every call of these endpoints needs a session and its permission', async () => {
  const reader = await signInAs(shop, 'read-only');
  const { id } = await transfer();
  for (const endpoint of Object.values(staffOrders)) {
    const url = `/api/v1/${endpoint.path.replace('{id}', String(id))}`;
    const request = { method: endpoint.method, url, ...(endpoint.method === 'POST' && { payload: {} }) };
    expect((await shop.send(request)).status, endpoint.name).toBe(401);
    const { permission } = endpoint.staff ?? {};
    if (permission?.endsWith('.w'))
      expect((await shop.send({ ...request, headers: reader.headers })).status, endpoint.name).toBe(403);
  }
});
