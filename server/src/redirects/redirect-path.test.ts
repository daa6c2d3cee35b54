import { expect, test } from 'vitest';
import { alternativePath, isAlwaysPage, normalizePath, readTarget } from './redirect-path.ts';

test.each([
  ['/products/th%C3%A9i%C3%A8re', '/products/théière'],
  ['https://old.example/Products/Mug/?variant=4#x', '/products/mug'],
  ['  /a//b/ ', '/a/b'],
  ['/', '/'],
  ['/100%', '/100%'],
])('%s is looked up as %s', (address, path) => {
  expect(normalizePath(address)).toBe(path);
});

test.each(['products/mug', '', 'javascript:alert(1)', 'mailto:a@b.example', '/a%00b', `/${'a'.repeat(1001)}`])(
  '"%s" is no address',
  (address) => {
    expect(normalizePath(address)).toBeUndefined();
  },
);

test.each([
  ['/product/mug/', '/product/mug'],
  ['/fr/product/théière?color=red#top', '/fr/product/th%C3%A9i%C3%A8re?color=red#top'],
  ['https://shop.example/product/mug', '/product/mug'],
])('%s leads to %s', (address, target) => {
  expect(readTarget(address, 'https://shop.example')).toEqual({ target });
});

test.each([
  ['https://elsewhere.example/hello', 'foreign'],
  ['//elsewhere.example/hello', 'foreign'],
  ['/\\elsewhere.example', 'foreign'],
  ['javascript:alert(1)', 'no-path'],
  ['data:text/html,x', 'no-path'],
  ['/a\r\nset-cookie: x', 'no-path'],
])('%s is no target: %s', (address, issue) => {
  expect(readTarget(address, 'https://shop.example')).toEqual({ issue });
});

test('pages without a key and the paths of the API are always pages', () => {
  expect(['/cart', '/fr/cart', '/sitemap.xml', '/api/v1/cart', '/'].filter((path) => !isAlwaysPage(path))).toEqual([]);
  expect(['/product/mug', '/apis', '/products'].filter(isAlwaysPage)).toEqual([]);
});

test('a product below a collection has the address of the product', () => {
  expect(alternativePath('/fr/collections/mugs/products/tasse')).toBe('/fr/products/tasse');
  expect(alternativePath('/collections/mugs')).toBeUndefined();
});
