import { withdraw } from '@vitrine/contract/withdrawal/withdrawal.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { order } from '../../testing/checkout-steps.ts';
import { writtenMails } from '../../testing/outbox.ts';
import { newCustomer } from '../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { DAY, isoDay } from '../platform/clock.ts';
import { withdrawalPersonalData } from './withdrawal-feature.ts';

const START = new Date('2026-06-19T08:05:09.000Z');
let now = START;
let shop: TestShop;
let orderNumber: string;
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now);
  await shop.database.db.execute(sql`update stores set email = 'shop@example.com'`);
  orderNumber = await newOrder('LAMP');
});
beforeEach(async () => {
  now = START;
  await shop.database.db.execute(sql`truncate withdrawals, limits, mail_outbox`);
});
afterAll(() => shop.close());

const newOrder = async (sku: string) => String((await order(shop, { [sku]: 1 }, { method: 'cash-on-delivery' })).id);
const declare = (changes: object = {}, lang = 'en') =>
  shop.call(withdraw, {
    query: { lang },
    body: { orderNumber, name: 'Ann Lee', email: 'ann@example.com', ...changes },
  });
const received = () => shop.commands.listWithdrawals();
const mails = () => writtenMails(shop.database);
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

test('a withdrawal is stored with its time, confirmed by mail at once, and mailed to the merchant (SCREEN-4, API-34)', async () => {
  const receipt = await declare({ email: ' Ann@Example.com ', lines: ['1 × Lamp', ' '], remark: ' Too bright ' });
  expect(receipt).toEqual({
    receivedAt: START.toISOString(),
    orderNumber,
    name: 'Ann Lee',
    email: 'ann@example.com',
    lines: ['1 × Lamp'],
    remark: 'Too bright',
    declaration: `To Test shop: I hereby withdraw from the contract for the following goods of my order ${orderNumber}:\n– 1 × Lamp\n\nName: Ann Lee\nEmail: ann@example.com\nComment: Too bright`,
  });
  expect(await received()).toMatchObject([
    { receivedAt: START, orderNumber, orderId: Number(orderNumber), inTime: true, lines: ['1 × Lamp'] },
  ]);
  const [toShopper, toStore] = await mails();
  expect(toShopper).toMatchObject({
    to: 'ann@example.com',
    subject: `Your withdrawal from order ${orderNumber} at Test shop`,
    dueAt: START,
  });
  expect(toShopper?.text).toContain(receipt.declaration);
  expect(toShopper?.text).toContain('Received: June 19, 2026 at 8:05:09 AM UTC');
  expect(toStore).toMatchObject({ to: 'shop@example.com', replyTo: 'ann@example.com' });
  expect(toStore?.text).toContain(`Order: ${orderNumber}\nPeriod: In time`);
  expect(toStore?.text).toContain(receipt.declaration);
});

test('an unknown order or another address gets the same receipt; only the merchant is informed', async () => {
  const own = await declare();
  const foreign = await declare({ email: 'eve@example.com' });
  const unknown = await declare({ orderNumber: '2147483999' });
  expect({ ...foreign, email: own.email, declaration: '' }).toEqual({ ...own, declaration: '' });
  expect(foreign.declaration).toBe(own.declaration.replace('ann@', 'eve@'));
  expect(unknown.declaration).toBe(own.declaration.replace(orderNumber, '2147483999'));
  const kept = (await received()).map(({ orderId, inTime }) => ({ orderId, inTime }));
  expect(kept).toEqual([
    { orderId: null, inTime: null },
    { orderId: null, inTime: null },
    { orderId: Number(orderNumber), inTime: true },
  ]);
  const texts = (await mails()).map(({ to, text }) => [to, text.includes('No matching order')]);
  expect(texts).toEqual([
    ['ann@example.com', false],
    ['shop@example.com', false],
    ['eve@example.com', false],
    ['shop@example.com', true],
    ['ann@example.com', false],
    ['shop@example.com', true],
  ]);
});

test('an own order is found for the signed-in customer with any address', async () => {
  const customer = await newCustomer(shop);
  const own = await newOrder('MUG-BLUE-S');
  await shop.database.db.execute(sql`update orders set customer_id = ${customer.id} where id = ${Number(own)}`);
  const body = { orderNumber: `No. ${own}`, name: 'Ann', email: 'other@example.com' };
  await shop.callAs(customer.token)(withdraw, { body });
  expect(await received()).toMatchObject([{ orderId: Number(own), inTime: true }]);
});

test('14 days are counted from the delivery; later withdrawals are accepted and marked (SCREEN-6)', async () => {
  const sent = await newOrder('MUG-BLUE-S');
  const { expectedDelivery } = (await shop.commands.showOrder(Number(sent))).order;
  await shop.commands.shipOrder(Number(sent), null);
  const arrival = new Date(`${expectedDelivery}T00:00:00Z`).getTime();
  const weekend = { 6: 2, 0: 1 }[new Date(arrival + 14 * DAY).getUTCDay()] ?? 0;
  const end = arrival + (15 + weekend) * DAY + DAY / 2;
  now = new Date(end - 1);
  await declare({ orderNumber: sent });
  now = new Date(end);
  await declare({ orderNumber: sent, remark: 'A little late' });
  expect((await received()).map(({ inTime }) => inTime)).toEqual([false, true]);
  expect((await mails()).at(-1)?.text).toContain('Period: More than 14 days after delivery');
  expect((await mails()).at(-2)).toMatchObject({ to: 'ann@example.com' });
});

test('a repeated withdrawal returns the first receipt, and no second mail that day', async () => {
  const first = await declare();
  later(60_000);
  expect(await declare()).toEqual(first);
  expect(await received()).toHaveLength(1);
  expect(await mails()).toHaveLength(2);
  now = new Date(now.getTime() + DAY);
  expect(await declare()).toEqual(first);
  expect((await mails()).slice(2)).toMatchObject([{ to: 'ann@example.com' }]);
  await declare({ lines: ['1 × Lamp'] });
  expect(await received()).toHaveLength(2);
});

test('sent twice at once is one withdrawal', async () => {
  const receipts = await Promise.all([declare(), declare(), declare()]);
  expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
  expect(await received()).toHaveLength(1);
  expect(await mails()).toHaveLength(2);
});

test('French requests get French texts; the merchant’s mail has the language of the store', async () => {
  const { declaration } = await declare({}, 'fr');
  expect(declaration).toMatch(/^À l’attention de .+\u00a0: je me rétracte du contrat portant sur ma commande \d+\./);
  const [toShopper, toStore] = await mails();
  expect(toShopper?.subject).toMatch(/^Votre rétractation pour la commande/);
  expect(toShopper?.text).toContain('Reçue le: 19 juin 2026 à 08:05:09 UTC');
  expect(toStore?.subject).toBe(`Withdrawal from order ${orderNumber}`);
});

test('all issues are returned together', async () => {
  const bad = { orderNumber: ' ', name: '', email: 'ann', remark: 'x'.repeat(501) };
  await expect(declare(bad, 'fr')).rejects.toMatchObject({
    status: 400,
    code: 'form.invalid',
    details: {
      fields: {
        orderNumber: 'Indiquez votre numéro de commande',
        email: 'Indiquez une adresse e-mail comme nom@exemple.com',
        name: 'Indiquez votre nom',
        remark: 'Limitez votre commentaire à 500 caractères',
      },
    },
  });
  await expect(declare({ lines: Array(101).fill('x') })).rejects.toMatchObject({ status: 400 });
  expect(await received()).toEqual([]);
});

test('typed text adds no header or markup to a mail', async () => {
  const evil = 'x\r\nBcc: spy@example.com <img src=x>';
  await declare({ name: evil, orderNumber: evil.slice(0, 40), lines: [evil], remark: evil });
  for (const mail of await mails()) {
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).not.toContain('<img src=x>');
  }
});

test('a filled hidden field gets the normal response and the declaration is discarded', async () => {
  const trapped = await declare({ website: 'https://spam.example' });
  expect(await received()).toEqual([]);
  expect(await mails()).toEqual([]);
  expect(trapped).toEqual(await declare());
});

test('too many withdrawals are refused with a message', async () => {
  for (let count = 0; count < 6; count++) await declare();
  await expect(declare()).rejects.toMatchObject({ status: 429, code: 'request.too-many' });
});

test('a withdrawal cannot be changed', async () => {
  await declare();
  await expect(shop.database.db.execute(sql`update withdrawals set name = 'Eve'`)).rejects.toThrow();
  expect(await received()).toMatchObject([{ name: 'Ann Lee' }]);
});

test('deleting an account keeps withdrawals of an order, and deletes others', async () => {
  await declare();
  await declare({ orderNumber: 'gone' });
  const customer = { id: 1, storeId: 1, emails: ['Ann@example.com'] };
  expect(await withdrawalPersonalData.exportPersonalData(shop.database.db, customer)).toHaveLength(2);
  const kept = await shop.database.db.transaction((tx) => withdrawalPersonalData.erasePersonalData(tx, customer, now));
  expect(kept.map(({ until }) => until && isoDay(until))).toEqual(['2036-12-31']);
  expect(await received()).toMatchObject([{ orderNumber }]);
});
