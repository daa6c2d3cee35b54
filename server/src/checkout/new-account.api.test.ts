// From a guest's order to an account: with the order, or later by the address.
import * as account from '@vitrine/contract/account.ts';
import * as orders from '@vitrine/contract/orders.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADDRESS, fillCart, order, orderBody, submit } from '../../testing/checkout-steps.ts';
import { linkIn, login, mailsTo, newCustomer, newEmail, PASSWORD } from '../../testing/test-customers.ts';
import { openTestShop, type TestAnswer, type TestShop } from '../../testing/test-shop.ts';
import { bankTransfer } from '../payments/bank-transfer.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(undefined, undefined, {
    payments: { adapters: [bankTransfer], bankAccount: 'US00 1234' },
  });
  await shop.importYaml(`
products:
  - { sku: DOLLAR, categories: [living], name: { en: Dollar, fr: Dollar (fr) }, price: 1, stock: 999 }`);
});
afterAll(() => shop.close());

const method = 'bank-transfer';
const customerOf = (emailAddress: string, password = PASSWORD, repeatPassword = password) => ({
  customer: { emailAddress, password, repeatPassword, billing: ADDRESS },
});
const tokenIn = ({ body }: TestAnswer) => (body as { token: string }).token;
const ordersOf = async (token: string) => (await shop.callAs(token)(orders.listOrders, {})).orders.map(({ id }) => id);

describe('a password with the order', () => {
  test('makes an account that owns the order and knows the address', async () => {
    const email = newEmail('buyer');
    const { id, key } = await order(shop, { DOLLAR: 2 }, { method, body: customerOf(email) });
    const token = tokenIn(await login(shop, email));
    expect(await ordersOf(token)).toEqual([id]);
    const profile = await shop.callAs(token)(account.readProfile, {});
    expect(profile).toMatchObject({ firstName: 'Ann', emailVerified: false, delivery: null });
    expect(profile.billing).toMatchObject({ address: '1 Main Street', city: 'Portland', zone: 'ME', country: 'US' });
    expect(await linkIn(shop, email, 'verify')).toBeDefined();
    const byKey = await shop.call(orders.readOrder, { params: { id }, query: { key } });
    expect(byKey.customer.id).toBe(0);
  });

  test('sent again by the guest it was, the same order answers', async () => {
    const code = await fillCart(shop, { DOLLAR: 1 });
    const email = newEmail('twice');
    const body = await orderBody(shop, code, { method, body: customerOf(email) });
    const first = await submit(shop, code, body, { key: 'same' });
    const again = await submit(shop, code, body, { key: 'same' });
    expect(again).toMatchObject({ status: 200, body: first.body as object });
    const stranger = await submit(shop, code, body, { key: 'another' });
    expect(stranger).toMatchObject({ status: 404, body: { code: 'cart.not-found' } });
    const otherWords = { ...body, comments: 'hello' };
    expect((await submit(shop, code, otherWords, { key: 'same' })).status).toBe(404);
  });

  test('is held to the rules, with everything else that is wrong', async () => {
    const code = await fillCart(shop, { DOLLAR: 1 });
    const wrong = customerOf('ann@example', 'short', 'other');
    const answer = await submit(shop, code, await orderBody(shop, code, { method, body: wrong }));
    expect(answer.status).toBe(400);
    expect((answer.body as { fields: object }).fields).toMatchObject({
      'customer.emailAddress': expect.stringContaining('name@example.com'),
      'customer.password': 'Use at least 8 characters',
      'customer.repeatPassword': 'The two passwords do not match',
    });
    expect((await shop.get(`cart/${code}`)).status).toBe(200);
  });

  test('where the address has an account, a stranger gets the same answer, and the owner a mail', async () => {
    const { email, token } = await newCustomer(shop);
    const fresh = await order(shop, { DOLLAR: 1 }, { method, body: customerOf(newEmail('fresh')) });
    const taken = await order(shop, { DOLLAR: 1 }, { method, body: customerOf(email, 'another password') });
    expect(Object.keys(taken).sort()).toEqual(Object.keys(fresh).sort());
    expect(await ordersOf(token)).toEqual([]);
    expect((await login(shop, email, 'another password')).status).toBe(401);
    expect((await login(shop, email)).status).toBe(200);
    const subjects = (await mailsTo(shop, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Your account at'))).toHaveLength(1);
    const shown = await shop.call(orders.readOrder, { params: { id: taken.id }, query: { key: taken.key } });
    expect(shown.customer.id).toBe(0);
  });

  test('an order that is refused leaves no account behind', async () => {
    const code = await fillCart(shop, { DOLLAR: 1 });
    const email = newEmail('refused');
    const body = await orderBody(shop, code, { method, body: customerOf(email), payment: { amount: 0.5 } });
    expect((await submit(shop, code, body)).status).toBe(409);
    expect((await login(shop, email)).status).toBe(401);
    expect(await mailsTo(shop, email)).toEqual([]);
  });
});

describe('orders placed as a guest', () => {
  test('join the account once the address is verified, and later ones with the next login', async () => {
    const email = newEmail('guest');
    const before = await order(shop, { DOLLAR: 1 }, { method, email: email.toUpperCase() });
    const other = await order(shop, { DOLLAR: 1 }, { method, email: newEmail('other') });
    const customer = await newCustomer(shop, email);
    expect(await ordersOf(customer.token)).toEqual([]);
    const token = (await linkIn(shop, email, 'verify')) ?? '';
    await shop.call(account.verifyEmail, { params: { token } });
    expect(await ordersOf(customer.token)).toEqual([before.id]);
    const later = await order(shop, { DOLLAR: 1 }, { method, email });
    expect(await ordersOf(customer.token)).toEqual([before.id]);
    expect(await ordersOf(tokenIn(await login(shop, email)))).toEqual([later.id, before.id]);
    const kept = await shop.call(orders.readOrder, { params: { id: other.id }, query: { key: other.key } });
    expect(kept.customer.emailAddress).not.toBe(email);
  });

  test('are of nobody who has not proven the address', async () => {
    const email = newEmail('unproven');
    await order(shop, { DOLLAR: 1 }, { method, email });
    await newCustomer(shop, email);
    expect(await ordersOf(tokenIn(await login(shop, email)))).toEqual([]);
  });
});

test('who leaves takes the account along; the documents of the orders stay, and the farewell says until when', async () => {
  const email = newEmail('leaving');
  const { id, key } = await order(shop, { DOLLAR: 1 }, { method, body: customerOf(email) });
  const call = shop.callAs(tokenIn(await login(shop, email)));
  const data = (await call(account.exportData, {})) as { orders: { id: number; lines: object[]; key?: string }[] };
  expect(data.orders).toMatchObject([{ id, emailAddress: email, lines: [{ sku: 'DOLLAR', quantity: 1 }] }]);
  expect(data.orders[0]?.key).toBeUndefined();
  const { message } = await call(account.deleteAccount, { body: { password: PASSWORD } });
  expect(message).toContain(`December 31, ${new Date().getUTCFullYear() + 10}`);
  const kept = await shop.call(orders.readOrder, { params: { id }, query: { key } });
  expect(kept.customer).toMatchObject({ id: 0, emailAddress: email });
  const next = await newCustomer(shop, email);
  expect(await ordersOf(next.token)).toEqual([]);
});
