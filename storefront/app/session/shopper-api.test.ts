import { readProfile } from '@vitrine/contract/account/account.ts';
import { readCart } from '@vitrine/contract/cart/cart.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../../testing/fake-browser.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const load = async () => ({
  ...(await import('./shopper-api.client.ts')),
  ...(await import('./load-user.client.ts')),
  ...(await import('./user.ts')),
});
const signIn = () => {
  browser.stored.set('vitrine.token', 'old');
  browser.stored.set('vitrine.token.until', String(Date.now() + 900_000));
};
const ended = { status: 401, body: { code: 'session.required' } };
const refresh = 'customer/session/refresh';
const ann = { id: 1, firstName: 'Ann' };

test('guests send no token, customers do', async () => {
  const { shopperApi } = await load();
  browser.setShop(() => ({ body: {} }));
  await shopperApi()(readCart, { params: { code: 'c' } });
  signIn();
  await shopperApi()(readCart, { params: { code: 'c' } });
  expect(browser.asked.map(({ token }) => token)).toEqual([null, 'old']);
});

test('a refused token is renewed once, and the call repeated', async () => {
  const { shopperApi } = await load();
  signIn();
  browser.setShop(({ path, token }) => {
    if (path === refresh) return { body: { token: 'new', expiresIn: 900 } };
    return token === 'new' ? { body: ann } : ended;
  });
  expect(await shopperApi()(readProfile, {})).toEqual(ann);
  expect(browser.asked.map(({ token }) => token)).toEqual(['old', null, 'new']);
});

test('a domain error for another reason does not end the session', async () => {
  const { shopperApi } = await load();
  signIn();
  browser.setShop(() => ({ status: 401, body: { code: 'password.wrong' } }));
  await expect(shopperApi()(readProfile, {})).rejects.toMatchObject({ status: 401, code: 'password.wrong' });
  expect(browser.asked).toHaveLength(1);
});

test('the customer is requested once and then cached', async () => {
  const { currentUser, loadUser } = await load();
  signIn();
  browser.setShop(() => ({ body: ann }));
  expect(await Promise.all([loadUser(), loadUser()])).toEqual([ann, ann]);
  expect(await loadUser()).toEqual(ann);
  expect(currentUser()).toEqual(ann);
  expect(browser.asked).toHaveLength(1);
});

test('without a token the customer is not requested and not cached', async () => {
  const { currentUser, setUser, loadUser } = await load();
  setUser(ann as Parameters<typeof setUser>[0]);
  expect(await loadUser()).toBeNull();
  expect(currentUser()).toBeNull();
  expect(browser.asked).toEqual([]);
});

test('a refused profile ends the session; an unavailable server does not', async () => {
  const { loadUser } = await load();
  for (const status of [429, 503]) {
    signIn();
    browser.setShop(() => ({ status }));
    await expect(loadUser(), String(status)).rejects.toMatchObject({ status });
    expect(browser.stored.get('vitrine.token')).toBe('old');
  }
  browser.setShop(() => ({ status: 404 }));
  expect(await loadUser()).toBeNull();
  expect(browser.stored.has('vitrine.token')).toBe(false);
});
