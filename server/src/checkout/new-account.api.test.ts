// From a guest's order to an account: with the order, or later by the address.
import * as account from '@vitrine/contract/account/account.ts';
import { applyCoupon, removeFromCart } from '@vitrine/contract/cart/cart.ts';
import * as orders from '@vitrine/contract/orders/orders.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ADDRESS, fillCart, order, orderBody, submit } from '../../testing/checkout-steps.ts';
import {
  confirmAddress,
  linkIn,
  login,
  mailsTo,
  newCustomer,
  newEmail,
  PASSWORD,
  personOf,
  post,
  tokenIn,
} from '../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { hashCouponAddresses } from '../cart/cart.ts';
import { bankTransfer } from '../payments/bank-transfer.ts';
import { WorkQueue } from '../platform/jobs/work-queue.ts';
import { fingerprintWith } from '../platform/security/secret.ts';

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
const ordersOf = async (token: string) => (await shop.callAs(token)(orders.listOrders, {})).orders.map(({ id }) => id);

describe('a password with the order', () => {
  test('creates an account with the order and its address (USE-19)', async () => {
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

  test('repeated by the same guest returns the same order', async () => {
    const code = await fillCart(shop, { DOLLAR: 1 });
    const email = newEmail('twice');
    const body = await orderBody(shop, code, { method, body: customerOf(email) });
    const first = await submit(shop, code, body, { key: 'same' });
    const again = await submit(shop, code, body, { key: 'same' });
    expect(again).toMatchObject({ status: 200, body: first.body as object });
    const stranger = await submit(shop, code, body, { key: 'another' });
    expect(stranger).toMatchObject({ status: 409, body: { code: 'order.placed' } });
    const otherWords = { ...body, comments: 'hello' };
    expect((await submit(shop, code, otherWords, { key: 'same' })).status).toBe(422);
    // Passwords are not kept over a reload, and are no part of what is ordered.
    const { password: _, repeatPassword: __, ...customer } = body.customer as Record<string, unknown>;
    expect((await submit(shop, code, { ...body, customer }, { key: 'same' })).body).toEqual(first.body);
  });

  test('is validated together with the other fields', async () => {
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

  test('of an address with an account gets the same response, and the owner a mail', async () => {
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

  test('a refused order creates no account', async () => {
    const code = await fillCart(shop, { DOLLAR: 1 });
    const email = newEmail('refused');
    const body = await orderBody(shop, code, { method, body: customerOf(email), payment: { amount: 0.5 } });
    expect((await submit(shop, code, body)).status).toBe(409);
    expect((await login(shop, email)).status).toBe(401);
    expect(await mailsTo(shop, email)).toEqual([]);
  });
});

describe('hashing the password', () => {
  const withPassword = async (email = newEmail('costly'), more: object = {}) => {
    const code = await fillCart(shop, { DOLLAR: 1 });
    return { code, body: await orderBody(shop, code, { method, body: customerOf(email), ...more }) };
  };

  test('is done only for an order that can be placed', async () => {
    const changed = await withPassword(undefined, { payment: { amount: 0.5 } });
    const empty = await withPassword();
    await shop.call(removeFromCart, { params: { code: empty.code, sku: 'DOLLAR' } });
    const good = await withPassword();
    const work = vi.spyOn(WorkQueue.prototype, 'run');
    expect((await submit(shop, changed.code, changed.body)).body).toMatchObject({ code: 'order.price-changed' });
    expect((await submit(shop, empty.code, empty.body)).body).toMatchObject({ code: 'cart.empty' });
    expect(work).not.toHaveBeenCalled();
    expect((await submit(shop, good.code, good.body)).status).toBe(200);
    expect(work).toHaveBeenCalledTimes(1);
    work.mockRestore();
  });

  test('is limited with the registrations; a busy server is not counted', async () => {
    await shop.database.db.execute(sql`truncate limits`);
    const email = newEmail('counted');
    const { code, body } = await withPassword(email);
    const full = vi.spyOn(WorkQueue.prototype, 'run').mockImplementation(async (_, turnAway) => turnAway());
    for (let index = 0; index < 8; index++)
      expect((await submit(shop, code, body)).body).toMatchObject({ code: 'request.busy' });
    full.mockRestore();
    for (let index = 0; index < 4; index++) await post(shop, 'customer/register', personOf(email));
    const known = await withPassword(email);
    expect((await submit(shop, known.code, known.body)).status).toBe(200);
    const spent = await withPassword(email);
    const work = vi.spyOn(WorkQueue.prototype, 'run');
    expect(await submit(shop, spent.code, spent.body)).toMatchObject({
      status: 429,
      body: { code: 'request.too-many' },
    });
    expect(work).not.toHaveBeenCalled();
    work.mockRestore();
    await shop.database.db.execute(sql`truncate limits`);
  });
});

test('no response about the order reveals whether an address has an account', async () => {
  const { email: known } = await newCustomer(shop);
  const answersFor = async (email: string) => {
    const code = await fillCart(shop, { DOLLAR: 1 });
    const body = await orderBody(shop, code, { method, body: customerOf(email) });
    const first = await submit(shop, code, body, { key: 'mine' });
    const { key } = first.body as { key: string };
    const init = (query: string) => post(shop, `cart/${code}/payment/init${query}`, { paymentModule: method });
    const repeats = [
      await submit(shop, code, body, { key: 'mine' }),
      await submit(shop, code, body),
      await submit(shop, code, body, { key: 'another' }),
      await submit(shop, code, { ...body, comments: 'other' }, { key: 'mine' }),
      await init(''),
      await init(`?key=${key}`),
    ];
    return [first, ...repeats].map(({ status, body: said }) => [status, (said as { code?: string }).code ?? 'fine']);
  };
  const [one, two] = [await answersFor(known), await answersFor(newEmail('unknown'))];
  expect(one).toEqual(two);
  expect(one).toEqual([
    [200, 'fine'],
    [200, 'fine'],
    [409, 'order.placed'],
    [409, 'order.placed'],
    [422, 'request.key-reused'],
    [404, 'order.not-found'],
    [409, 'order.not-open'],
  ]);
});

describe('a coupon limited per customer', () => {
  const use = async (order: object, token?: string) => {
    const code = await fillCart(shop, { DOLLAR: 10 });
    await shop.call(applyCoupon, { params: { code, promo: 'ONCE' } });
    const body = await orderBody(shop, code, { method, ...order });
    const url = `/api/v1/${token ? 'auth/' : ''}cart/${code}/checkout`;
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    return shop.send({ method: 'POST', url, payload: body, headers });
  };
  const refused = { status: 400, body: { code: 'coupon.used-by-you' } };
  beforeAll(() => shop.importYaml('coupons:\n  - { code: ONCE, kind: percentage, value: 10, limitPerCustomer: 1 }'));

  test('cannot be used again by deleting the account', async () => {
    const email = newEmail('again');
    expect((await use({ body: customerOf(email) })).status).toBe(200);
    const token = tokenIn(await login(shop, email));
    const { message } = await shop.callAs(token)(account.deleteAccount, { body: { password: PASSWORD } });
    expect(message).toContain('An unreadable code made from your address');
    const { rows } = await shop.database.db.execute(
      sql`select customers from coupon_uses where array_to_string(customers, ' ') like ${`%${email}%`}`,
    );
    expect(rows).toEqual([]);
    expect(await use({ email })).toMatchObject(refused);
    const next = await newCustomer(shop, email);
    expect(await use({ email }, next.token)).toMatchObject(refused);
  });

  test('counts the verified address of an account; an unverified one does not count', async () => {
    const verified = await newCustomer(shop);
    await confirmAddress(shop, verified);
    const typed = (email: string) => ({ body: { customer: { emailAddress: email, billing: ADDRESS } } });
    expect((await use(typed(newEmail('typed')), verified.token)).status).toBe(200);
    expect(await use({ email: verified.email })).toMatchObject(refused);
    const squatter = await newCustomer(shop);
    expect((await use(typed(newEmail('typed')), squatter.token)).status).toBe(200);
    expect((await use({ email: squatter.email })).status).toBe(200);
  });

  test('plain addresses of earlier uses are hashed at startup', async () => {
    const { db } = shop.database;
    await db.execute(sql`insert into coupon_uses (coupon_id, reference, customers)
      select id, 'old', array['old.time@example.com', 'customer:7'] from coupons where code = 'ONCE'`);
    await hashCouponAddresses(db, fingerprintWith('secret'));
    const { rows } = await db.execute<{ customers: string[] }>(
      sql`select customers from coupon_uses where reference = 'old'`,
    );
    expect(rows[0]?.customers).toEqual([expect.stringMatching(/^address:[\w-]{43}$/), 'customer:7']);
  });
});

describe('orders placed as a guest', () => {
  test('are added to the account once the address is verified, later ones at the next login', async () => {
    const email = newEmail('guest');
    const before = await order(shop, { DOLLAR: 1 }, { method, email: email.toUpperCase() });
    const other = await order(shop, { DOLLAR: 1 }, { method, email: newEmail('other') });
    const customer = await newCustomer(shop, email);
    expect(await ordersOf(customer.token)).toEqual([]);
    await confirmAddress(shop, customer);
    expect(await ordersOf(customer.token)).toEqual([before.id]);
    const later = await order(shop, { DOLLAR: 1 }, { method, email });
    expect(await ordersOf(customer.token)).toEqual([before.id]);
    expect(await ordersOf(tokenIn(await login(shop, email)))).toEqual([later.id, before.id]);
    const kept = await shop.call(orders.readOrder, { params: { id: other.id }, query: { key: other.key } });
    expect(kept.customer.emailAddress).not.toBe(email);
  });

  test('are not added while the address is unverified', async () => {
    const email = newEmail('unproven');
    await order(shop, { DOLLAR: 1 }, { method, email });
    await newCustomer(shop, email);
    expect(await ordersOf(tokenIn(await login(shop, email)))).toEqual([]);
  });
});

test('deleting the account keeps the order documents, and the mail says until when', async () => {
  const email = newEmail('leaving');
  const { id, key } = await order(shop, { DOLLAR: 1 }, { method, body: customerOf(email) });
  const call = shop.callAs(tokenIn(await login(shop, email)));
  const data = (await call(account.exportData, {})) as { orders: { id: number; lines: object[]; key?: string }[] };
  expect(data.orders).toMatchObject([{ id, emailAddress: email, lines: [{ sku: 'DOLLAR', quantity: 1 }] }]);
  expect(data.orders[0]?.key).toBeUndefined();
  const { message } = await call(account.deleteAccount, { body: { password: PASSWORD } });
  expect(message).toContain(`December\u00a031,\u00a0${new Date().getUTCFullYear() + 10}`);
  const kept = await shop.call(orders.readOrder, { params: { id }, query: { key } });
  expect(kept.customer).toMatchObject({ id: 0, emailAddress: email });
  const next = await newCustomer(shop, email);
  expect(await ordersOf(next.token)).toEqual([]);
});
