import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../../testing/fake-browser.ts';

let browser: FakeBrowser;
beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  browser = fakeBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const order = { id: 7, key: 'secret', cart: 'c', hasAccount: false };
const hour = 60 * 60_000;

test('the key of an order is known for two hours, its number for longer', async () => {
  const { keepOrder, recallOrder } = await import('./placed-order.ts');
  expect(recallOrder()).toBeNull();
  keepOrder(order);
  vi.setSystemTime(2 * hour - 1);
  expect(recallOrder()).toEqual(order);
  vi.setSystemTime(2 * hour);
  expect(recallOrder()).toEqual({ ...order, key: '' });
});

test('an order of another shop, and what is no order, are not recalled', async () => {
  const { keepOrder, recallOrder } = await import('./placed-order.ts');
  keepOrder(order);
  document.documentElement.dataset.backend = 'https://other.example';
  expect(recallOrder()).toBeNull();
  browser.stored.set('vitrine.order', '{');
  expect(recallOrder()).toBeNull();
});
