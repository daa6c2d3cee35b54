// A customer can see all data about themselves; little of it is left when they go.

import { Writable } from 'node:stream';
import * as account from '@vitrine/contract/account/account.ts';
import * as cartPromises from '@vitrine/contract/cart/cart.ts';
import { sendMessage } from '@vitrine/contract/contact/contact.ts';
import { writeReview } from '@vitrine/contract/reviews/reviews.ts';
import { withdraw } from '@vitrine/contract/withdrawal/withdrawal.ts';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import {
  linkIn,
  login,
  mailsTo,
  newCustomer,
  newEmail,
  PASSWORD,
  profileStatus,
} from '../../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { createServer } from '../../server.ts';

const CANARY = 'Zyxwvut';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A customer with everything a customer can have, all of it marked. */
async function fullCustomer() {
  const email = newEmail(CANARY.toLowerCase());
  const customer = await newCustomer(shop, email);
  const call = shop.callAs(customer.token);
  const address = {
    firstName: CANARY,
    lastName: CANARY,
    company: `${CANARY} Inc`,
    address: `1 ${CANARY} street`,
    city: CANARY,
    postalCode: '75011',
    country: 'FR',
  };
  await call(account.changeProfile, { body: { firstName: CANARY, lastName: CANARY } });
  await call(account.changeAddress, { body: { billing: address, delivery: address } });
  const pending = newEmail(`${CANARY.toLowerCase()}-new`);
  await call(account.changeProfile, { body: { emailAddress: pending, password: PASSWORD } });
  const { code } = await shop.call(cartPromises.addToNewCart, { body: { product: 'MUG-BLUE-S', quantity: 1 } });
  await call(account.readCustomerCart, { query: { cart: code } });
  const description = `${CANARY} was here and liked it.`;
  await call(writeReview, { params: { key: 'LAMP' }, body: { rating: 5, description } });
  await shop.database.db.execute(
    sql`insert into coupon_uses (coupon_id, reference, customers) select id, ${`order ${customer.id}`}, array[${`customer:${customer.id}`}, 'address:hash'] from coupons limit 1`,
  );
  await shop.call(sendMessage, { body: { name: CANARY, email, subject: CANARY, comment: `${CANARY} has a question` } });
  await shop.call(withdraw, { body: { orderNumber: '999999', name: CANARY, email } });
  return { ...customer, code };
}

/** Every row of every table that knows the word. */
async function rowsWith(word: string): Promise<string[]> {
  const { db } = shop.database;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t where t::text ilike ${`%${word}%`}`,
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

test('the export contains everything, as JSON and as CSV', async () => {
  const { token, email } = await fullCustomer();
  const data = (await shop.callAs(token)(account.exportData, {})) as Record<string, Record<string, unknown>>;
  expect(data).toMatchObject({
    account: { email, firstName: CANARY, billing: { city: CANARY }, delivery: { company: `${CANARY} Inc` } },
    sessions: [{ createdAt: expect.any(String) }],
    cart: { lines: [{ sku: 'MUG-BLUE-S', quantity: 1 }], coupons: [{ code: expect.any(String) }] },
    mails: expect.arrayContaining([expect.objectContaining({ subject: 'Welcome to Test shop' })]),
  });
  expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash/);
  const csv = await shop.get('auth/customer/export?format=csv', { authorization: `Bearer ${token}` });
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.csv"$/),
    'cache-control': 'no-store',
  });
  expect(csv.body).toContain(`account,billing.city,${CANARY}\r\n`);
});

test('deleting refuses a password that is empty or wrong', async () => {
  const { token } = await newCustomer(shop);
  const remove = (payload: object) =>
    shop.send({
      method: 'DELETE',
      url: '/api/v1/auth/customer/',
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
  expect(await remove({ password: '' })).toMatchObject({ status: 400, body: { code: 'password.required' } });
  expect(await remove({ password: 'wrong' })).toMatchObject({ status: 400, body: { code: 'password.wrong' } });
  expect(await profileStatus(shop, token)).toBe(200);
});

test('a deleted customer is found nowhere but in the mail that confirms it', async () => {
  const { token, cookie, email, code } = await fullCustomer();
  await shop.database.db.execute(sql`update customers set email_verified_at = now() where email = ${email}`);
  expect((await rowsWith(CANARY)).length).toBeGreaterThan(4);
  const answer = await shop.send({
    method: 'DELETE',
    url: '/api/v1/auth/customer',
    payload: { password: PASSWORD },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      message:
        'Your account has been deleted. An unreadable code made from your address, beside the coupons you have used: kept until 30 days after they end',
    },
    headers: { 'clear-site-data': '"storage"' },
  });
  expect(await profileStatus(shop, token)).toBe(401);
  const refresh = { method: 'POST', url: '/api/v1/customer/session/refresh', headers: { cookie } } as const;
  expect((await shop.send(refresh)).status).toBe(401);
  expect((await login(shop, email)).status).toBe(401);
  expect((await shop.get(`cart/${code}`)).status).toBe(404);
  const mails = await mailsTo(shop, email);
  expect(mails).toMatchObject([{ subject: 'Your account at Test shop has been deleted', secret: true }]);
  expect(mails[0]?.text).toContain('An unreadable code made from your address');
  const word = email.split('@')[0] ?? '';
  // The mails to the merchant about them are gone, too.
  expect((await rowsWith(word)).map((row) => row.split(':')[0])).toEqual(['mail_outbox']);
  expect((await rowsWith('address:hash')).map((row) => row.split(':')[0])).toContain('coupon_uses');
  // The address is free again.
  expect((await newCustomer(shop, email)).id).toBeGreaterThan(0);
});

test('logs contain no address, password, token or link', async () => {
  let log = '';
  const stream = new Writable({
    write: (chunk, _, done) => {
      log += chunk;
      done();
    },
  });
  const server = await createServer({
    database: { ...shop.database, close: async () => {} },
    storeCode: 'DEFAULT',
    shopUrl: 'http://shop.test',
    pictureFolder: '/nowhere',
  });
  const app = fastify({ logger: { level: 'trace', stream, serializers: { req: ({ method }) => ({ method }) } } });
  await app.register(server.plugin);
  const email = newEmail('canary');
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, authorization = '') =>
    app.inject({ method, url: `/api/v1/${path}`, headers: { authorization }, ...(payload && { payload }) });
  const billing = { country: 'US', firstName: 'Canaria', lastName: 'Bird' };
  const registered = await send('POST', 'customer/register', { emailAddress: email, password: PASSWORD, billing });
  const { token } = registered.json() as { token: string };
  await send('POST', 'customer/login', { username: email, password: 'wrong password 1' });
  await send('POST', 'customer/password/reset/request', { username: email });
  await eventually(async () => expect(await linkIn(shop, email, 'reset')).toBeDefined());
  const link = (await linkIn(shop, email, 'reset')) ?? '';
  await send('GET', `customer/DEFAULT/reset/${link}`);
  await send('POST', `customer/DEFAULT/password/${link}`, { password: 'short' });
  // An error of ours, with all of it in hand.
  await shop.database.db.execute(sql`alter table customers rename to customers_away`);
  const broken = await send('POST', 'customer/login', { username: email, password: PASSWORD });
  await shop.database.db.execute(sql`alter table customers_away rename to customers`);
  expect(broken.statusCode).toBe(500);
  expect(broken.body).not.toMatch(/customers|select/i);
  await send('DELETE', 'auth/customer', { password: PASSWORD }, `Bearer ${token}`);
  await app.close();
  await server.close();
  expect(log).toContain('unexpected error');
  for (const secret of [email, 'canary', 'Canaria', PASSWORD, 'wrong password', token, link])
    expect(log).not.toContain(secret);
});
