import { expect, test, vi } from 'vitest';
import { earliest, TaggedCache } from './tagged-cache.ts';

const entry = (value: string, ...tags: string[]) => ({ value, tags: new Set(tags) });
const newCache = (maxSize = 10_000) => new TaggedCache<ReturnType<typeof entry>>({ maxSize, sizeOf: () => 1 });

test('concurrent requests load once', async () => {
  const cache = newCache();
  const load = vi.fn(async () => entry('a', 'x'));
  await Promise.all([cache.get('k', load), cache.get('k', load)]);
  await cache.get('k', load);
  expect(load).toHaveBeenCalledTimes(1);
});

test('invalidates the entries with a tag, and only those', async () => {
  const cache = newCache();
  await cache.get('k', async () => entry('a', 'x', 'y'));
  await cache.get('l', async () => entry('b', 'z'));
  cache.invalidate(['y']);
  expect(cache.peek('k')).toBeUndefined();
  expect(cache.peek('l')).toBeDefined();
  cache.invalidate(['everything']);
  expect(cache.peek('l')).toBeUndefined();
});

test('a load started before an invalidation is neither cached nor used for later requests', async () => {
  const cache = newCache();
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof entry>>();
  const early = cache.get('k', () => promise);
  cache.invalidate(['x']);
  const late = cache.get('k', async () => entry('new', 'x'));
  resolve(entry('old', 'x'));
  expect((await early).value).toBe('old');
  expect((await late).value).toBe('new');
  expect(cache.peek('k')?.value).toBe('new');
});

test('a failed load is not cached', async () => {
  const cache = newCache();
  await expect(cache.get('k', async () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await cache.get('k', async () => entry('a'))).value).toBe('a');
});

test('stays within its maximum size', async () => {
  const cache = newCache(800);
  for (let index = 0; index < 50; index += 1)
    await cache.get(String(index % 10), async () => entry('a', `tag${index}`));
  for (let index = 0; index < 50; index += 1) await cache.get(`k${index}`, async () => entry('a', 'x'));
  const kept = Array.from({ length: 50 }, (_, index) => cache.peek(`k${index}`)).filter(Boolean);
  expect(kept.length).toBeLessThanOrEqual(5);
  expect(cache.peek('k49')).toBeDefined();
});

test('counts the memory of tags', async () => {
  const cache = newCache();
  await cache.get('k', async () => entry('a'));
  const { bytes } = cache.figures();
  await cache.get('l', async () => entry('a', 'product:1', 'product:2'));
  expect(cache.figures().bytes).toBeGreaterThan(2 * bytes + 200);
});

test('an entry that is too large is returned and not cached', async () => {
  const cache = new TaggedCache<ReturnType<typeof entry>>({
    maxSize: 1000,
    maxEntrySize: 200,
    sizeOf: ({ value }) => value.length,
  });
  expect((await cache.get('large', async () => entry('x'.repeat(201), 'x'))).value).toHaveLength(201);
  await cache.get('small', async () => entry('x', 'x'));
  expect(cache.peek('large')).toBeUndefined();
  expect(cache.peek('small')).toBeDefined();
});

test('an entry ends at its moment, by the clock of the cache', async () => {
  let now = new Date(0);
  const cache = new TaggedCache<{ name: string; tags: Set<string>; validUntil?: Date }>({
    maxSize: 10_000,
    sizeOf: () => 1,
    clock: () => now,
  });
  const until = (name: string, moment: number) => async () => ({
    name,
    tags: new Set(['t']),
    validUntil: new Date(moment),
  });
  await cache.get('a', until('old', 1000));
  now = new Date(999);
  expect(cache.peek('a')?.name).toBe('old');
  now = new Date(1000);
  expect(cache.peek('a')).toBeUndefined();
  expect(cache.figures().entries).toBe(0);
  expect((await cache.get('a', until('new', 2000))).name).toBe('new');
});

test('a call after the moment does not get what a call before it is still loading', async () => {
  let now = new Date(0);
  const cache = new TaggedCache<{ name: string; tags: Set<string>; validUntil?: Date }>({
    maxSize: 10_000,
    sizeOf: () => 1,
    clock: () => now,
  });
  const slow = Promise.withResolvers<void>();
  const before = cache.get('a', async () => {
    await slow.promise;
    return { name: 'old', tags: new Set(), validUntil: new Date(1000) };
  });
  now = new Date(1000);
  let loads = 0;
  const load = async () => {
    loads += 1;
    return { name: 'new', tags: new Set<string>() };
  };
  const after = [cache.get('a', load), cache.get('a', load)];
  slow.resolve();
  expect((await before).name).toBe('old');
  expect((await Promise.all(after)).map(({ name }) => name)).toEqual(['new', 'new']);
  expect(loads).toBe(1);
});

test('of several moments the first counts', () => {
  expect(earliest()).toBeUndefined();
  expect(earliest(null, undefined)).toBeUndefined();
  expect(earliest(null, new Date(2), new Date(1), undefined, new Date(3))).toEqual(new Date(1));
});
