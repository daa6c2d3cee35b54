// From the request to the one mail about it.
import { confirmAlert, requestAlert, stopAlert } from '@vitrine/contract/alerts/alerts.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyIn, writtenMails } from '../../testing/outbox.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { DAY } from '../platform/clock.ts';
import { sendDueAlerts } from './alert-job.ts';
import { alertsPersonalData } from './alerts-feature.ts';

const HOUR = 3_600_000;

let shop: TestShop;
let now = new Date();
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now);
});
beforeEach(async () => {
  now = new Date();
  await shop.database.db.execute(sql`truncate alerts, mail_outbox, limits`);
  await change('BOWL', { stock: 0 });
});
afterAll(() => shop.close());

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const change = (sku: string, { stock }: { stock: number }) =>
  shop.database.db.execute(sql`update variants set stock = ${stock} where sku = ${sku}`);
const sendRequest = (email: string, product = 'BOWL', kind: 'stock' | 'price' = 'stock', lang = 'en') =>
  shop.call(requestAlert, { query: { lang }, body: { product, kind, email } });
const tell = () => sendDueAlerts({ db: shop.database.db, clock: () => now, shopUrl: 'http://shop.test' });
const mails = () => writtenMails(shop.database);
const notified = async () => (await mails()).filter(({ key }) => /^alert \d/.test(key)).map(({ to }) => to);

async function confirmed(email: string, product?: string, kind?: 'stock' | 'price', lang?: string): Promise<string> {
  await sendRequest(email, product, kind, lang);
  const mail = (await mails()).findLast(({ to }) => to === email);
  const key = mail ? keyIn(mail, 'confirm-alert') : '';
  await shop.call(confirmAlert, { body: { key } });
  later(1000);
  return key;
}

test('a confirmed alert gets one mail when the product is back in stock (USE-22, API-34)', async () => {
  expect(await sendRequest('guest@example.com')).toEqual({
    message: 'Almost done. Open the link in the email we just sent you.',
  });
  await confirmed('ann@example.com');
  await tell();
  expect(await notified()).toEqual([]);
  await change('BOWL', { stock: 1 });
  await tell();
  await tell();
  expect(await notified()).toEqual(['ann@example.com']);
  const mail = (await mails()).at(-1);
  expect(mail?.subject).toBe('Back in stock: Bowl 50%_off');
  expect(mail?.text).toContain('http://shop.test/product/');
  expect(await shop.commands.listDemand()).toMatchObject([{ sku: 'BOWL', forStock: 0, notified: 1 }]);
});

test('a variant is named with its options, in the language of the subscriber', async () => {
  await confirmed('zoe@example.com', 'MUG-RED-S', 'stock', 'fr');
  await change('MUG-RED-S', { stock: 1 });
  await tell();
  const mail = (await mails()).at(-1);
  expect(mail).toMatchObject({
    language: 'fr',
    subject: expect.stringMatching(/^De retour en stock\u00a0: Tasse bleue, /),
  });
  expect(mail?.text).toMatch(/http:\/\/shop\.test\/fr\/product\/tasse-bleue\?color=red&size=small/);
  await change('MUG-RED-S', { stock: 0 });
});

test('the number of mails depends on the stock, oldest alerts first, the rest in the next hour (USE-22)', async () => {
  for (let number = 1; number <= 8; number++) await confirmed(`reader${number}@example.com`);
  await change('BOWL', { stock: 2 });
  await tell();
  expect(await notified()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `reader${number}@example.com`));
  later(HOUR / 2);
  await tell();
  expect(await notified()).toHaveLength(6);
  later(HOUR / 2 + 1000);
  await tell();
  expect(await notified()).toHaveLength(8);
});

test('two processes send each alert once', async () => {
  for (let number = 1; number <= 5; number++) await confirmed(`reader${number}@example.com`);
  await change('BOWL', { stock: 9 });
  await Promise.all([tell(), tell(), tell()]);
  await tell();
  expect((await notified()).toSorted()).toEqual([1, 2, 3, 4, 5].map((number) => `reader${number}@example.com`));
});

test('a lower price is mailed with the price before; an equal price is not (USE-22)', async () => {
  await confirmed('ann@example.com', 'ENGLISH-ONLY', 'price');
  await tell();
  expect(await notified()).toEqual([]);
  await shop.database.db.execute(sql`insert into price_offers (variant_id, currency, amount, since)
    select id, 'USD', 600, ${now.toISOString()}::timestamptz from variants where sku = 'ENGLISH-ONLY'`);
  later(1000);
  await tell();
  expect(await notified()).toEqual(['ann@example.com']);
  expect((await mails()).at(-1)?.text).toContain('Price: $6.00 ($7.00 at the time of your request)');
});

test('a product that opens for pre-order triggers its alerts', async () => {
  await confirmed('ann@example.com');
  await shop.database.db.execute(sql`update products set pre_order = true where sku = 'BOWL'`);
  await tell();
  expect((await mails()).at(-1)?.subject).toBe('Open for pre-order: Bowl 50%_off');
  await shop.database.db.execute(sql`update products set pre_order = false where sku = 'BOWL'`);
});

test('a repeated request is one alert, with its first position and one mail a day', async () => {
  await sendRequest('ann@example.com');
  await sendRequest('ann@example.com');
  expect(await mails()).toHaveLength(1);
  later(DAY);
  await sendRequest('ann@example.com');
  expect(await mails()).toHaveLength(2);
});

test('an alert can be canceled by its key (API-34)', async () => {
  const key = await confirmed('ann@example.com');
  expect(await shop.call(stopAlert, { body: { key } })).toEqual({ name: 'Bowl 50%_off' });
  await change('BOWL', { stock: 1 });
  await tell();
  expect(await notified()).toEqual([]);
  await expect(shop.call(stopAlert, { body: { key: 'f'.repeat(32) } })).rejects.toMatchObject({ status: 404 });
  await expect(shop.call(confirmAlert, { body: { key } })).rejects.toMatchObject({ code: 'link.invalid' });
});

test('invalid requests are refused', async () => {
  await expect(sendRequest('ann@example.com', 'ENGLISH-ONLY')).rejects.toMatchObject({
    status: 409,
    code: 'alert.in-stock',
  });
  await expect(sendRequest('ann@example.com', 'UNSEEN')).rejects.toMatchObject({ status: 404 });
  await expect(sendRequest('ann@example.com', 'NOWHERE')).rejects.toMatchObject({ status: 404 });
  await expect(sendRequest('ann')).rejects.toMatchObject({
    status: 400,
    details: { fields: { email: expect.any(String) } },
  });
  const payload = { product: 'BOWL', kind: 'moon', email: 'ann@example.com' };
  expect(await shop.send({ method: 'POST', url: '/api/v1/alerts', payload })).toMatchObject({ status: 400 });
  for (let count = 0; count < 6; count++) await sendRequest('bob@example.com');
  await expect(sendRequest('bob@example.com')).rejects.toMatchObject({ status: 429 });
});

test('the alerts of an account are deleted with it', async () => {
  await confirmed('ann@example.com');
  const customer = { id: 1, storeId: 1, emails: ['Ann@example.com'] };
  expect(await alertsPersonalData.exportPersonalData(shop.database.db, customer)).toMatchObject([
    { sku: 'BOWL', kind: 'stock' },
  ]);
  await shop.database.db.transaction((tx) => alertsPersonalData.erasePersonalData(tx, customer, now));
  expect(await shop.commands.listDemand()).toEqual([]);
});
