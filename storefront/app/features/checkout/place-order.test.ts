import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../../../testing/fake-browser.ts';
import type { OrderBody } from './place-order.ts';

let browser: FakeBrowser;
beforeEach(() => {
  vi.useFakeTimers();
  browser = fakeBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const body: OrderBody = {
  payment: { paymentModule: 'test', amount: 60, redirect: true },
  customer: { emailAddress: 'ann@example.com' },
};
const order = {
  id: 7,
  key: 'k',
  emailAddress: 'ann@example.com',
  redirectUrl: 'https://pay.example',
  paymentStatus: 'open',
};
const load = () => import('./place-order.ts');
const refuse = (status: number, code: string) => ({ status, body: { code, message: code } });
const paths = () => browser.asked.map(({ path }) => path);

test('placing an order returns the payment page and stores the order with its key', async () => {
  browser.setShop(() => ({ body: order }));
  const { placeOrder, getOrderAttempt } = await load();
  expect(await placeOrder('c', body)).toEqual({ order, payUrl: 'https://pay.example' });
  expect(getOrderAttempt()).toBeNull();
  expect(JSON.parse(browser.stored.get('vitrine.order') ?? '')).toMatchObject({ id: 7, key: 'k', hasAccount: false });
});

test('a lost response is requested again with the same idempotency key; a domain error ends the attempt', async () => {
  const { placeOrder, getOrderAttempt, resumeOrder } = await load();
  browser.setShop(() => {
    throw new TypeError('cut');
  });
  await expect(placeOrder('c', body)).rejects.toThrow('cut');
  const { key } = getOrderAttempt() ?? {};
  browser.setShop(() => refuse(503, 'away'));
  await expect(resumeOrder()).rejects.toMatchObject({ status: 503 });
  expect(getOrderAttempt()?.key).toBe(key);
  browser.setShop(() => refuse(409, 'total.changed'));
  await expect(resumeOrder()).rejects.toMatchObject({ status: 409 });
  expect(getOrderAttempt()).toBeNull();
  expect(await resumeOrder()).toBeNull();
});

test('a request that is still in progress elsewhere is retried with increasing delays', async () => {
  const { placeOrder } = await load();
  browser.setShop(() => (browser.asked.length < 3 ? refuse(409, 'request.in-progress') : { body: order }));
  const placed = placeOrder('c', body);
  await vi.advanceTimersByTimeAsync(500 + 1000);
  expect((await placed).order.id).toBe(7);
  expect(browser.asked).toHaveLength(3);
});

test('when the cart was ordered already, the earlier attempt without a response is requested', async () => {
  const { placeOrder } = await load();
  browser.setShop(() => {
    throw new TypeError('cut');
  });
  await expect(placeOrder('c', body)).rejects.toThrow('cut');
  const [lost] = browser.asked.splice(0);
  browser.setShop(({ idempotencyKey }) =>
    idempotencyKey === lost?.idempotencyKey ? { body: order } : refuse(409, 'order.placed'),
  );
  const changed = { ...body, payment: { ...body.payment, amount: 61 } };
  expect((await placeOrder('c', changed)).order.id).toBe(7);
  expect(browser.asked.map((asked) => asked.idempotencyKey === lost?.idempotencyKey)).toEqual([false, true]);
});

test('a cart that somebody else has ordered is refused', async () => {
  const { placeOrder } = await load();
  browser.setShop(() => refuse(409, 'order.placed'));
  await expect(placeOrder('c', body)).rejects.toMatchObject({ code: 'order.placed' });
  expect(browser.asked).toHaveLength(1);
});

test('without a payment page the payment is started once more; if that fails the order stays unpaid', async () => {
  const { placeOrder } = await load();
  browser.setShop(({ path }) =>
    path === 'cart/c/checkout'
      ? { body: { ...order, redirectUrl: null } }
      : { body: { details: { redirectUrl: 'https://later.example' } } },
  );
  expect((await placeOrder('c', body)).payUrl).toBe('https://later.example');
  browser.setShop(({ path }) =>
    path === 'cart/c/checkout' ? { body: { ...order, redirectUrl: null } } : { status: 502 },
  );
  expect((await placeOrder('c', body)).payUrl).toBeNull();
  browser.setShop(() => ({ body: { ...order, redirectUrl: null, paymentStatus: 'paid' } }));
  browser.asked.length = 0;
  expect((await placeOrder('c', body)).payUrl).toBeNull();
  expect(paths()).toEqual(['cart/c/checkout']);
});

test('a password chosen with the order logs in, unless the address had an account before', async () => {
  const { placeOrder } = await load();
  const withPassword = { ...body, customer: { ...body.customer, password: 'pw', repeatPassword: 'pw' } };
  browser.setShop(({ path }) => (path.endsWith('login') ? refuse(401, 'login.wrong') : { body: order }));
  await placeOrder('c', withPassword);
  expect(browser.stored.has('vitrine.token')).toBe(false);
  browser.setShop(({ path }) => ({ body: path.endsWith('login') ? { token: 't', expiresIn: 900 } : order }));
  await placeOrder('c', withPassword);
  expect(browser.stored.get('vitrine.token')).toBe('t');
});

test('an order of a customer loads the profile again, because it stores the address', async () => {
  const { placeOrder } = await load();
  const { loadUser } = await import('../../session/load-user.client.ts');
  const { currentUser } = await import('../../session/user.ts');
  browser.stored.set('vitrine.token', 't');
  browser.stored.set('vitrine.token.until', String(Date.now() + 900_000));
  const profile = { billing: { address: '' } };
  browser.setShop(({ path }) => ({ body: path.endsWith('profile') ? profile : order }));
  await loadUser();
  profile.billing.address = '1 Main Street';
  await placeOrder('c', body);
  await vi.waitFor(() => expect(currentUser()).toMatchObject({ billing: { address: '1 Main Street' } }));
});

const withPassword: OrderBody = { ...body, customer: { ...body.customer, password: 'correct horse' } };

test('the same order keeps its key until the response', async () => {
  const { beginAttempt, endAttempt, getOrderAttempt } = await load();
  const { key } = beginAttempt('cart', withPassword);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(beginAttempt('cart', { ...withPassword }).key).toBe(key);
  expect(sessionStorage.getItem('vitrine.checkout.attempt')).toContain(key);
  endAttempt();
  expect(sessionStorage.getItem('vitrine.checkout.attempt')).toBeNull();
  expect(getOrderAttempt()).toBeNull();
  expect(beginAttempt('cart', withPassword).key).not.toBe(key);
});

test('another password keeps the key, and attempts before a change are stored', async () => {
  const { beginAttempt } = await load();
  const { key } = beginAttempt('cart', withPassword);
  const { password: _, ...customer } = withPassword.customer;
  expect(beginAttempt('cart', { ...withPassword, customer }).key).toBe(key);
  const changed = beginAttempt('cart', { ...withPassword, comments: 'Ring twice' });
  expect(changed.key).not.toBe(key);
  expect(changed.earlier).toEqual([{ key, body: { ...withPassword, customer } }]);
  expect(beginAttempt('cart', { ...withPassword, comments: 'Ring twice' }).earlier).toEqual(changed.earlier);
  expect(beginAttempt('other', withPassword).earlier).toEqual([]);
});

test('another cart or another total is another order', async () => {
  const { beginAttempt } = await load();
  const { key } = beginAttempt('cart', withPassword);
  expect(beginAttempt('other', withPassword).key).not.toBe(key);
  const { key: again } = beginAttempt('cart', withPassword);
  expect(beginAttempt('cart', { ...withPassword, payment: { ...withPassword.payment, amount: 61 } }).key).not.toBe(
    again,
  );
});
