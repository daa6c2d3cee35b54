import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../../../../testing/fake-browser.ts';
import { fakeCart } from '../../../../testing/fake-cart.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const code = 'DEFAULT_shopizer_cart';
const key = 'vitrine.cart-waiting';
const add = (sku: string, quantity: number) => ({ kind: 'add', sku, quantity });
const clear = { kind: 'clear' };
const letWait = (...changes: object[]) => browser.stored.set(key, JSON.stringify(changes));
const stillWaiting = () => JSON.parse(browser.stored.get(key) ?? '[]');
const asked = () => browser.asked.map(({ method, path, body }) => [method, path, body].filter(Boolean));
const refuse = (errorCode: string, status = 404) => ({ status, body: { code: errorCode, message: errorCode } });

async function send() {
  const { sendOfflineChanges } = await import('./send-offline-changes.ts');
  await sendOfflineChanges();
  const { currentToasts } = await import('@vitrine/ui/toasts.ts');
  return currentToasts().map(({ tone }) => tone);
}

test('without offline changes nothing is requested or shown', async () => {
  expect(await send()).toEqual([]);
  expect(browser.asked).toEqual([]);
});

test('offline changes are sent in order, then a toast is shown', async () => {
  browser.stored.set(code, 'cart-1');
  letWait({ kind: 'quantity', sku: 'MUG', line: 1, quantity: 3 }, { kind: 'remove', sku: 'PEN', line: 2 });
  browser.setShop(() => ({ body: fakeCart({ MUG: 3 }) }));
  expect(await send()).toEqual(['success']);
  expect(asked()).toEqual([
    ['PUT', 'cart/cart-1', { product: 'MUG', quantity: 3, secondCardId: 1 }],
    ['DELETE', 'cart/cart-1/product/PEN'],
  ]);
  expect(stillWaiting()).toEqual([]);
});

test('an addition becomes an absolute quantity, so that sending it twice adds nothing', async () => {
  browser.stored.set(code, 'cart-1');
  letWait(add('MUG', 2));
  browser.setShop(({ method }) => {
    if (method === 'GET') return { body: fakeCart({ MUG: 3 }) };
    // Stored before the request.
    expect(stillWaiting()).toEqual([{ ...add('MUG', 2), target: 5 }]);
    throw new TypeError('the answer was lost');
  });
  expect(await send()).toEqual([]);
  expect(stillWaiting()).toEqual([{ ...add('MUG', 2), target: 5 }]);
  // The first request had arrived: the retry sends the same total, not two more.
  browser.setShop(() => ({ body: fakeCart({ MUG: 5 }) }));
  browser.asked.length = 0;
  expect(await send()).toEqual(['success']);
  expect(asked()).toEqual([['PUT', 'cart/cart-1', { product: 'MUG', quantity: 5 }]]);
  expect(stillWaiting()).toEqual([]);
});

test('without a cart the first addition creates one, and the next uses it', async () => {
  letWait(add('MUG', 1), add('PEN', 2));
  browser.setShop(({ method }) => ({ body: fakeCart(method === 'PUT' ? { MUG: 1, PEN: 2 } : { MUG: 1 }) }));
  await send();
  expect(asked().map(([method, path]) => `${method} ${path}`)).toEqual([
    'POST cart',
    'GET cart/cart-1',
    'PUT cart/cart-1',
  ]);
  expect(browser.asked[0]?.body).toMatchObject({
    product: 'MUG',
    quantity: 1,
    seed: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test('a deleted cart is replaced by a new one for the additions', async () => {
  browser.stored.set(code, 'old');
  letWait(add('MUG', 1));
  browser.setShop(({ path }) =>
    path.startsWith('cart/old') ? refuse('cart.not-found') : { body: fakeCart({ MUG: 1 }) },
  );
  expect(await send()).toEqual(['success']);
  expect(asked().map(([method, path]) => `${method} ${path}`)).toEqual(['GET cart/old', 'POST cart']);
  expect(browser.stored.get(code)).toBe('cart-1');
});

test('a refused change is reported and dropped; the rest is sent', async () => {
  browser.stored.set(code, 'cart-1');
  letWait({ kind: 'quantity', sku: 'MUG', line: 1, quantity: 99 }, clear);
  browser.setShop(({ method }) => (method === 'PUT' ? refuse('product.out-of-stock', 409) : { body: fakeCart({}) }));
  expect(await send()).toEqual(['error', 'success']);
  expect(asked().at(-1)).toEqual(['DELETE', 'cart/cart-1']);
  expect(stillWaiting()).toEqual([]);
});

test('a lost connection stops sending, and all changes stay stored', async () => {
  browser.stored.set(code, 'cart-1');
  const changes = [{ kind: 'remove', sku: 'MUG', line: 1 }, clear];
  letWait(...changes);
  browser.setShop(() => {
    throw new TypeError('cut');
  });
  expect(await send()).toEqual([]);
  expect(browser.asked).toHaveLength(1);
  expect(stillWaiting()).toEqual(changes);
});

test('nothing is sent while offline', async () => {
  letWait(add('MUG', 1));
  browser.setOnline(false);
  await send();
  expect(browser.asked).toEqual([]);
});
