// An order stays as it was placed; its shopper reads it, its merchant works with it.

import * as orders from '@vitrine/contract/orders/orders.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { order } from '../../testing/checkout-steps.ts';
import { findBroken } from '../../testing/invariants.ts';
import { ScriptedProvider } from '../../testing/scripted-provider.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { bankTransfer } from '../payments/bank-transfer.ts';
import type { DomainError } from '../platform/domain-error.ts';
import { findStores, type RequestContext } from '../store/store.ts';
import type { OrderServices } from './payment/payment-services.ts';
import { listOrders, readOwnOrder } from './read-order.ts';

let shop: TestShop;
let provider: ScriptedProvider;
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
beforeAll(async () => {
  provider = new ScriptedProvider();
  shop = await openTestShop(undefined, now, {
    payments: { adapters: [provider.adapter, bankTransfer], bankAccount: 'US00 1234' },
  });
});
beforeEach(async () => {
  provider.away = false;
  await shop.importYaml(THING);
});
afterEach(async () => {
  expect(await findBroken(shop.database.db, now())).toEqual([]);
});
afterAll(() => shop.close());

const THING =
  'products:\n  - { sku: THING, categories: [living], name: { en: Thing, fr: Chose }, price: 10, stock: 50, visible: true }';
const ask = async <T>(question: ReturnType<typeof sql>): Promise<T[]> =>
  (await shop.database.db.execute<T>(question)).rows;
const stockOf = async (sku: string) =>
  (await ask<{ stock: number }>(sql`select stock from variants where sku = ${sku}`))[0]?.stock;
const mail = async (key: string) =>
  (
    await ask<{ to: string; subject: string; text: string; html: string }>(
      sql`select * from mail_outbox where key = ${key}`,
    )
  )[0];
const read = ({ id, key }: { id: number; key: string }) =>
  shop.call(orders.readOrder, { params: { id }, query: { key } });
/** Ordered and paid. */
const paidOrder = async (pieces = 2, lang = 'en') => {
  const made = await order(shop, { THING: pieces }, { lang });
  provider.paymentOf(made.id).state = 'paid';
  await shop.reconcile();
  return made;
};
const domainError = (code: string) => expect.objectContaining({ code }) as DomainError;

describe('an order', () => {
  test('is unchanged when the product changes', async () => {
    const made = await paidOrder();
    const rows = () =>
      ask(sql`select to_jsonb(o) as o, jsonb_agg(to_jsonb(l) order by l.id) as l from orders o
        join order_lines l on l.order_id = o.id where o.id = ${made.id} group by o.id`);
    const [before, kept] = [await read(made), await rows()];
    await shop.importYaml(`
taxes:
  - { countries: [US], name: { en: New tax, fr: Nouvelle taxe }, rate: "50" }
products:
  - { sku: THING, categories: [living], name: { en: Renamed, fr: Autre }, slug: { en: renamed }, price: 99, stock: 0, visible: false }`);
    const after = await read(made);
    expect(await rows()).toEqual(kept);
    const [line] = before.products;
    expect(line?.product.available).toBe(true);
    expect(after).toEqual({
      ...before,
      products: before.products.map((one) => ({ ...one, product: { ...one.product, available: false } })),
    });
    await shop.importYaml('taxes: []');
  });

  test('can be opened with its key for 30 days after its last change', async () => {
    const made = await paidOrder();
    ahead += 29 * 86_400_000;
    expect((await read(made)).id).toBe(made.id);
    ahead += 2 * 86_400_000;
    await expect(read(made)).rejects.toMatchObject({ status: 404, code: 'order.not-found' });
  });

  test('has the format that public storefronts read (DATA-7, DATA-16)', async () => {
    const shown = await read(await paidOrder());
    expect(shown.totals.at(-1)).toEqual(shown.total);
    expect(shown.products[0]?.product.image).not.toBeNull();
    expect(shown.shipping).toMatchObject({ module: 'shipping', value: 6.5 });
    expect(shown.datePurchased).toMatch(/^\d{4}-\d\d-\d\dT/);
  });
});

describe('the orders of a customer', () => {
  const visitOf = async (customerId: number): Promise<RequestContext & OrderServices> => {
    const [store] = await findStores(shop.database.db);
    return { db: shop.database.db, store, customerId, language: 'en', now: now() } as unknown as RequestContext &
      OrderServices;
  };

  test('contain only their own (API-29)', async () => {
    const mine = await paidOrder();
    await shop.database.db.execute(sql`update orders set customer_id = 7 where id = ${mine.id}`);
    const list = await listOrders(await visitOf(7), {
      params: undefined,
      query: { page: 0, count: 10, short: 'true' },
      body: undefined,
    });
    expect(list).toMatchObject({ recordsTotal: 1, totalPages: 1, orders: [{ id: mine.id, customer: { id: 7 } }] });
    const input = { params: { id: mine.id }, query: { short: 'true' as const }, body: undefined };
    expect((await readOwnOrder(await visitOf(7), input)).id).toBe(mine.id);
    await expect(readOwnOrder(await visitOf(8), input)).rejects.toEqual(domainError('order.not-found'));
    const none = { params: undefined, query: { page: 0, count: 10 }, body: undefined };
    expect((await listOrders(await visitOf(8), none)).orders).toEqual([]);
  });

  test('need a token', async () => {
    expect((await shop.get('auth/orders')).status).toBe(401);
    expect((await shop.get('auth/orders/1')).status).toBe(401);
  });
});

describe('mails', () => {
  test('confirm the order in its language, with lines, totals and a link that opens it', async () => {
    const made = await paidOrder(2, 'fr');
    const sent = await mail(`order-confirmed ${made.id}`);
    expect(sent).toMatchObject({ to: 'ann@example.com', subject: `Votre commande ${made.id} chez Test shop` });
    for (const part of [
      'Chose',
      '26,50',
      'Portland, ME 04101',
      `http://shop.test/fr/order-details/${made.id}?key=${made.key}`,
    ])
      expect(sent?.text.replaceAll('\u00a0', ' ')).toContain(part);
  });

  test('contain typed text as text', async () => {
    const made = await order(
      shop,
      { THING: 1 },
      {
        method: 'bank-transfer',
        body: { comments: '<script>alert(1)</script>{{7*7}}#{7*7}' },
      },
    );
    const sent = await mail(`order-confirmed ${made.id}`);
    expect(sent?.html).toContain('&lt;script&gt;');
    expect(sent?.html).not.toContain('<script>alert');
    expect(sent?.text).toContain('{{7*7}}#{7*7}');
    expect(sent?.text).toContain('US00 1234');
  });

  test('report a failed payment', async () => {
    const made = await order(shop, { THING: 1 });
    provider.paymentOf(made.id).state = 'failed';
    await shop.reconcile();
    expect(await mail(`order-failed ${made.id}`)).toMatchObject({
      subject: `Order ${made.id}: the payment was not completed`,
    });
  });
});

describe('the merchant', () => {
  test('lists the newest orders, and shows one with all details', async () => {
    const made = await paidOrder();
    const [first] = await shop.commands.listOrders({ since: null, states: [] });
    expect(first).toMatchObject({ id: made.id, state: 'paid', payment: 'paid', total: '$26.50', name: 'Ann Lee' });
    expect((await shop.commands.showOrder(made.id)).order.delivery.city).toBe('Portland');
    await expect(shop.commands.showOrder(999_999)).rejects.toEqual(domainError('order.not-found'));
  });

  test('ships a paid order once, and the shopper gets the tracking number', async () => {
    const made = await paidOrder();
    await shop.commands.shipOrder(made.id, { number: 'TRACK-1', url: 'https://post.example/TRACK-1' });
    expect(await read(made)).toMatchObject({ orderStatus: 'DELIVERED', tracking: { number: 'TRACK-1' } });
    expect((await mail(`order-shipped ${made.id}`))?.text).toContain('https://post.example/TRACK-1');
    await expect(shop.commands.shipOrder(made.id, null)).rejects.toEqual(domainError('order.tracking-missing'));
    const open = await order(shop, { THING: 1 });
    await expect(shop.commands.shipOrder(open.id, null)).rejects.toEqual(domainError('order.not-shippable'));
  });

  test('corrects the tracking number of a shipped order, and the shopper gets the right one', async () => {
    const made = await paidOrder();
    expect(await shop.commands.shipOrder(made.id, { number: 'WRONG', url: null })).toBe('shipped');
    const right = { number: 'RIGHT', url: 'https://post.example/RIGHT' };
    expect(await shop.commands.shipOrder(made.id, right)).toBe('corrected');
    expect(await read(made)).toMatchObject({ orderStatus: 'DELIVERED', tracking: right });
    const [sent, ...others] = await ask<{ subject: string; text: string }>(
      sql`select * from mail_outbox where key like ${`order-tracking ${made.id} %`}`,
    );
    expect(others).toEqual([]);
    expect(sent?.subject).toBe(`Tracking number of your order ${made.id}`);
    expect(sent?.text).toContain('https://post.example/RIGHT');
    await expect(shop.commands.shipOrder(made.id, right)).rejects.toEqual(domainError('order.tracking-same'));
  });

  test('finds orders by day and state', async () => {
    const made = await paidOrder();
    const find = async (since: Date | null, states: ('paid' | 'shipped')[]) =>
      (await shop.commands.listOrders({ since, states })).map(({ id }) => id);
    expect(await find(new Date(now().getTime() - 60_000), ['paid'])).toContain(made.id);
    expect(await find(new Date(now().getTime() + 60_000), [])).toEqual([]);
    expect(await find(null, ['shipped'])).not.toContain(made.id);
    const [found] = await shop.commands.listOrders({ since: null, states: ['paid'] });
    expect(found).toMatchObject({
      currency: 'USD',
      amounts: { goods: '20.00', total: '26.50', paid: '26.50', refunded: '0.00' },
      lines: [{ sku: 'THING', name: 'Thing', quantity: 2, amount: '20.00' }],
    });
  });

  test('refunds a bank transfer by line: it is recorded, mailed, and never more than was paid', async () => {
    const made = await order(shop, { THING: 2 }, { method: 'bank-transfer' });
    await expect(shop.commands.refundOrder(made.id, null)).rejects.toEqual(domainError('order.not-paid'));
    await shop.commands.receivePayment(made.id);
    const before = (await stockOf('THING')) ?? 0;
    const part = [{ sku: 'THING', amount: '7.50' }];
    expect(await shop.commands.refundOrder(made.id, null, part)).toEqual({ amount: '$7.50', isRecorded: true });
    expect(await read(made)).toMatchObject({ orderStatus: 'PROCESSED', refunded: 7.5 });
    expect((await mail(`order-refunded ${made.id} 750`))?.text).toContain('$7.50');
    expect((await shop.commands.showOrder(made.id)).refunds).toMatchObject([
      { amount: '$7.50', state: 'done', lines: [{ sku: 'THING', amount: '$7.50' }] },
    ]);
    for (const [code, line] of [
      ['refund.line-too-much', { sku: 'THING', amount: '20' }],
      ['refund.line-unknown', { sku: 'OTHER', amount: null }],
    ] as const)
      await expect(shop.commands.refundOrder(made.id, null, [line])).rejects.toEqual(domainError(code));
    expect(await shop.commands.refundOrder(made.id, null)).toMatchObject({ amount: '$19.00', isRecorded: true });
    expect(await read(made)).toMatchObject({ orderStatus: 'REFUNDED', paymentStatus: 'refunded', refunded: 26.5 });
    expect(await stockOf('THING')).toBe(before + 2);
    expect(await shop.commands.listOpenRefunds()).toEqual([]);
  });

  test('refunds a part, then the rest, never more; unshipped items return to stock', async () => {
    const made = await paidOrder();
    const before = (await stockOf('THING')) ?? 0;
    expect(await shop.commands.refundOrder(made.id, '6.50')).toEqual({ amount: '$6.50', isRecorded: false });
    expect(await read(made)).toMatchObject({ orderStatus: 'PROCESSED', paymentStatus: 'paid', refunded: 6.5 });
    for (const wrong of ['20.01', '0', '-1', 'x', '0.001'])
      await expect(shop.commands.refundOrder(made.id, wrong)).rejects.toEqual(domainError('refund.too-much'));
    expect(await shop.commands.refundOrder(made.id, null)).toMatchObject({ amount: '$20.00' });
    expect(await read(made)).toMatchObject({ orderStatus: 'REFUNDED', paymentStatus: 'refunded', refunded: 26.5 });
    expect(await stockOf('THING')).toBe(before + 2);
    expect(await mail(`order-refunded ${made.id} 2650`)).toBeDefined();
    await expect(shop.commands.refundOrder(made.id, null)).rejects.toEqual(domainError('refund.too-much'));
  });

  test('refunds shipped orders without returning the stock', async () => {
    const made = await paidOrder();
    await shop.commands.shipOrder(made.id, null);
    const before = await stockOf('THING');
    await shop.commands.refundOrder(made.id, null);
    expect(await read(made)).toMatchObject({ orderStatus: 'REFUNDED' });
    expect(await stockOf('THING')).toBe(before);
  });

  test('keeps a refund pending until the provider has accepted it', async () => {
    const made = await paidOrder();
    provider.away = true;
    await shop.commands.refundOrder(made.id, null);
    expect(await read(made)).toMatchObject({ orderStatus: 'PROCESSED' });
    provider.away = false;
    ahead += 60_000;
    await shop.reconcile();
    expect(await read(made)).toMatchObject({ orderStatus: 'REFUNDED' });
  });

  test('cancels paid, due and open orders with stock, refund and coupon', async () => {
    const before = (await stockOf('THING')) ?? 0;
    const paid = await paidOrder();
    await shop.commands.cancelOrder(paid.id);
    expect(await read(paid)).toMatchObject({ orderStatus: 'CANCELED', paymentStatus: 'refunded' });
    const due = await order(shop, { THING: 1 }, { method: 'bank-transfer' });
    await shop.commands.cancelOrder(due.id);
    expect(await read(due)).toMatchObject({ orderStatus: 'CANCELED', paymentStatus: 'failed', instructions: null });
    const open = await order(shop, { THING: 1 });
    await shop.commands.cancelOrder(open.id);
    expect(provider.paymentOf(open.id).state).toBe('failed');
    expect(await read(open)).toMatchObject({ orderStatus: 'CANCELED' });
    for (const { id } of [paid, due, open]) expect(await mail(`order-canceled ${id}`)).toBeDefined();
    expect(await stockOf('THING')).toBe(before);
    await expect(shop.commands.cancelOrder(open.id)).rejects.toEqual(domainError('order.not-cancelable'));
  });

  test('records a bank transfer', async () => {
    const made = await order(shop, { THING: 1 }, { method: 'bank-transfer' });
    await shop.commands.receivePayment(made.id);
    expect(await read(made)).toMatchObject({ orderStatus: 'PROCESSED', paymentStatus: 'paid' });
    await expect(shop.commands.receivePayment(made.id)).rejects.toEqual(domainError('order.not-due'));
  });

  test('sets the stock', async () => {
    expect(await shop.commands.setStock('THING', 12)).toBe(50);
    expect(await stockOf('THING')).toBe(12);
    await expect(shop.commands.setStock('NOTHING', 1)).rejects.toEqual(domainError('product.not-found'));
  });
});
