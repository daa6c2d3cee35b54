import { expect, test } from 'vitest';
import { hasNoDotSegments } from './remote-api.ts';

test.each([
  '/api/v1/products/?count=20',
  '/api/v1/product/a..b',
  '/api/v1/product/A%2FB',
  '/api/v1/search?q=../../x',
  '/api/v1/product/...',
  '/static/files/DEFAULT/caf%C3%A9.png',
])('%s is passed on', (url) => {
  expect(hasNoDotSegments(url)).toBe(true);
});

test.each([
  '/api/../x',
  '/api/./x',
  '/api/..',
  '/api/v1/../../x',
  '/api/%2e%2e/x',
  '/api/.%2E/x',
  '/api/..%2fx',
  '/api/%2e%2e%2fx',
  '/api/..\\x',
  '/api/..%5cx',
  '/api/%252e%252e/x',
  '/api/%25252e%25252e/x',
  '/api/..;/x',
  '/api/..;a=b/x',
  '/api/%2e%2e%3b/x',
  '/api/.%09./x',
  '/api/x%00',
  '/api/%2525252525252e/x',
])('%s is refused', (url) => {
  expect(hasNoDotSegments(url)).toBe(false);
});
