import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiDoor } from '../api/api-door.ts';
import { createPageCache } from './page-cache.ts';
import type { PageLife, RenderPage } from './render-page.ts';

let hear: (tags: ReadonlySet<string>) => void = () => {};
const api = { onChange: (given: typeof hear) => (hear = given), pictureOrigin: undefined } as unknown as ApiDoor;

let rendered = 0;
const page =
  ({ status = 200, control = 'public, max-age=0', life = 'changed' as PageLife } = {}): RenderPage =>
  async (url) => {
    rendered += 1;
    const headers = new Headers({ 'content-type': 'text/html', 'cache-control': control });
    return { status, headers, body: Buffer.from(`${url} ${rendered}`), tags: new Set(['product:1']), life };
  };

beforeEach(() => {
  rendered = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const times = async (cache: ReturnType<typeof createPageCache>, urls: string[]) => {
  for (const url of urls) await cache.page(url, '127.0.0.1');
  return rendered;
};

test('a public page is made once, and again after something it shows has changed', async () => {
  const cache = createPageCache(page(), api);
  expect(await times(cache, ['/a', '/a', '/a?utm_source=x'])).toBe(1);
  hear(new Set(['product:2']));
  expect(await times(cache, ['/a'])).toBe(1);
  hear(new Set(['product:1']));
  expect(await times(cache, ['/a'])).toBe(2);
});

test('many who ask at once wait for one page', async () => {
  const cache = createPageCache(page(), api);
  await Promise.all(Array.from({ length: 20 }, () => cache.page('/a', '127.0.0.1')));
  expect(rendered).toBe(1);
});

test.each([
  ['a page that is not found', { status: 404 }],
  ['a page that calls itself private', { control: 'private' }],
  ['a page from which something is missing', { life: 'none' as const }],
])('%s is never kept', async (_, kind) => {
  expect(await times(createPageCache(page(kind), api), ['/a', '/a'])).toBe(2);
});

test('a page of a server that does not tell of changes is kept for a while only', async () => {
  const cache = createPageCache(page({ life: 'brief' }), api);
  expect(await times(cache, ['/a', '/a'])).toBe(1);
  vi.advanceTimersByTime(31_000);
  expect(await times(cache, ['/a'])).toBe(2);
});
