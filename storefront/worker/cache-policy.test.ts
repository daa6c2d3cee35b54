import { expect, test } from 'vitest';
import { cacheKeyFor, cacheKindFor, isPublicResponse } from './cache-policy.ts';

const shop = 'https://shop.example';
const asked = (path: string, method = 'GET') => cacheKindFor({ method, url: shop + path }, shop);

test.each([
  '/',
  '/fr',
  '/fr/',
  '/category/all?sort=newest',
  '/fr/product/mug-atelier?color=sage',
  '/content/cookies',
  '/search?q=mug',
  '/cart',
  '/wishlist?items=MUG',
  '/_root.data',
  '/product/atelier-mug.data?_routes=en-product-key',
])('%s is a public page', (path) => {
  expect(asked(path)).toBe('page');
});

test.each(['/assets/react-abc.js', '/static/products/DEFAULT/MUG/LARGE/mug.0123.webp', '/favicon.svg'])(
  '%s is a file',
  (path) => {
    expect(asked(path)).toBe('file');
  },
);

test.each([
  '/api/v1/cart/abc',
  '/api/v1/products',
  '/api/docs',
  '/checkout',
  '/checkout.data',
  '/my-account',
  '/fr/recent-order',
  '/order-details/12?key=secret',
  '/order-confirm?key=secret',
  '/order-confirm.data',
  '/customer/a/reset/b',
  '/login',
  '/dev/mails',
  '/test-payments/1',
  '/actuator/health',
  '/sitemap.xml',
  '/service-worker.js',
  '/anything-else',
])('%s is never cached', (path) => {
  expect(asked(path)).toBeNull();
});

test('other methods and origins are ignored', () => {
  expect(asked('/', 'POST')).toBeNull();
  expect(cacheKindFor({ method: 'GET', url: 'https://other.example/static/a.webp' }, shop)).toBeNull();
});

test('only public responses are cached', () => {
  expect(isPublicResponse(200, 'public, max-age=0, must-revalidate', 'page')).toBe(true);
  expect(isPublicResponse(404, 'public, max-age=0', 'page')).toBe(false);
  expect(isPublicResponse(200, 'no-store', 'page')).toBe(false);
  expect(isPublicResponse(200, 'private', 'page')).toBe(false);
  expect(isPublicResponse(200, null, 'page')).toBe(false);
  expect(isPublicResponse(200, 'public, max-age=31536000, immutable', 'file')).toBe(true);
  expect(isPublicResponse(200, 'public, max-age=60', 'file')).toBe(false);
});

test('campaign parameters do not create another entry', () => {
  expect(cacheKeyFor(`${shop}/product/mug?color=sage&utm_source=mail#reviews`)).toBe(`${shop}/product/mug?color=sage`);
  expect(cacheKeyFor(`${shop}/wishlist?items=A,B`)).toBe(`${shop}/wishlist`);
});
