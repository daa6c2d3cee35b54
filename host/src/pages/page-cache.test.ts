import type { IncomingMessage, ServerResponse } from 'node:http';
import { InMemoryRateLimiter } from '@vitrine/server/in-memory-rate-limiter.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { securityHeaders } from '../security-headers.ts';
import { createPageCache, type PageCache, type PageCacheOptions } from './page-cache.ts';
import { createPageKeys } from './page-key.ts';
import type { CacheLifetime } from './read-data.ts';
import type { PageRequest, RenderPage } from './render-page.ts';

let hear: (tags: ReadonlySet<string>) => void = () => {};
const api: PageCacheOptions['api'] = {
  onChange: (given) => {
    hear = given;
  },
  redirects: undefined,
  clock: () => new Date(),
  isForeign: false,
};
const asker = { ip: '192.0.2.1', log: {} } as PageRequest;

let rendered: string[] = [];
const page =
  ({
    status = 200,
    control = 'public, max-age=0',
    cacheLifetime = 'changed' as CacheLifetime,
    validUntil = undefined as Date | undefined,
  } = {}): RenderPage =>
  async (url, _, { isRateLimited = false } = {}) => {
    rendered.push(url);
    const headers = new Headers({ 'content-type': 'text/html', 'cache-control': control });
    return {
      status: isRateLimited ? 429 : /\/-(\.data)?$/.test(url) ? 404 : status,
      headers,
      body: Buffer.from(`${url} ${rendered.length}`),
      inlineHashes: { scripts: ["'sha256-ours'"], styles: [] },
      tags: new Set(['product:1']),
      cacheLifetime,
      validUntil,
    };
  };

const open = (render: RenderPage, more: Partial<PageCacheOptions> = {}): PageCache =>
  createPageCache({
    render,
    api,
    pageUrl: createPageKeys([
      { path: '/a', query: undefined },
      { path: '/b', query: undefined },
      { path: '/product/:key', query: 'options' },
    ]),
    securityHeaders: securityHeaders(false),
    origins: {},
    maxBytes: 1_000_000,
    ...more,
  });

beforeEach(() => {
  rendered = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const times = async (cache: PageCache, urls: string[]) => {
  for (const url of urls) await cache.page(url, asker);
  return rendered.length;
};

test('pages that were requested least recently make room when the memory is used up', async () => {
  // A small page counts 2,000 bytes for its headers.
  const cache = open(page(), { maxBytes: 5000 });
  await times(cache, ['/a', '/b', '/a', '/product/x']);
  expect(cache.figures()).toMatchObject({ entries: 2, misses: 3 });
  expect(cache.figures().bytes).toBeLessThanOrEqual(5000);
  expect(await times(cache, ['/a', '/product/x'])).toBe(3);
  expect(await times(cache, ['/b'])).toBe(4);
});

type Send = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Returns the response for a client, or undefined. */
function received(url: string, send: Send) {
  let answer: { status: number; headers: Record<string, string> } | undefined;
  const response = {
    writeHead: (status: number, headers: Record<string, string>) => {
      answer = { status, headers };
      return response;
    },
    end: () => {},
  };
  const request = { method: 'GET', url, headers: {} };
  send(request as IncomingMessage, response as unknown as ServerResponse);
  return answer;
}

/** Returns the cached response for a client, or undefined. */
const sent = (cache: PageCache, url: string, id = 'id-1') =>
  received(url, (request, response) => cache.sendCached(request, response, id));

test('a public page is rendered once, and again after an invalidation', async () => {
  const cache = open(page());
  expect(await times(cache, ['/a', '/a', '/a?utm_source=x', '/A/'])).toBe(1);
  hear(new Set(['product:2']));
  expect(await times(cache, ['/a'])).toBe(1);
  hear(new Set(['product:1']));
  expect(await times(cache, ['/a'])).toBe(2);
});

test('a preview is rendered every time, with its link, is cached nowhere and not for search engines', async () => {
  const links: (string | undefined)[] = [];
  const render = page();
  const cache = open((url, asked, options) => {
    links.push(options?.preview);
    return render(url, asked, options);
  });
  await times(cache, ['/product/x?color=red']);
  const url = '/product/x?color=red&preview=12.34.abc';
  expect(sent(cache, url)).toBeUndefined();
  const { page: shown } = await cache.page(url, asker);
  await cache.page(url, asker);
  expect(links).toEqual([undefined, '12.34.abc', '12.34.abc']);
  expect(rendered.slice(1)).toEqual(['/product/x?color=red', '/product/x?color=red']);
  expect(received(url, (request, response) => shown.send(request, response, {}))?.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(cache.figures().entries).toBe(1);
  // Another server has no drafts: the name means nothing there.
  const foreign = open(render, { api: { ...api, isForeign: true } });
  await foreign.page(url, asker);
  expect(sent(foreign, url)?.status).toBe(200);
});

test('concurrent requests share one rendering', async () => {
  const cache = open(page());
  await Promise.all(Array.from({ length: 20 }, () => cache.page('/a', asker)));
  expect(rendered).toHaveLength(1);
});

test.each([
  ['a page that is not found', { status: 404 }],
  ['a page that calls itself private', { control: 'private' }],
  ['a page from which something is missing', { cacheLifetime: 'none' as const }],
])('%s is never cached', async (_, kind) => {
  expect(await times(open(page(kind)), ['/a', '/a'])).toBe(2);
});

test('a page of a server without change events is cached for a limited time', async () => {
  const cache = open(page({ cacheLifetime: 'brief' }));
  expect(await times(cache, ['/a', '/a'])).toBe(1);
  vi.advanceTimersByTime(31_000);
  expect(await times(cache, ['/a'])).toBe(2);
});

test('a page expires at the moment from which its prices are wrong', async () => {
  const moment = new Date(Date.now() + 3_600_000);
  const cache = open(page({ validUntil: moment }));
  expect(await times(cache, ['/a', '/a'])).toBe(1);
  vi.setSystemTime(moment.getTime() - 1);
  expect(await times(cache, ['/a'])).toBe(1);
  expect(sent(cache, '/a')?.status).toBe(200);
  vi.setSystemTime(moment);
  expect(sent(cache, '/a')).toBeUndefined();
  expect(await times(cache, ['/a'])).toBe(2);
});

test('all unknown paths of a language share one cached page', async () => {
  const cache = open(page());
  await times(cache, ['/nothing', '/wp-login.php?x=1', '//evil.example', '/fr/rien', '/FR/autre']);
  expect(rendered).toEqual(['/-', '/fr/-']);
  expect((await cache.page('/something-else', asker)).page.status).toBe(404);
  expect(rendered).toHaveLength(2);
  // The API's paths are no pages either: the router decides.
  expect(sent(cache, '/api/v1/store/DEFAULT')).toBeUndefined();
});

test('a network that requests too many uncached pages gets 429', async () => {
  const cache = open(page(), { renderLimiter: new InMemoryRateLimiter(2, () => new Date()) });
  await times(cache, ['/a', '/product/1?x1=1']);
  const { page: refused, retryAfter } = await cache.page('/product/1?x1=2', asker);
  expect([refused.status, retryAfter]).toEqual([429, 60]);
  expect((await cache.page('/product/2', asker)).page).toBe(refused);
  expect(rendered).toEqual(['/a', '/product/1?x1=1', '/-']);
  // A cached page costs nothing, and another network has its own count.
  expect((await cache.page('/a', asker)).retryAfter).toBeUndefined();
  expect((await cache.page('/product/2', { ...asker, ip: '192.0.2.2' })).retryAfter).toBeUndefined();
});

test('every response from the cache has its own request id, and the policy that names our scripts', async () => {
  const cache = open(page());
  await times(cache, ['/a']);
  expect(sent(cache, '/a', 'first')?.headers['x-request-id']).toBe('first');
  expect(sent(cache, '/a', 'second')?.headers).toMatchObject({
    'x-request-id': 'second',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-ours';"),
  });
});

test('an address without a page is redirected; a page of the shop always wins', async () => {
  const asked: string[] = [];
  const redirects: PageCacheOptions['api']['redirects'] = {
    isCached: (url) => asked.includes(url),
    find: async (url) => {
      asked.push(url);
      return url.startsWith('/products/mug') || url === '/product/old' ? '/product/mug' : undefined;
    },
  };
  const render: RenderPage = async (url, request, options) => ({
    ...(await page({ status: url === '/product/old' ? 404 : 200 })(url, request, options)),
    ...(options?.redirectTo && { status: 301, headers: new Headers({ location: options.redirectTo }) }),
  });
  const limiter = new InMemoryRateLimiter(5, () => new Date());
  const cache = open(render, { api: { ...api, redirects }, renderLimiter: limiter });
  const statusOf = async (url: string) => (await cache.page(url, asker)).page.status;
  expect(await statusOf('/products/mug?variant=1')).toBe(301);
  expect(await statusOf('/product/old')).toBe(301);
  expect(await statusOf('/nothing')).toBe(404);
  expect(await statusOf('/a')).toBe(200);
  expect(asked).not.toContain('/a');
  expect(rendered.filter((url) => url === '/-')).toHaveLength(3);
  // Navigation in the browser asks for data: the router writes the redirect in that form.
  expect(await statusOf('/products/mug.data')).toBe(301);
  expect(rendered.at(-1)).toBe('/-.data');
  expect(asked.at(-1)).toBe('/products/mug');
  // Looking for further redirects needs the database and is limited like rendering.
  expect(await statusOf('/nothing')).toBe(404);
  expect(await statusOf('/unknown')).toBe(429);
});
