import { languages } from '@vitrine/contract/site/site-languages.ts';
import { localPath } from '@vitrine/contract/site/site-paths.ts';
import { siteRoutes } from '@vitrine/contract/site/site-routes.ts';
import { expect, test } from 'vitest';
import { createPageKeys, isSharedNotFound } from './page-key.ts';

const pageUrl = createPageKeys();

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
  ['/sitemap-products.xml?page=2&x=1', '/sitemap-products.xml?page=2'],
  ['/fr/product/mug?size=large&color=red', '/fr/product/mug?color=red&size=large'],
  ['/product/mug?color=red&utm_medium=x&fbclid=y&srsltid=z&ref=a', '/product/mug?color=red'],
  ['/product/a%2fb', '/product/a%2Fb'],
  ['/search?q=a%20b', '/search?q=a+b'],
  ['/_.data?_routes=root', '/_.data?_routes=root'],
  ['/PRODUCT/mug.data?_routes=en-product-key&x%20=1', '/product/mug.data?_routes=en-product-key'],
  ['/product/mug?_routes=x', '/product/mug'],
])('%s is cached as %s', (url, key) => {
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
])('the unknown path %s shares the page %s', (url, key) => {
  expect(pageUrl(url)).toBe(key);
  expect(isSharedNotFound(key)).toBe(true);
});

test('a page in the site map has its own key', () => {
  expect(isSharedNotFound('/product/mug')).toBe(false);
});

test('every route of every language is a page of its own', () => {
  for (const language of languages)
    for (const { path } of siteRoutes) {
      const asked = localPath(language, path).replaceAll(/:\w+/g, 'x');
      expect(pageUrl(asked), asked).toBe(asked);
    }
});

test('a long search text is shortened, and its page stays the search', () => {
  expect(pageUrl(`/search?q=${'x'.repeat(2000)}`)).toBe(`/search?q=${'x'.repeat(200)}`);
});
