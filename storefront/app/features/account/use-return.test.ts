import { expect, test } from 'vitest';
import { returnPath } from './use-return.ts';

test.each(['/cart', '/fr/checkout?step=payment', '/search?q=mug#top'])('%s is a valid return path', (path) => {
  expect(returnPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'cart',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/cart',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/login',
  '/fr/register?return=%2Flogin',
])('%j is not a valid return path', (path) => {
  expect(returnPath(path)).toBeNull();
});
