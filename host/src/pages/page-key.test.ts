import { expect, test } from 'vitest';
import { createPageKeys, isSharedNotFound, pathsOf } from './page-key.ts';

const pageUrl = createPageKeys([
  '',
  'search',
  'category/:key',
  'product/:key',
  'fr',
  'fr/search',
  'fr/product/:key',
  'cart',
]);

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/cart?x=1', '/cart'],
  ['/CART/', '/cart'],
  ['/c%61rt', '/cart'],
  ['/FR', '/fr'],
  ['/category/all?utm_source=mail&gclid=1', '/category/all'],
  ['/category/all?sort=newest&page=2', '/category/all?page=2&sort=newest'],
  ['/category/all?page=2&sort=newest', '/category/all?page=2&sort=newest'],
  ['/category/all?brand=2&brand=1', '/category/all?brand=2&brand=1'],
  ['/category/all?page=', '/category/all'],
  ['/category/all?color=red', '/category/all'],
  ['/category/all?q=red', '/category/all'],
  ['/Category/All', '/category/All'],
  ['/product/mug?color=red&size=large', '/product/mug?color=red&size=large'],
  ['/fr/product/mug?size=large&color=red', '/fr/product/mug?color=red&size=large'],
  ['/product/mug?color=red&utm_medium=x&fbclid=y&srsltid=z&ref=a', '/product/mug?color=red'],
  ['/product/a%2fb', '/product/a%2Fb'],
  ['/search?q=a%20b', '/search?q=a+b'],
  ['/_.data?_routes=root', '/_.data?_routes=root'],
  ['/PRODUCT/mug.data?_routes=en-product-key&x%20=1', '/product/mug.data?_routes=en-product-key'],
  ['/product/mug?_routes=x', '/product/mug'],
])('%s is kept as %s', (url, key) => {
  expect(pageUrl(url)).toBe(key);
});

test.each([
  ['/nothing', '/-'],
  ['/nothing?q=1', '/-'],
  ['/wp-login.php', '/-'],
  ['/fr/nothing', '/fr/-'],
  ['//evil.example', '/-'],
  ['/product//mug', '/-'],
  ['/%E0%A4%A', '/-'],
  ['/nothing.data', '/-.data'],
  [`/product/${'x'.repeat(2000)}`, '/-'],
])('%s, which is no page, shares the page %s', (url, key) => {
  expect(pageUrl(url)).toBe(key);
  expect(isSharedNotFound(key)).toBe(true);
});

test('a page of the site map is not shared', () => {
  expect(isSharedNotFound('/product/mug')).toBe(false);
});

test('the paths are those of the build, without the one for anything else', () => {
  const route = (id: string, path?: string, index?: boolean) => ({ id, path, index, module: {} });
  const routes = {
    root: route('root', ''),
    'en-home': route('en-home', undefined, true),
    'fr-cart': route('fr-cart', 'fr/cart'),
    'anything-else': route('anything-else', '*'),
  };
  expect(pathsOf({ routes } as unknown as Parameters<typeof pathsOf>[0])).toEqual(['', 'fr/cart']);
});

test('a long search text is cut, and its page stays the search', () => {
  expect(pageUrl(`/search?q=${'x'.repeat(2000)}`)).toBe(`/search?q=${'x'.repeat(200)}`);
});
