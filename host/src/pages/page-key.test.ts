import { expect, test } from 'vitest';
import { pageUrl } from './page-key.ts';

test.each([
  ['/', '/'],
  ['/category/all?utm_source=mail&gclid=1', '/category/all'],
  ['/category/all?sort=newest&page=2', '/category/all?page=2&sort=newest'],
  ['/category/all?page=2&sort=newest', '/category/all?page=2&sort=newest'],
  ['/category/all?brand=2&brand=1', '/category/all?brand=2&brand=1'],
  ['/category/all?page=', '/category/all'],
  ['/category/all?color=red', '/category/all'],
  ['/product/mug?color=red&size=large', '/product/mug?color=red&size=large'],
  ['/fr/product/mug?size=large&color=red', '/fr/product/mug?color=red&size=large'],
  ['/product/mug?color=red&utm_medium=x&fbclid=y', '/product/mug?color=red'],
  ['/search?q=a%20b', '/search?q=a+b'],
])('%s is kept as %s', (url, key) => {
  expect(pageUrl(url)).toBe(key);
});

test('an endless address is not kept', () => {
  expect(pageUrl(`/search?q=${'x'.repeat(2000)}`)).toBeUndefined();
});
