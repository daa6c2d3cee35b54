import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../../../testing/fake-browser.ts';
import { fakeCart } from '../../../testing/fake-cart.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const code = 'DEFAULT_shopizer_cart';
const add = { kind: 'add', sku: 'MUG', quantity: 1 } as const;
const load = async () => {
  const [turns, state, toasts] = await Promise.all([
    import('./cart-store.ts'),
    import('./cart-store.ts'),
    import('@vitrine/ui/toasts.ts'),
  ]);
  return {
    ...turns,
    ...state,
    notices: () => toasts.currentToasts().map(({ tone }) => tone),
    texts: () => toasts.currentToasts().map(({ text }) => text),
  };
};

test('a change is settled with the response: the code is stored and other tabs are informed', async () => {
  const { cartState, changeCart } = await load();
  const told = vi.spyOn(localStorage, 'setItem');
  const isDone = await changeCart(add, async (_, known) => {
    expect(known).toBeNull();
    expect(cartState()).toMatchObject({ count: 1, isBusy: true, isPending: true });
    return fakeCart({ MUG: 1 });
  });
  expect(isDone).toBe(true);
  expect(cartState()).toMatchObject({ count: 1, isBusy: false, isPending: false });
  expect(browser.stored.get(code)).toBe('cart-1');
  expect(told.mock.calls.filter(([key]) => key === 'vitrine.cart')).toHaveLength(1);
});

test('a refused change is rolled back with a toast', async () => {
  const { cartState, changeCart, notices, settle } = await load();
  browser.setShop(() => ({ status: 409, body: { code: 'product.out-of-stock', message: 'Only one left' } }));
  settle(fakeCart({ MUG: 1 }));
  browser.stored.set(code, 'cart-1');
  const { toCartRequest } = await import('./cart-store.ts');
  expect(await changeCart(add, toCartRequest(add))).toBe(false);
  expect(cartState()).toMatchObject({ count: 1, isBusy: false, isPending: false });
  expect(notices()).toEqual(['error']);
  expect(browser.stored.get(code)).toBe('cart-1');
});

test('the message of a failed change is shown, also when the server had an error (ERROR-3)', async () => {
  const { changeCart, texts } = await load();
  const { toCartRequest } = await import('./cart-store.ts');
  browser.setShop(() => ({ status: 500, body: { message: 'The stock could not be read' } }));
  await changeCart(add, toCartRequest(add));
  browser.setShop(() => ({ status: 500, body: {} }));
  await changeCart(add, toCartRequest(add));
  expect(texts()).toEqual(['The stock could not be read', 'Something went wrong on our side. Your entries are saved.']);
});

test('a missing cart removes its code; a missing product does not', async () => {
  const { cartState, changeCart, settle } = await load();
  const { toCartRequest } = await import('./cart-store.ts');
  for (const [errorCode, left] of [
    ['product.not-found', 1],
    ['cart.not-found', 0],
  ] as const) {
    settle(fakeCart({ MUG: 1 }));
    browser.stored.set(code, 'cart-1');
    browser.setShop(() => ({ status: 404, body: { code: errorCode, message: 'gone' } }));
    await changeCart(add, toCartRequest(add));
    expect(cartState().count, errorCode).toBe(left);
    expect(browser.stored.has(code), errorCode).toBe(left > 0);
  }
});

test('an empty cart removes its code', async () => {
  const { cartState, settleCart } = await load();
  browser.stored.set(code, 'cart-1');
  settleCart(fakeCart({}));
  expect(cartState()).toMatchObject({ cart: null, phase: 'ready' });
  expect(browser.stored.has(code)).toBe(false);
});

test('offline a change is stored and no request is sent', async () => {
  const { cartState, changeCart, notices } = await load();
  browser.setOnline(false);
  const ask = vi.fn();
  expect(await changeCart(add, ask)).toBe(false);
  expect(ask).not.toHaveBeenCalled();
  expect(JSON.parse(browser.stored.get('vitrine.cart-waiting') ?? '')).toEqual([add]);
  expect(cartState()).toMatchObject({ isBusy: false, isPending: false });
  expect(notices()).toEqual(['success']);
});

test('offline, changes that cannot be stored fail', async () => {
  const { changeCart, notices } = await load();
  browser.setOnline(false);
  const ask = vi.fn();
  expect(await changeCart({ kind: 'none' }, ask)).toBe(false);
  browser.refuseStorage();
  expect(await changeCart(add, ask)).toBe(false);
  expect(ask).not.toHaveBeenCalled();
  expect(notices()).toEqual(['error']);
  expect(browser.stored.has('vitrine.cart-waiting')).toBe(false);
});
