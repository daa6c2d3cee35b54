// The memory of a process, as use cases see it.

import { BatchLoader } from '../platform/batch-loader.ts';
import { TaggedCache } from '../platform/tagged-cache.ts';

export interface CacheGet {
  /** `bytesOf` says about how much memory the value takes, where that is not little. */
  <T>(key: string, tags: readonly string[], load: () => Promise<T>, bytesOf?: (value: T) => number): Promise<T>;
  /** What is kept, without waiting. */
  readonly peek: (key: string) => unknown;
  /** Asks for what several visits miss at the same time at once. */
  readonly loaderOf: (what: string) => Loader;
}

type Loader = BatchLoader<Missing, unknown>;

interface Missing {
  readonly id: number;
  readonly load: Kind<unknown>['load'];
}

interface Remembered {
  readonly value: unknown;
  readonly tags: ReadonlySet<string>;
  readonly bytes: number;
}

const MAX_BYTES = 96 * 1024 * 1024;
/** Of a thing that does not say how large it is, roughly. */
const DEFAULT_BYTES = 4096;

export function createCache(): { readonly cache: CacheGet; invalidate(tags: Iterable<string>): void } {
  const memory = new TaggedCache<Remembered>({ maxSize: MAX_BYTES, sizeOf: ({ bytes }) => bytes });
  const loaders = new Map<string, Loader>();
  const cache = async <T>(
    key: string,
    tags: readonly string[],
    load: () => Promise<T>,
    bytesOf: (value: T) => number = () => DEFAULT_BYTES,
  ) => {
    const peek = await memory.get(key, async () => {
      const value = await load();
      return { value, tags: new Set(tags), bytes: bytesOf(value) };
    });
    return peek.value as T;
  };
  const loaderOf = (what: string) => {
    const loader = loaders.get(what) ?? new BatchLoader(loadAll);
    loaders.set(what, loader);
    return loader;
  };
  return {
    cache: Object.assign(cache, { peek: (key: string) => memory.peek(key)?.value, loaderOf }),
    invalidate: (tags) => memory.invalidate(tags),
  };
}

/** Whichever visit asks, the same would be loaded: that is why it may be kept. */
async function loadAll(missing: readonly Missing[]): Promise<unknown[]> {
  const [{ load } = {}] = missing;
  const loaded = await load?.([...new Set(missing.map(({ id }) => id))]);
  return missing.map(({ id }) => loaded?.get(id));
}

interface CacheContext {
  readonly store: { readonly id: number };
  readonly language: string;
  readonly cache: CacheGet;
  readonly tag: (...tags: string[]) => void;
}

interface Kind<T> {
  /** Names this kind of thing in the memory. */
  readonly name: string;
  /** What each speaks of beside its own id. */
  readonly tags: readonly string[];
  readonly bytesOf: (value: T) => number;
  /** Those that are not kept yet, all at once. */
  readonly load: (ids: readonly number[]) => Promise<ReadonlyMap<number, T>>;
}

/** What is kept by product and language. In the order of the ids; those that are not there are left out. */
export async function getCachedEach<T>(
  { store, language, cache, tag }: CacheContext,
  productIds: readonly number[],
  { name, tags, bytesOf, load }: Kind<T>,
): Promise<T[]> {
  const marks = productIds.map((id) => `product:${id}`);
  tag(...tags, ...marks);
  const kind = `${name} ${store.id} ${language}`;
  const loadOne = (id: number, mark: string): Promise<T | undefined> =>
    cache(
      `${kind} ${id}`,
      [...tags, mark],
      async () => (await cache.loaderOf(kind).load({ id, load })) as T | undefined,
      (value) => (value === undefined ? 0 : bytesOf(value)) + 500,
    );
  // Nearly all of them are kept, and a promise for each would cost more than to look.
  const values = productIds.map((id) => cache.peek(`${kind} ${id}`) as T | undefined);
  await Promise.all(
    productIds.flatMap((id, at) => {
      if (values[at] !== undefined) return [];
      return loadOne(id, marks[at] ?? '').then((value) => {
        values[at] = value;
      });
    }),
  );
  return values.filter((value) => value !== undefined);
}
