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

test('the key of an order is stored for two hours, its number for longer', async () => {
  const { setPlacedOrder, getPlacedOrder } = await import('./placed-order.ts');
  expect(getPlacedOrder()).toBeNull();
  setPlacedOrder(order);
  vi.setSystemTime(2 * hour - 1);
  expect(getPlacedOrder()).toEqual(order);
  vi.setSystemTime(2 * hour);
  expect(getPlacedOrder()).toEqual({ ...order, key: '' });
});

test('an order of another shop, and invalid values, are not loaded', async () => {
  const { setPlacedOrder, getPlacedOrder } = await import('./placed-order.ts');
  setPlacedOrder(order);
  document.documentElement.dataset.backend = 'https://other.example';
  expect(getPlacedOrder()).toBeNull();
  browser.stored.set('vitrine.order', '{');
  expect(getPlacedOrder()).toBeNull();
});
