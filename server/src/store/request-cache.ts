// In-memory cache for use cases, with tag invalidation and batched loading.

import { BatchLoader } from '../platform/caches/batch-loader.ts';
import { type CacheFigures, earliest, TaggedCache } from '../platform/caches/tagged-cache.ts';
import type { Clock } from '../platform/clock.ts';
import type { BaseContext } from '../platform/http/mount.ts';

export interface CacheGet {
  /** `bytesOf` estimates the size of large values; `validUntilOf` is the moment from which a value is wrong. */
  <T>(
    key: string,
    tags: readonly string[],
    load: () => Promise<T>,
    bytesOf?: (value: T) => number,
    validUntilOf?: (value: T) => Date | undefined,
  ): Promise<T>;
  /** Returns a cached value synchronously, or undefined. */
  readonly peek: (key: string) => unknown;
  /** Batches the cache misses of concurrent requests. */
  readonly loaderOf: (what: string) => Loader;
}

type Loader = BatchLoader<Missing, unknown>;

interface Missing {
  readonly id: number;
  readonly load: CachedKind<CachedPart>['load'];
}

interface CacheEntry {
  readonly value: unknown;
  readonly tags: ReadonlySet<string>;
  readonly bytes: number;
  readonly validUntil: Date | undefined;
}

const MEGABYTE = 1024 * 1024;
/** Estimate for values without `bytesOf`. */
const DEFAULT_BYTES = 4096;

export interface RequestCache {
  readonly cache: CacheGet;
  invalidate(tags: Iterable<string>): void;
  /** For the metrics. */
  figures(): CacheFigures;
}

interface CacheOptions {
  readonly maxSize?: number | undefined;
  readonly clock?: Clock;
  /** The moment from which everything with these tags is wrong; undefined for tags that follow no moment. */
  readonly momentOf?: (tags: readonly string[]) => Promise<Date | null> | undefined;
}

export function createCache({ maxSize = 48 * MEGABYTE, clock, momentOf }: CacheOptions = {}): RequestCache {
  const entries = new TaggedCache<CacheEntry>({ maxSize, sizeOf: ({ bytes }) => bytes, clock });
  const loaders = new Map<string, Loader>();
  const cache = async <T>(
    key: string,
    tags: readonly string[],
    load: () => Promise<T>,
    bytesOf: (value: T) => number = () => DEFAULT_BYTES,
    validUntilOf: (value: T) => Date | undefined = () => undefined,
  ) => {
    const entry = await entries.get(key, async () => {
      // Before the value is read: it may be read before the moment and arrive after it.
      const asked = momentOf?.(tags);
      const moment = asked && (await asked);
      const value = await load();
      return {
        value,
        tags: new Set(tags),
        bytes: bytesOf(value),
        validUntil: earliest(moment, validUntilOf(value)),
      };
    });
    return entry.value as T;
  };
  const loaderOf = (what: string) => {
    const loader = loaders.get(what) ?? new BatchLoader(loadAll);
    loaders.set(what, loader);
    return loader;
  };
  return {
    cache: Object.assign(cache, { peek: (key: string) => entries.peek(key)?.value, loaderOf }),
    invalidate: (tags) => entries.invalidate(tags),
    figures: () => entries.figures(),
  };
}

/** The `load` of any request can be used: they all load the same value. The last one has the latest time. */
async function loadAll(missing: readonly Missing[]): Promise<unknown[]> {
  const loaded = await missing.at(-1)?.load([...new Set(missing.map(({ id }) => id))]);
  return missing.map(({ id }) => loaded?.get(id));
}

interface CachedRequest extends Pick<BaseContext, 'tag' | 'validUntil'> {
  readonly store: { readonly id: number };
  readonly language: string;
  readonly cache: CacheGet;
}

interface CachedKind<T> {
  /** Prefix of the cache key. */
  readonly name: string;
  /** Cache tags besides `product:<id>`. */
  readonly tags: readonly string[];
  /** Loads all missing ids with one call. */
  readonly load: (ids: readonly number[]) => Promise<ReadonlyMap<number, T>>;
}

/** The known fields of a product, as they are sent. */
interface CachedPart {
  readonly bytes: Uint8Array;
  readonly validUntil: Date | undefined;
}

/** Memory of a part besides its bytes: objects, hash and key. */
const PART_BYTES = 1000;

/** Cached per product and language. In the order of the ids, without unknown ones. */
export async function getCachedEach<T extends CachedPart>(
  { store, language, cache, tag, validUntil }: CachedRequest,
  productIds: readonly number[],
  { name, tags, load }: CachedKind<T>,
): Promise<T[]> {
  const productTags = productIds.map((id) => `product:${id}`);
  tag(...tags, ...productTags);
  const kind = `${name} ${store.id} ${language}`;
  const loadOne = (id: number, productTag: string): Promise<T | undefined> =>
    cache(
      `${kind} ${id}`,
      [...tags, productTag],
      async () => (await cache.loaderOf(kind).load({ id, load })) as T | undefined,
      (value) => (value?.bytes.length ?? 0) + PART_BYTES,
      (value) => value?.validUntil,
    );
  // Most ids are cached, and a synchronous lookup is cheaper than a promise for each.
  const values = productIds.map((id) => cache.peek(`${kind} ${id}`) as T | undefined);
  await Promise.all(
    productIds.flatMap((id, index) => {
      if (values[index] !== undefined) return [];
      return loadOne(id, productTags[index] ?? '').then((value) => {
        values[index] = value;
      });
    }),
  );
  const found = values.filter((value) => value !== undefined);
  for (const value of found) validUntil(value.validUntil);
  return found;
}
