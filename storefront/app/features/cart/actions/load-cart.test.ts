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
  const [{ startSession }, { signOut }, { loadCart }, { getCartCode }, { getCartCount }] = await Promise.all([
    import('../../../session/renew-token.client.ts'),
    import('../../../session/sign-out.client.ts'),
    import('./load-cart.ts'),
    import('../../../session/cart-code.ts'),
    import('../../../session/cart-count.ts'),
  ]);
  return { startSession, signOut, loadCart, getCartCode, getCartCount };
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
