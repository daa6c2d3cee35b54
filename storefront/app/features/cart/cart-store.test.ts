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

const add = (sku: string, quantity: number) => ({ kind: 'add', sku, quantity }) as const;
const badge = 'DEFAULT_shopizer_cart_count';

test('a change is shown at once and replaced by the response', async () => {
  const { addChange, cartState, settle } = await import('./cart-store.ts');
  settle(fakeCart({ MUG: 1 }));
  const change = { kind: 'quantity', line: 1, sku: 'MUG', quantity: 3 } as const;
  addChange(change);
  expect(cartState()).toMatchObject({ count: 3, isPending: true, cart: { subTotal: 30 } });
  settle(fakeCart({ MUG: 2 }), 'ready', change);
  expect(cartState()).toMatchObject({ count: 2, isPending: false, cart: { subTotal: 20 } });
});

test('a dropped change is removed, and the cart of the server is shown', async () => {
  const { addChange, cartState, dropChange, settle } = await import('./cart-store.ts');
  settle(fakeCart({ MUG: 2 }));
  const change = { kind: 'clear' } as const;
  addChange(change);
  expect(cartState()).toMatchObject({ count: 0, cart: { products: [] } });
  dropChange(change);
  expect(cartState()).toMatchObject({ count: 2, isPending: false });
});

test('of two equal changes one is dropped', async () => {
  const { addChange, cartState, dropChange, settle } = await import('./cart-store.ts');
  settle(fakeCart({ MUG: 1 }));
  const [first, second] = [add('MUG', 1), add('MUG', 1)];
  addChange(first);
  addChange(second);
  dropChange(first);
  expect(cartState()).toMatchObject({ count: 2, isPending: true });
});

test('before the cart is loaded the badge shows the stored count plus additions', async () => {
  browser.stored.set(badge, '4');
  const { addChange, cartState } = await import('./cart-store.ts');
  addChange(add('MUG', 2));
  expect(cartState()).toMatchObject({ phase: 'unknown', cart: null, count: 6 });
  expect(browser.stored.get(badge)).toBe('6');
  addChange(add('MUG', 1));
  expect(cartState().count).toBe(7);
});

test('a cart that could not be loaded counts as empty, unless offline', async () => {
  browser.stored.set(badge, '4');
  const { cartState, settle } = await import('./cart-store.ts');
  browser.setOnline(false);
  settle(null, 'failed');
  expect(cartState().count).toBe(4);
  browser.setOnline(true);
  settle(null, 'failed');
  expect(cartState().count).toBe(0);
  expect(browser.stored.has(badge)).toBe(false);
});

test('isBusy is true while a request runs', async () => {
  const { cartState, countCalls } = await import('./cart-store.ts');
  for (const [by, isBusy] of [
    [1, true],
    [1, true],
    [-1, true],
    [-1, false],
  ] as const) {
    countCalls(by);
    expect(cartState().isBusy).toBe(isBusy);
  }
});

test('a subscriber receives every change until it unsubscribes', async () => {
  const { cartState, closeDrawer, onCartState, openDrawer } = await import('./cart-store.ts');
  const seen: unknown[] = [];
  const stop = onCartState(() => seen.push(cartState().drawer));
  openDrawer('MUG', 'Added');
  closeDrawer();
  stop();
  openDrawer('CUP', 'Added');
  expect(seen).toEqual([{ added: 'MUG', notice: 'Added' }, null]);
});

test('offline changes are shown, also of other tabs, and are not pending', async () => {
  const { cartState, syncOfflineChanges, settle } = await import('./cart-store.ts');
  settle(fakeCart({ MUG: 1 }));
  const stop = syncOfflineChanges();
  const waiting = (...changes: object[]) =>
    browser.storeElsewhere('vitrine.cart-waiting', changes.length > 0 ? JSON.stringify(changes) : null);
  waiting(add('MUG', 2), add('PEN', 1));
  expect(cartState()).toMatchObject({ count: 4, isPending: false });
  waiting(add('PEN', 1));
  expect(cartState()).toMatchObject({ count: 2, isPending: false });
  waiting();
  expect(cartState().count).toBe(1);
  stop();
  waiting(add('MUG', 5));
  expect(cartState().count).toBe(1);
});

test('the stored count does not include offline changes twice', async () => {
  browser.stored.set(badge, '5');
  browser.stored.set('vitrine.cart-waiting', JSON.stringify([add('MUG', 2)]));
  const { cartState, syncOfflineChanges } = await import('./cart-store.ts');
  syncOfflineChanges();
  expect(cartState().count).toBe(5);
});
