import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { cartKey, cartSeed, clearCartCode, cookieValue } from './cart-code.ts';

afterEach(() => vi.unstubAllGlobals());

test('the key consists of merchant and suffix (STATE-7, CONST-5)', () => {
  expect(cartKey('DEFAULT')).toBe('DEFAULT_shopizer_cart');
});

test('a cookie is found by its full name', () => {
  const cookies = 'A_shopizer_cart=1; DEFAULT_shopizer_cart=abc; theme=dark';
  expect(cookieValue(cookies, 'DEFAULT_shopizer_cart')).toBe('abc');
  expect(cookieValue(cookies, '_shopizer_cart')).toBeNull();
  expect(cookieValue('', 'DEFAULT_shopizer_cart')).toBeNull();
});

test('the seed of the first cart is the same until the cart is cleared', () => {
  const { stored } = fakeBrowser();
  const seed = cartSeed();
  expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(stored.get('DEFAULT_shopizer_cart_seed')).toBe(seed);
  expect(cartSeed()).toBe(seed);
  clearCartCode();
  expect(stored.has('DEFAULT_shopizer_cart_seed')).toBe(false);
  expect(cartSeed()).not.toBe(seed);
});
