import { expect, openStarted, test } from '../support/journey.ts';

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

test('every response has the security headers, also errors (SECURITY-3, SECURITY-10)', { tag: '@smoke' }, async ({
  request,
}) => {
  for (const path of ANSWERS) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=\d{8,}$/);
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['content-security-policy'], path).toMatch(/frame-ancestors 'none'/);
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe/);
  }
});

test('the back office is not framed, has no inline script, guards its markup and answers no other site (SECURITY-10)', {
  tag: '@smoke',
}, async ({ request }) => {
  for (const path of ['/admin/', '/admin/orders', '/admin/setup']) {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/frame-ancestors 'none'/);
    expect(policy, path).toMatch(/require-trusted-types-for 'script'/);
    expect(policy, path).toMatch(/script-src [^;]*'self'/);
    expect(policy, path).not.toMatch(/script-src[^;]*(unsafe|https?:)/);
    expect(answer.headers()['cache-control'], path).toBe('no-cache');
    expect(await answer.text(), path).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=/);
  }
  const origin = 'https://attacker.example';
  for (const method of ['GET', 'OPTIONS']) {
    const answer = await request.fetch('/api/v1/private/user/profile', { method, headers: { origin } });
    expect(answer.headers()['access-control-allow-origin'], method).toBeUndefined();
    expect(answer.headers()['access-control-allow-credentials'], method).toBeUndefined();
  }
});

test('a cached page is compressed, and 304 when the browser has it', { tag: '@smoke' }, async ({ request }) => {
  const first = await request.get('/category/all');
  const again = await request.get('/category/all', { headers: { 'accept-encoding': 'br' } });
  expect(again.headers()['content-encoding']).toBe('br');
  expect(again.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  const unchanged = await request.get('/category/all', { headers: { 'if-none-match': first.headers().etag ?? '' } });
  expect(unchanged.status()).toBe(304);
});

test('tracking parameters lead to the same cached page', async ({ request }) => {
  const [plain, tracked] = await Promise.all(['/', '/?utm_source=x&fbclid=y'].map((path) => request.get(path)));
  expect(tracked?.headers().etag).toBe(plain?.headers().etag);
});

test('robots.txt, site maps and feed are served', { tag: '@smoke' }, async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /fr/cart');
  const index = await (await request.get('/sitemap.xml')).text();
  expect(robots).toContain('/sitemap.xml');
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname + new URL(address ?? '').search,
  );
  expect(files).toEqual(['/sitemap-pages.xml', '/sitemap-products.xml?page=1']);
  const maps = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
  expect(maps[0]).toContain('/fr/category/luminaires</loc>');
  expect(maps[1]).toContain('/fr/product/mug-atelier</loc>');
  const addresses = maps.flatMap((map) =>
    [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname),
  );
  expect(addresses.length).toBeGreaterThan(100);
  for (const path of addresses.filter((_, index_) => index_ % 9 === 0))
    expect((await request.get(path)).status(), path).toBe(200);
  expect((await request.get('/sitemap-products.xml?page=99')).status()).toBe(404);
  expect(await (await request.get('/fr/feed.xml')).text()).toContain('<entry>');
});

test('unsafe text never becomes markup', { tag: '@smoke' }, async ({ page }) => {
  // Before, the browser itself refuses all markup.
  await openStarted(page, '/');
  const turnedAway = (markup: string) =>
    page.evaluate((html) => {
      try {
        document.createElement('div').innerHTML = html;
        return false;
      } catch {
        return true;
      }
    }, markup);
  expect(await turnedAway('<p>A <strong>bowl</strong></p>')).toBe(false);
  page.removeAllListeners('console');
  expect(await turnedAway('<img src="x" onerror="alert(1)">')).toBe(true);
  expect(await turnedAway('<script>alert(1)</script>')).toBe(true);
});
