import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

const MAX_SEARCHES = 3;
let now = new Date('2026-11-10T12:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now, { searchesPerMinute: MAX_SEARCHES });
});
afterAll(() => shop.close());

const ask = (remoteAddress: string, path: string, headers: Record<string, string> = {}) =>
  shop.send({ method: 'GET', url: `/api/v1/${path}`, remoteAddress, headers });
const statuses = async (remoteAddress: string, paths: readonly string[]) => {
  const found: number[] = [];
  for (const path of paths) found.push((await ask(remoteAddress, path)).status);
  return found;
};

test('a network with too many uncached searches gets 429, others do not', async () => {
  const paths = ['search/?name=one', 'search-products/?name=two', 'products/?name=three'];
  expect(await statuses('192.0.2.1', paths)).toEqual([200, 200, 200]);
  const refused = await ask('192.0.2.1', 'search/?name=four&lang=fr', { 'x-forwarded-for': '192.0.2.99' });
  expect(refused).toMatchObject({ status: 429, body: { code: 'search.too-many' }, headers: { 'retry-after': '60' } });
  expect(JSON.stringify(refused.body)).toContain('Réessayez dans une minute');
  expect((await ask('192.0.2.2', 'search/?name=four')).status).toBe(200);
});

test('cached searches are not counted, and the limit ends after a minute', async () => {
  const kept = 'search/?name=mug';
  expect((await ask('192.0.2.3', kept)).status).toBe(200);
  expect(await statuses('192.0.2.1', [kept, kept, 'store/DEFAULT', 'search/?name=five'])).toEqual([200, 200, 200, 429]);
  now = new Date(now.getTime() + 60_000);
  expect((await ask('192.0.2.1', 'search/?name=five')).status).toBe(200);
});

test('the older endpoints are never cached and always counted', async () => {
  const post = (path: string) =>
    shop.send({ method: 'POST', url: `/api/v1/${path}`, remoteAddress: '192.0.2.4', payload: { query: 'mug' } });
  const answers = [await post('search/'), await post('search/'), await post('search/autocomplete/')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await post('search/autocomplete/')).status).toBe(429);
});
