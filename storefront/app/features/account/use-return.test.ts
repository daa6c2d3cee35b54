import { expect, test } from 'vitest';
import { returnPath } from './use-return.ts';

test.each(['/cart', '/fr/checkout?step=payment', '/search?q=mug#top', '/de/customer/x/verify/y', '/de/category/login'])(
  '%s is a valid return path',
  (path) => {
    expect(returnPath(path)).toBe(path);
  },
);

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
])('%j is not a valid return path', (path) => {
  expect(returnPath(path)).toBeNull();
});

test.each([
  '/login',
  '/LOGIN/',
  '/fr/register?return=%2Flogin',
  '/de/login',
  '/de/login/',
  '/DE/Login?return=/de/login#form',
  '/de/%6Cogin',
  '/de/forgot-password',
  '/de//login',
  '/de/./login',
  '/customer/code/reset/id',
  '/fr/customer/code/reset/id?x=1',
])('%s would ask for a password again: the account is shown instead', (path) => {
  expect(returnPath(path)).toBe('/my-account');
});
