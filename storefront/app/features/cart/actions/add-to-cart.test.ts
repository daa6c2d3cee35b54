import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../../../../testing/fake-browser.ts';
import { fakeCart } from '../../../../testing/fake-cart.ts';

const key = 'DEFAULT_shopizer_cart';
let browser: FakeBrowser;
let asked: string[];
beforeEach(() => {
  browser = fakeBrowser();
  asked = [];
  browser.stored.set(key, 'cart-gone');
  browser.setShop(({ method, path }) => {
    asked.push(`${method} ${path}`);
    return path.includes('cart-gone')
      ? { status: 404, body: { code: 'cart.not-found', message: 'gone' } }
      : { status: 201, body: fakeCart({ MUG: 2, PEN: 1 }, 'cart-new') };
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('lines of an order go into a new cart when the known one does not exist any more', async () => {
  const { addLines } = await import('./add-to-cart.ts');
  const lines = [
    { sku: 'MUG', quantity: 2 },
    { sku: 'PEN', quantity: 1 },
  ];
  expect(await addLines(lines)).toBe(true);
  expect(asked).toEqual(['POST cart/cart-gone/multi', 'POST cart', 'PUT cart/cart-new']);
  expect(browser.stored.get(key)).toBe('cart-new');
});

test('removed lines come back in a new cart when the known one does not exist any more', async () => {
  const { restoreLines } = await import('./add-to-cart.ts');
  await restoreLines(fakeCart({ MUG: 2 }).products, null);
  expect(asked).toEqual(['PUT cart/cart-gone', 'POST cart']);
  expect(browser.stored.get(key)).toBe('cart-new');
});
