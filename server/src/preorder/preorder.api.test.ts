// From the button to the invitation: what is promised, what is written, and who comes first.

import { cancelPreOrder, placePreOrder } from '@vitrine/contract/preorder/preorder.ts';
import { dayText } from '@vitrine/contract/text/number-text.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyIn, writtenMails } from '../../testing/outbox.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { DAY, isoDay } from '../platform/clock.ts';
import { invitePreOrders } from './invite-pre-orders.ts';
import { preOrderPersonalData } from './preorder-feature.ts';

let shop: TestShop;
let now = new Date();
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now);
});
beforeEach(async () => {
  now = new Date();
  await setStock(0);
  await shop.database.db.execute(sql`truncate pre_orders, mail_outbox, limits`);
});
afterAll(() => shop.close());

const place = (emailAddress: string, quantity = 1, lang = 'en') =>
  shop.call(placePreOrder, { query: { lang }, body: { product: 'PRE', quantity, emailAddress } });
const setStock = (stock: number) =>
  shop.database.db.execute(sql`update variants set stock = ${stock} where sku = 'PRE'`);
const invite = (max?: number, sku = 'PRE') =>
  invitePreOrders({ db: shop.database.db, storeCode: 'DEFAULT', shopUrl: 'http://shop.test', now }, sku, max);
const invitedMails = async () =>
  (await writtenMails(shop.database)).filter(({ key }) => key.startsWith('preorder-invited')).map(({ to }) => to);

test('a pre-order is stored and confirmed by a mail that says that nothing was paid (USE-37, API-34)', async () => {
  const expectedOn = isoDay(new Date(now.getTime() + 30 * DAY));
  expect(await place(' Ann@Example.com ', 2)).toEqual({
    sku: 'PRE',
    name: 'Ahead',
    path: '/product/ahead',
    quantity: 2,
    expectedOn,
    emailAddress: 'ann@example.com',
  });
  const [mail] = await writtenMails(shop.database);
  expect(mail).toMatchObject({ to: 'ann@example.com', language: 'en', subject: 'Your pre-order: Ahead' });
  const day = dayText(new Date(expectedOn), 'en');
  expect(mail?.text).toContain(`Expected on: ${day}`);
  expect(mail?.text).toContain('No payment was taken');
  expect(mail?.text).toMatch(/http:\/\/shop\.test\/reply\/cancel-preorder\?key=[0-9a-f]{32}/);
});

test('a French pre-order has a French mail and link', async () => {
  await place('ann@example.com', 1, 'fr');
  const [mail] = await writtenMails(shop.database);
  expect(mail).toMatchObject({ language: 'fr', subject: expect.stringMatching(/^Votre précommande\u00a0: /) });
  expect(mail?.text).toContain('Aucun paiement n’a été prélevé');
  expect(mail?.text).toContain('http://shop.test/fr/reply/cancel-preorder?key=');
});

test('the same address and product are one pre-order, also concurrently', async () => {
  await Promise.all(Array.from({ length: 5 }, () => place('ann@example.com')));
  await place('ANN@example.com', 3);
  expect(await writtenMails(shop.database)).toHaveLength(2);
  expect(await shop.commands.listPreOrders()).toMatchObject([{ sku: 'PRE', waiting: 1, pieces: 3 }]);
});

test.each([
  ['', 400, 'form.invalid', 'Enter your email address'],
  ['ann', 400, 'form.invalid', 'Enter an email address such as name@example.com'],
  ['ann@example', 400, 'form.invalid', 'Enter an email address such as name@example.com'],
  ['a@b@example.com', 400, 'form.invalid', 'Enter an email address such as name@example.com'],
  ['ann@example.com\r\nBcc: spy@example.com', 400, 'form.invalid', 'Enter an email address such as name@example.com'],
])('the address %j is refused', async (emailAddress, status, code, message) => {
  const refused = place(emailAddress);
  await expect(refused).rejects.toMatchObject({
    status,
    code,
    message,
    details: { fields: { emailAddress: message } },
  });
  expect(await writtenMails(shop.database)).toEqual([]);
});

test.each([0, -1, 100, 1.5, '2', null])('a quantity of %j is refused', async (quantity) => {
  const payload = { product: 'PRE', quantity, emailAddress: 'ann@example.com' };
  expect(await shop.send({ method: 'POST', url: '/api/v1/preorder', payload })).toMatchObject({ status: 400 });
});

test('only announced products without stock can be pre-ordered', async () => {
  const other = (product: string) =>
    shop.call(placePreOrder, { body: { product, quantity: 1, emailAddress: 'ann@example.com' } });
  await expect(other('NOWHERE')).rejects.toMatchObject({ status: 404, code: 'product.not-found' });
  await expect(other('UNSEEN')).rejects.toMatchObject({ status: 404, code: 'product.not-found' });
  await expect(other('MUG-BLUE-S')).rejects.toMatchObject({ status: 409, code: 'preorder.not-offered' });
  await setStock(1);
  await expect(other('PRE')).rejects.toMatchObject({ status: 409, code: 'preorder.in-stock' });
});

test('the link of the mail cancels, can be repeated, and needs its key (USE-38, API-34)', async () => {
  await place('ann@example.com');
  const [mail] = await writtenMails(shop.database);
  const key = mail ? keyIn(mail, 'cancel-preorder') : '';
  await expect(shop.call(cancelPreOrder, { body: { key: 'f'.repeat(32) } })).rejects.toMatchObject({
    status: 404,
    code: 'link.invalid',
  });
  expect(await shop.call(cancelPreOrder, { body: { key } })).toMatchObject({ name: 'Ahead', quantity: 1 });
  expect(await shop.call(cancelPreOrder, { body: { key } })).toMatchObject({ name: 'Ahead' });
  expect(await shop.commands.listPreOrders()).toMatchObject([{ waiting: 0, canceled: 1 }]);
  expect(await shop.get(`preorder/cancel?key=${key}`)).toMatchObject({ status: 404 });
  await place('ann@example.com');
  expect(await shop.commands.listPreOrders()).toMatchObject([{ waiting: 1, canceled: 1 }]);
});

test('when stock arrives, the oldest pre-orders are invited once, up to the stock (USE-39)', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    await place(`${name}@example.com`);
    now = new Date(now.getTime() + 1000);
  }
  expect(await invite()).toMatchObject([{ sku: 'PRE', people: 0, stillWaiting: 5 }]);
  await setStock(3);
  expect(await invite(1)).toMatchObject([{ people: 1, stillWaiting: 4 }]);
  expect(await invite()).toMatchObject([{ people: 2, stillWaiting: 2 }]);
  expect(await invite()).toMatchObject([{ people: 0, stillWaiting: 2 }]);
  expect(await invitedMails()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
  now = new Date(now.getTime() + 4 * DAY);
  expect(await invite()).toMatchObject([{ people: 2, stillWaiting: 0 }]);
  const mail = (await writtenMails(shop.database)).at(-1);
  expect(mail).toMatchObject({ to: 'e@example.com', subject: 'Your pre-ordered product has arrived: Ahead' });
  expect(mail?.text).toContain('http://shop.test/product/ahead');
});

test('two concurrent commands invite nobody twice', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await place(`${name}@example.com`);
  await setStock(2);
  await Promise.all([invite(), invite(), invite()]);
  expect(await invitedMails()).toEqual(['a@example.com', 'b@example.com']);
});

test('an unknown product is named in the error', async () => {
  await expect(invite(undefined, 'NOWHERE')).rejects.toMatchObject({ code: 'product.not-found' });
});

test('the seventh request for an address in an hour is refused', async () => {
  for (let quantity = 1; quantity <= 6; quantity++) await place('ann@example.com', quantity);
  await expect(place('ann@example.com', 7)).rejects.toMatchObject({
    status: 429,
    code: 'request.too-many',
    message: expect.stringMatching(/^Too many attempts\. Try again in \d+ min$/),
  });
  now = new Date(now.getTime() + 3_600_001);
  await place('ann@example.com', 7);
});

test('deleting an account deletes its pre-orders', async () => {
  await place('ann@example.com');
  await place('bob@example.com');
  const customer = { id: 1, storeId: 1, emails: ['Ann@example.com'] };
  expect(await preOrderPersonalData.exportPersonalData(shop.database.db, customer)).toMatchObject([
    { sku: 'PRE', email: 'ann@example.com' },
  ]);
  await shop.database.db.transaction((tx) => preOrderPersonalData.erasePersonalData(tx, customer, now));
  expect(await shop.commands.listPreOrders()).toMatchObject([{ waiting: 1 }]);
});
