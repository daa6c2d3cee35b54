// In-memory cache with tag invalidation; entries have tags such as `product:12`. What will be wrong at a moment that is known
// beforehand, such as the end of a sale, carries that moment.

import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

interface Tagged {
  readonly tags: ReadonlySet<string>;
  /** From this moment on it is wrong. */
  readonly validUntil?: Date | undefined;
}

/** The content of a cache and how often it helped, for the metrics. */
export interface CacheFigures {
  readonly hits: number;
  readonly misses: number;
  readonly entries: number;
  readonly bytes: number;
}

export interface TaggedCacheOptions<V> {
  readonly maxSize: number;
  readonly sizeOf: (value: V) => number;
  /** Larger values are not cached: each would evict many others and be evicted soon. */
  readonly maxEntrySize?: number;
  /** The clock that `validUntil` is compared with; the machine's own when missing. */
  readonly clock?: Clock | undefined;
}

/** Memory of a tag: its text, its place in the entry and in the index by tag. */
const TAG_BYTES = 150;

export class TaggedCache<V extends Tagged> {
  private readonly entries: LRUCache<string, V>;
  private readonly keysByTag = new Map<string, Set<string>>();
  private readonly loading = new Map<string, Promise<V>>();
  private readonly clock: Clock;
  private changes = 0;
  private hits = 0;
  private misses = 0;

  constructor({ maxSize, sizeOf, maxEntrySize = maxSize, clock = () => new Date() }: TaggedCacheOptions<V>) {
    this.clock = clock;
    this.entries = new LRUCache({
      maxSize,
      maxEntrySize,
      sizeCalculation: (value, key) => sizeOf(value) + key.length + value.tags.size * TAG_BYTES,
      dispose: (value, key) => this.unlink(key, value),
    });
  }

  /** Returns the cached value or loads it. Concurrent calls share one load. */
  async get(key: string, load: () => Promise<V>): Promise<V> {
    const begun = this.clock();
    const shared = this.peek(key) ?? this.loading.get(key);
    const value = shared && (await shared);
    if (value && !hasEnded(value, begun)) return value;
    // A load that was begun before the moment at which its value became wrong is no answer to a call after it.
    return this.peek(key) ?? this.loading.get(key) ?? this.startLoad(key, load);
  }

  /** The cached value, without loading it. */
  peek(key: string): V | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    if (hasEnded(value, this.clock())) {
      this.entries.delete(key);
      return undefined;
    }
    this.hits += 1;
    return value;
  }

  /** A miss is a value that had to be loaded; a caller that shares the load of another one is not counted. */
  figures(): CacheFigures {
    const { hits, misses, entries } = this;
    return { hits, misses, entries: entries.size, bytes: entries.calculatedSize };
  }

  drop(key: string): void {
    this.entries.delete(key);
  }

  /** Evicts every entry that has one of these tags; `everything` evicts all. */
  invalidate(tags: Iterable<string>): void {
    this.changes += 1;
    // Drop loads that started before the invalidation: they may be stale.
    this.loading.clear();
    for (const tag of tags) {
      if (tag === 'everything') this.entries.clear();
      for (const key of this.keysByTag.get(tag) ?? []) this.entries.delete(key);
    }
  }

  private startLoad(key: string, load: () => Promise<V>): Promise<V> {
    this.misses += 1;
    const changesAtStart = this.changes;
    const loaded = load().then((value) => {
      if (this.changes === changesAtStart) this.store(key, value);
      return value;
    });
    this.loading.set(key, loaded);
    const finish = () => {
      if (this.loading.get(key) === loaded) this.loading.delete(key);
    };
    loaded.then(finish, finish);
    return loaded;
  }

  private store(key: string, value: V): void {
    if (hasEnded(value, this.clock())) return;
    this.entries.set(key, value);
    if (!this.entries.has(key)) return;
    for (const tag of value.tags) {
      const keys = this.keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.keysByTag.set(tag, new Set([key]));
    }
  }

  private unlink(key: string, value: V): void {
    for (const tag of value.tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}

const hasEnded = ({ validUntil }: Tagged, moment: Date): boolean => validUntil !== undefined && validUntil <= moment;

/** The first of the moments from which something is wrong. */
export const earliest = (...moments: readonly (Date | null | undefined)[]): Date | undefined =>
  moments.reduce<Date | undefined>(
    (first, moment) => (moment && !(first && first <= moment) ? moment : first),
    undefined,
  );
