import { expect, test } from '../support/journey.ts';

const ANSWERS = [
  '/',
  '/fr',
  '/product/atelier-mug',
  '/nothing',
  '/api/v1/store/DEFAULT',
  '/api/v1/nothing',
  '/api/docs',
  '/favicon.svg',
  '/%E0%A4%A',
];

test('every answer carries the security headers, errors included', async ({ request }) => {
  for (const path of ANSWERS) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['strict-transport-security'], path).toMatch(/max-age=\d{8,}; includeSubDomains/);
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['content-security-policy'], path).toMatch(/frame-ancestors 'none'/);
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe/);
  }
});

test('a kept page is sent packed, and not at all when the browser has it', async ({ request }) => {
  const first = await request.get('/category/all');
  const again = await request.get('/category/all', { headers: { 'accept-encoding': 'br' } });
  expect(again.headers()['content-encoding']).toBe('br');
  expect(again.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  const unchanged = await request.get('/category/all', { headers: { 'if-none-match': first.headers().etag ?? '' } });
  expect(unchanged.status()).toBe(304);
});

test('trackers in an address lead to the same kept page', async ({ request }) => {
  const [plain, tracked] = await Promise.all(['/', '/?utm_source=x&fbclid=y'].map((path) => request.get(path)));
  expect(tracked?.headers().etag).toBe(plain?.headers().etag);
});
