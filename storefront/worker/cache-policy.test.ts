import { expect, test } from 'vitest';
import { acceptFor, cacheKeyFor, cacheKindFor, isFinalFile, isPublicResponse } from './cache-policy.ts';

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
  expect(isPublicResponse(200, 'public, max-age=0, must-revalidate')).toBe(true);
  expect(isPublicResponse(404, 'public, max-age=0')).toBe(false);
  expect(isPublicResponse(200, 'no-store')).toBe(false);
  expect(isPublicResponse(200, 'private')).toBe(false);
  expect(isPublicResponse(200, null)).toBe(false);
});

test('a picture that stands in for another size is used only without a connection', () => {
  expect(isFinalFile('public, max-age=31536000, immutable')).toBe(true);
  expect(isFinalFile('public, max-age=3600')).toBe(true);
  expect(isFinalFile('public, max-age=60')).toBe(false);
  expect(isFinalFile(null)).toBe(false);
});

test('pictures are cached as WebP', () => {
  expect(acceptFor(`${shop}/static/files/DEFAULT/IMAGE/hero.0123.webp?w=960`)).toMatch(/^image\/webp,/);
  expect(acceptFor(`${shop}/product/atelier-mug`)).toBe('*/*');
});

test('campaign parameters do not create another entry', () => {
  expect(cacheKeyFor(`${shop}/product/mug?color=sage&utm_source=mail#reviews`)).toBe(`${shop}/product/mug?color=sage`);
  expect(cacheKeyFor(`${shop}/wishlist?items=A,B`)).toBe(`${shop}/wishlist`);
});
