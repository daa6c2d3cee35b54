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

const load = async () => {
  const [{ startSession }, { signOut }, { loadCart }, { getCartCode }, { getCartCount }, { cartState }] =
    await Promise.all([
      import('../../../session/renew-token.client.ts'),
      import('../../../session/sign-out.client.ts'),
      import('./load-cart.ts'),
      import('../../../session/cart-code.ts'),
      import('../../../session/cart-count.ts'),
      import('../cart-store.ts'),
    ]);
  return { startSession, signOut, loadCart, getCartCode, getCartCount, cartState };
};

test('a response that arrives while the shopper signs out does not bring the cart back', async () => {
  const { startSession, signOut, loadCart, getCartCode, getCartCount } = await load();
  startSession({ id: 1, token: 'token', expiresIn: 900 });
  browser.setShop(async ({ path }) => {
    if (path === 'customer/logout') return { body: {} };
    // Later than anything that waits for nothing but the shop.
    await new Promise(setImmediate);
    return { body: fakeCart({ MUG: 1 }) };
  });
  await Promise.all([loadCart(), signOut()]);
  expect(browser.asked.map(({ path }) => path)).toContain('customer/logout');
  expect(getCartCode()).toBe(null);
  expect(getCartCount()).toBe(0);
});

test('a cart that cannot be loaded is empty, and its code is kept for the next attempt (ERROR-7, ERROR-8)', async () => {
  const { loadCart, getCartCode, cartState } = await load();
  const code = 'f'.repeat(32);
  browser.stored.set('DEFAULT_shopizer_cart', code);
  browser.setShop(() => ({ status: 500, body: { message: 'no database' } }));
  await loadCart();
  expect(cartState()).toMatchObject({ cart: null, count: 0, phase: 'failed' });
  expect(getCartCode()).toBe(code);
  browser.setShop(() => ({ body: fakeCart({ MUG: 2 }) }));
  await loadCart();
  expect(cartState()).toMatchObject({ count: 2, phase: 'ready' });
});

test('without a connection the cart that is shown stays (ERROR-8)', async () => {
  const { loadCart, cartState } = await load();
  browser.stored.set('DEFAULT_shopizer_cart', 'f'.repeat(32));
  browser.setShop(() => ({ body: fakeCart({ MUG: 2 }) }));
  await loadCart();
  browser.setOnline(false);
  browser.setShop(() => {
    throw new TypeError('Failed to fetch');
  });
  await loadCart();
  expect(cartState()).toMatchObject({ count: 2, phase: 'ready' });
});
