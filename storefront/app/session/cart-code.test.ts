import { expect, test } from 'vitest';
import { cartKey, cookieValue } from './cart-code.ts';

test('the key consists of merchant and suffix', () => {
  expect(cartKey('DEFAULT')).toBe('DEFAULT_shopizer_cart');
});

test('a cookie is found by its full name', () => {
  const cookies = 'A_shopizer_cart=1; DEFAULT_shopizer_cart=abc; theme=dark';
  expect(cookieValue(cookies, 'DEFAULT_shopizer_cart')).toBe('abc');
  expect(cookieValue(cookies, '_shopizer_cart')).toBeNull();
  expect(cookieValue('', 'DEFAULT_shopizer_cart')).toBeNull();
});
