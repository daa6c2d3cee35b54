import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { MINUTE, useTestClock } from '../../../testing/test-clock.ts';
import {
  askForReset,
  bearer,
  cookieIn,
  linkIn,
  login,
  mailsTo,
  newCustomer,
  PASSWORD,
  post,
  profileStatus,
  tokenIn,
} from '../../../testing/test-customers.ts';
import { secondConnection } from '../../../testing/test-database.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { DAY } from '../../platform/clock.ts';
import { createServer } from '../../server.ts';
import { deleteExpiredSessions } from './open-session.ts';

const { clock, later, reset } = useTestClock();

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(undefined, clock);
});
afterAll(() => shop.close());

const refresh = (cookie: string, headers: Record<string, string> = {}) =>
  post(shop, 'customer/session/refresh', undefined, { cookie, ...headers });

describe('a token', () => {
  test('is valid for 15 minutes (API-2)', async () => {
    const { token } = await newCustomer(shop);
    later(14 * MINUTE);
    expect(await profileStatus(shop, token)).toBe(200);
    later(2 * MINUTE);
    expect(await profileStatus(shop, token)).toBe(401);
  });

  test('is refused in the same way when invented, and ignored where none is needed (ROLE-4)', async () => {
    for (const header of ['Bearer x', `Bearer ${'A'.repeat(43)}`, 'Basic eDp5', 'Bearer ', '']) {
      expect((await shop.get('auth/customer/profile', { authorization: header })).body).toMatchObject({
        code: 'session.required',
        errorCode: '401',
      });
      expect((await shop.get('product/MUG', { authorization: header })).status).toBe(200);
      const cart = await post(shop, 'cart/', { product: 'MUG-BLUE-S', quantity: 1 }, { authorization: header });
      expect(cart.status).toBe(201);
    }
  });

  test('in another format is refused: JSON web tokens without or with a weak signature', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const { id } = await newCustomer(shop);
    for (const alg of ['none', 'HS256']) {
      const forged = `${part({ alg, typ: 'JWT' })}.${part({ sub: String(id), aud: 'api', exp: 4_000_000_000 })}.`;
      expect(await profileStatus(shop, forged)).toBe(401);
    }
  });

  test('is exchanged for a new one, for clients without cookies', async () => {
    let { token } = await newCustomer(shop);
    for (let minutes = 0; minutes < 40; minutes += 10) {
      later(10 * MINUTE);
      const answer = await shop.get('auth/customer/refresh', bearer(token));
      expect(answer).toMatchObject({ status: 200, body: { id: expect.any(Number), expiresIn: 900 } });
      // Exchanged, not copied.
      expect(await profileStatus(shop, token)).toBe(401);
      token = tokenIn(answer);
    }
    expect(await profileStatus(shop, token)).toBe(200);
  });

  test('exchanged twice at once works once', async () => {
    const { token } = await newCustomer(shop);
    const ask = () => shop.get('auth/customer/refresh', bearer(token));
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });
});

describe('the cookie', () => {
  test('is not readable by scripts nor sent by other sites', async () => {
    const { email } = await newCustomer(shop);
    const answer = await login(shop, email);
    expect(answer.headers['set-cookie']).toMatch(
      /^vitrine-session=[\w-]{43}\.[\w-]{43}; Max-Age=1209600; Path=\/api\/v1\/customer; HttpOnly; SameSite=Strict$/,
    );
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('returns a new token and is replaced each time', async () => {
    const { cookie, token } = await newCustomer(shop);
    later(20 * MINUTE);
    const answer = await refresh(cookie);
    expect(answer).toMatchObject({ status: 200, body: { expiresIn: 900 } });
    expect(tokenIn(answer)).not.toBe(token);
    expect(cookieIn(answer)).not.toBe(cookie);
    expect(await profileStatus(shop, tokenIn(answer))).toBe(200);
    expect((await refresh(cookieIn(answer))).status).toBe(200);
  });

  test('sent by two tabs at once, or again after a lost response, leads to the same next one', async () => {
    const { cookie } = await newCustomer(shop);
    const answers = await Promise.all([refresh(cookie), refresh(cookie), refresh(cookie)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(cookieIn)).size).toBe(1);
    const [first] = answers.map(cookieIn);
    later(20_000);
    expect(cookieIn(await refresh(cookie))).toBe(first);
    expect((await refresh(first ?? '')).status).toBe(200);
  });

  test('used again later is treated as stolen: the whole session ends', async () => {
    const { cookie, token } = await newCustomer(shop);
    const newest = await refresh(cookie);
    later(31_000);
    const stolen = await refresh(cookie);
    expect(stolen).toMatchObject({ status: 401, body: { code: 'session.required' } });
    expect(stolen.headers['set-cookie']).toMatch(/^vitrine-session=; .*Max-Age=0/);
    expect((await refresh(cookieIn(newest))).status).toBe(401);
    for (const one of [token, tokenIn(newest)]) expect(await profileStatus(shop, one)).toBe(401);
  });

  test('of an older generation ends the session even within the grace period', async () => {
    const { cookie } = await newCustomer(shop);
    const second = cookieIn(await refresh(cookie));
    const third = cookieIn(await refresh(second));
    expect((await refresh(cookie)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
  });

  test('expires after 14 idle days, and after 30 days in any case', async () => {
    const idle = await newCustomer(shop);
    const busy = await newCustomer(shop);
    later(13 * DAY);
    let cookie = cookieIn(await refresh(busy.cookie));
    later(2 * DAY);
    expect((await refresh(idle.cookie)).status).toBe(401);
    cookie = cookieIn(await refresh(cookie));
    later(13 * DAY);
    const last = await refresh(cookie);
    expect(last.status).toBe(200);
    expect(last.headers['set-cookie']).toMatch(/Max-Age=172800;/);
    later(2 * DAY + 1);
    expect((await refresh(cookieIn(last))).status).toBe(401);
  });

  test.each([
    ['none', ''],
    ['a made-up one', `vitrine-session=${'A'.repeat(43)}.${'B'.repeat(43)}`],
    ['another form', 'vitrine-session=abc'],
  ])('%s is refused', async (_, cookie) => {
    expect(await refresh(cookie)).toMatchObject({ status: 401, body: { code: 'session.required' } });
  });

  test('with only a known family ends no session', async () => {
    const { cookie } = await newCustomer(shop);
    const [name, value = ''] = cookie.split('=');
    expect((await refresh(`${name}=${'A'.repeat(43)}.${value.split('.')[1]}`)).status).toBe(401);
    expect((await refresh(cookie)).status).toBe(200);
  });
});

describe('another site', () => {
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];
  test.each(foreign)('cannot send requests with the session (%o)', async (headers) => {
    const { cookie, token } = await newCustomer(shop);
    const refused = { status: 403, body: { code: 'request.cross-site' } };
    expect(await refresh(cookie, headers as Record<string, string>)).toMatchObject(refused);
    expect(await post(shop, 'customer/logout', undefined, { cookie, ...headers })).toMatchObject(refused);
    expect(await profileStatus(shop, token)).toBe(200);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot log in with a form (%s)',
    async (type) => {
      const answer = await shop.send({
        method: 'POST',
        url: '/api/v1/customer/login',
        payload: '{"username":"a@example.com","password":"x"}',
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(415);
    },
  );
});

describe('ending a session', () => {
  test('logging out ends token and cookie of this device only, and can be repeated', async () => {
    const { email, token, cookie } = await newCustomer(shop);
    const other = tokenIn(await login(shop, email));
    const answer = await post(shop, 'customer/logout', undefined, { cookie, ...bearer(token) });
    expect(answer).toMatchObject({ status: 204, headers: { 'clear-site-data': '"storage"' } });
    expect(answer.headers['set-cookie']).toMatch(/Max-Age=0/);
    expect(await profileStatus(shop, token)).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
    expect(await profileStatus(shop, other)).toBe(200);
    expect((await post(shop, 'customer/logout', undefined)).status).toBe(204);
  });

  test('token or cookie alone is enough to log out', async () => {
    const [one, two] = [await newCustomer(shop), await newCustomer(shop)];
    await post(shop, 'customer/logout', undefined, { cookie: one.cookie });
    expect(await profileStatus(shop, one.token)).toBe(401);
    await post(shop, 'customer/logout', undefined, bearer(two.token));
    expect((await refresh(two.cookie)).status).toBe(401);
  });

  test('a new password ends all other sessions, and only those (API-28)', async () => {
    const { email, token, cookie } = await newCustomer(shop);
    const other = await login(shop, email);
    const body = { username: email, current: PASSWORD, password: 'a brand new one', repeatPassword: 'a brand new one' };
    // At the open path, as a public storefront does it.
    const changed = await post(shop, 'customer/password/', body, bearer(token));
    expect(changed).toMatchObject({ status: 200, body: { message: 'Your password has been changed' } });
    expect(await profileStatus(shop, token)).toBe(200);
    expect((await refresh(cookie)).status).toBe(200);
    expect(await profileStatus(shop, tokenIn(other))).toBe(401);
    expect((await refresh(cookieIn(other))).status).toBe(401);
    expect((await login(shop, email)).status).toBe(401);
    expect((await login(shop, email, 'a brand new one')).status).toBe(200);
    expect((await mailsTo(shop, email)).at(-1)).toMatchObject({
      subject: 'Your password at Test shop has been changed',
    });
  });

  test('a reset ends all sessions', async () => {
    const { email, token, cookie } = await newCustomer(shop);
    await askForReset(shop, email);
    const link = await eventually(
      async () => (await linkIn(shop, email, 'reset')) ?? Promise.reject(new Error('none')),
    );
    const password = 'a brand new one';
    expect((await post(shop, `customer/DEFAULT/password/${link}`, { password, repeatPassword: password })).status).toBe(
      200,
    );
    expect(await profileStatus(shop, token)).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
  });

  test('a session ended by another process is refused at the next request', async () => {
    const connection = await secondConnection();
    const second = await createServer({
      database: connection,
      storeCode: 'DEFAULT',
      shopUrl: 'http://shop.test',
      pictureFolder: '/nowhere',
      clock,
    });
    const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
    await app.register(second.plugin);
    const there = async (token: string) =>
      (await app.inject({ url: '/api/v1/auth/customer/profile', headers: bearer(token) })).statusCode;
    const { email, token, cookie } = await newCustomer(shop);
    const other = tokenIn(await login(shop, email));
    expect([await there(token), await there(other)]).toEqual([200, 200]);
    await post(shop, 'customer/logout', undefined, bearer(token));
    expect([await there(token), await there(other)]).toEqual([401, 200]);
    const refreshed = await app.inject({
      method: 'POST',
      url: '/api/v1/customer/session/refresh',
      headers: { cookie },
    });
    expect(refreshed.statusCode).toBe(401);
    await shop.send({
      method: 'DELETE',
      url: '/api/v1/auth/customer/',
      payload: { password: PASSWORD },
      headers: bearer(other),
    });
    expect(await there(other)).toBe(401);
    await app.close();
    await second.close();
  });
});

test('expired sessions are deleted, active ones are not', async () => {
  const dead = await newCustomer(shop);
  later(31 * DAY);
  const living = await newCustomer(shop);
  await deleteExpiredSessions(shop.database.db, clock());
  expect(await profileStatus(shop, living.token)).toBe(200);
  expect((await refresh(living.cookie)).status).toBe(200);
  reset();
  expect(await profileStatus(shop, dead.token)).toBe(401);
});

test('on https the cookie has the __Host- prefix, and mail links use https', async () => {
  const secure = await openTestShop(undefined, clock, { shopUrl: 'https://shop.example', tokenMinutes: 10_080 });
  const { email } = await newCustomer(secure);
  const answer = await login(secure, email);
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-vitrine-session=\S+ Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(answer.body).toMatchObject({ expiresIn: 604_800 });
  let token = tokenIn(answer);
  for (const expiresIn of [604_800, 604_800, 604_800, 259_200]) {
    later(6.75 * DAY);
    const next = await secure.get('auth/customer/refresh', bearer(token));
    expect(next).toMatchObject({ status: 200, body: { expiresIn } });
    token = tokenIn(next);
  }
  later(3 * DAY);
  expect(await profileStatus(secure, token)).toBe(401);
  await secure.send({
    method: 'POST',
    url: '/api/v1/customer/password/reset/request',
    payload: { username: email, returnUrl: 'https://evil.example/' },
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  });
  const mail = await eventually(async () => {
    const found = (await mailsTo(secure, email)).find(({ key }) => key.startsWith('reset'));
    return found ?? Promise.reject(new Error('not yet'));
  });
  expect(mail.text).toMatch(/https:\/\/shop\.example\/customer\/DEFAULT\/reset\/[\w-]{43}/);
  expect(mail.text + mail.html).not.toContain('evil');
  await secure.close();
});
