// Storefronts of other origins, such as Shopizer's: they keep a token for days, never renew it and read no cookies.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE, useTestClock } from '../../testing/test-clock.ts';
import {
  askForReset,
  bearer,
  linkIn,
  mailsTo,
  newCustomer,
  newEmail,
  PASSWORD,
  passwordTwice,
  personOf,
  post,
  profileStatus,
  tokenIn,
} from '../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { DAY } from '../platform/clock.ts';

const { clock, later } = useTestClock();
const STOREFRONT = 'https://store.example';
const crossOrigin = { origin: STOREFRONT, 'sec-fetch-site': 'cross-site' };
const ownPage = { origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(undefined, clock, { storefrontOrigins: [STOREFRONT, 'https://second.example'] });
});
afterAll(() => shop.close());

let networks = 0;
const loginFrom = (to: TestShop, email: string, headers: Record<string, string>) =>
  post(to, 'customer/login/', { username: email, password: PASSWORD }, headers, `203.0.113.${++networks}`);

describe('a token', () => {
  test('lasts seven days where other storefronts are listed', async () => {
    const { email } = await newCustomer(shop);
    const answer = await loginFrom(shop, email, crossOrigin);
    expect(answer).toMatchObject({ status: 200, body: { expiresIn: 604_800 } });
    later(7 * DAY - MINUTE);
    expect(await profileStatus(shop, tokenIn(answer))).toBe(200);
    later(2 * MINUTE);
    expect(await profileStatus(shop, tokenIn(answer))).toBe(401);
  });

  test('lasts as long for a program, and after registering', async () => {
    const { email } = await newCustomer(shop);
    expect((await loginFrom(shop, email, {})).body).toMatchObject({ expiresIn: 604_800 });
    const registered = await post(shop, 'customer/register', personOf(newEmail()), crossOrigin, '198.51.100.200');
    expect(registered).toMatchObject({ status: 200, body: { expiresIn: 604_800 } });
  });

  test('stays short for the pages of the shop, which renew it', async () => {
    const { email } = await newCustomer(shop);
    expect((await loginFrom(shop, email, ownPage)).body).toMatchObject({ expiresIn: 900 });
    expect((await loginFrom(shop, email, { origin: 'http://shop.test' })).body).toMatchObject({ expiresIn: 900 });
  });

  test('is as long as the operator says, for everybody', async () => {
    const other = await openTestShop(undefined, clock, { storefrontOrigins: [STOREFRONT], tokenMinutes: 30 });
    const { email } = await newCustomer(other);
    for (const headers of [crossOrigin, ownPage, {}])
      expect((await loginFrom(other, email, headers)).body).toMatchObject({ expiresIn: 1800 });
    await other.close();
  });

  test('ends with a new password, a reset and signing out, long before its seven days', async () => {
    const { email } = await newCustomer(shop);
    const [kept, other, third] = [
      tokenIn(await loginFrom(shop, email, crossOrigin)),
      tokenIn(await loginFrom(shop, email, crossOrigin)),
      tokenIn(await loginFrom(shop, email, crossOrigin)),
    ];
    later(DAY);
    await post(shop, 'customer/logout', undefined, { ...crossOrigin, ...bearer(third) });
    expect(await profileStatus(shop, third)).toBe(401);
    expect(await profileStatus(shop, other)).toBe(200);
    const change = { username: email, current: PASSWORD, ...passwordTwice('a brand new one') };
    const changed = await post(shop, 'customer/password/', change, { ...crossOrigin, ...bearer(kept) });
    expect(changed.status).toBe(200);
    expect(await profileStatus(shop, other)).toBe(401);
    expect(await profileStatus(shop, kept)).toBe(200);
    await askForReset(shop, email);
    await expect.poll(() => linkIn(shop, email, 'reset')).toBeDefined();
    const link = await linkIn(shop, email, 'reset');
    const reset = await post(shop, `customer/DEFAULT/password/${link}`, passwordTwice('another new one'));
    expect(reset.status).toBe(200);
    expect(await profileStatus(shop, kept)).toBe(401);
  });
});

describe('the link for a new password', () => {
  const ask = async (headers: Record<string, string>, returnUrl: string | null = null) => {
    const { email } = await newCustomer(shop);
    const body = { username: email, returnUrl };
    const from = `203.0.113.${++networks}`;
    expect((await post(shop, 'customer/password/reset/request/', body, headers, from)).status).toBe(200);
    await expect.poll(() => linkIn(shop, email, 'reset')).toBeDefined();
    const mail = (await mailsTo(shop, email)).at(-1);
    return `${mail?.text} ${mail?.html}`;
  };
  const linkOf = (origin: string) => `${origin}/customer/DEFAULT/reset/`;

  test('leads to the listed storefront that asked', async () => {
    expect(await ask(crossOrigin)).toContain(linkOf(STOREFRONT));
    expect(await ask({ origin: 'https://second.example' })).toContain(linkOf('https://second.example'));
  });

  test('leads to a listed returnUrl first, and past one that is not listed', async () => {
    expect(await ask(crossOrigin, 'https://second.example/shop')).toContain(linkOf('https://second.example/shop'));
    const text = await ask(crossOrigin, 'https://evil.example/');
    expect(text).toContain(linkOf(STOREFRONT));
    expect(text).not.toContain('evil');
  });

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'http://store.example' },
    { origin: 'https://store.example:8443' },
    { origin: 'https://store.example.evil.example' },
    { origin: 'https://store.example, https://evil.example' },
    { origin: 'https://store.example/' },
    { origin: 'null' },
    { origin: '' },
    { referer: 'https://store.example/forgot-password' },
    { host: 'store.example' },
    { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    { origin: 'http://shop.test' },
    {},
  ])('leads to our own page when asked with %j', async (headers) => {
    const text = await ask(headers);
    expect(text).toContain(linkOf('http://shop.test'));
    expect(text).not.toMatch(/evil|store\.example/);
  });
});

describe('the storage of the browser', () => {
  const leave = {
    'signing out': (headers: Record<string, string>) => post(shop, 'customer/logout', undefined, headers),
    'deleting the account': (headers: Record<string, string>) =>
      shop.send({ method: 'DELETE', url: '/api/v1/auth/customer/', payload: { password: PASSWORD }, headers }),
  };

  test.each(Object.entries(leave))('%s on another origin clears nothing of ours', async (_, send) => {
    for (const headers of [crossOrigin, { origin: STOREFRONT }, { ...crossOrigin, 'sec-fetch-site': 'same-site' }]) {
      const { token } = await newCustomer(shop);
      const answer = await send({ ...headers, ...bearer(token) });
      expect(answer.status).toBeLessThan(300);
      expect(answer.headers).not.toHaveProperty('clear-site-data');
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(await profileStatus(shop, token)).toBe(401);
    }
  });

  test.each(Object.entries(leave))('%s on a page of the shop clears it', async (_, send) => {
    const { token } = await newCustomer(shop);
    const answer = await send({ ...ownPage, ...bearer(token) });
    expect(answer.headers).toMatchObject({ 'clear-site-data': '"storage"' });
    expect(answer.headers['set-cookie']).toMatch(/Max-Age=0/);
  });
});
