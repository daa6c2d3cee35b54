// Collects what the responses of the API say about a page, and loads data that pages share.
import { apiErrorFrom } from '@vitrine/contract/client.ts';
import { earliest, TaggedCache } from '@vitrine/server/tagged-cache.ts';
import { data } from 'react-router';
import type { ApiGateway, ApiResponse } from '../api/api-gateway.ts';

/**
 * changed: until one of its tags changes. brief: for a short time, since the API does not report changes. none: not
 * cached, because the API failed and data is missing.
 */
export type CacheLifetime = 'changed' | 'brief' | 'none';

export class ReadData {
  readonly tags = new Set<string>();
  readonly failedCalls: Pick<ApiResponse, 'status' | 'requestId'>[] = [];
  cacheLifetime: CacheLifetime = 'changed';
  /** From this moment on one of the responses is wrong. */
  validUntil: Date | undefined;
  refused: ApiResponse | undefined;

  note(response: ApiResponse): ApiResponse {
    const { status, requestId } = response;
    for (const tag of response.tags ?? []) this.tags.add(tag);
    this.validUntil = earliest(this.validUntil, response.validUntil);
    if (status >= 500) this.failedCalls.push({ status, requestId });
    if (status >= 500 || status === 429) this.cacheLifetime = 'none';
    else if (!response.tags && this.cacheLifetime === 'changed') this.cacheLifetime = 'brief';
    if (status !== 429 && status !== 503) return response;
    this.refused = response;
    // Too many requests, or no database: the page gets the status and message of the API.
    throw data(apiErrorFrom(status, response.body).message, { status });
  }

  include({ tags, failedCalls, cacheLifetime, validUntil, refused }: ReadData): void {
    for (const tag of tags) this.tags.add(tag);
    this.validUntil = earliest(this.validUntil, validUntil);
    this.failedCalls.push(...failedCalls);
    if (cacheLifetime === 'none' || this.cacheLifetime === 'changed') this.cacheLifetime = cacheLifetime;
    this.refused ??= refused;
  }
}

interface Shared {
  readonly read: ReadData;
  readonly tags: ReadonlySet<string>;
  readonly validUntil: Date | undefined;
  readonly value: unknown;
}

/** The layout of all pages in one language. */
const SHARED_BYTES = 100_000;
const MAX_SHARED_BYTES = 50 * SHARED_BYTES;

/** Loads data that pages share once, and again after one of the responses it was made of has changed. */
export function createSharedData(api: Pick<ApiGateway, 'onChange' | 'clock'>) {
  const cache = new TaggedCache<Shared>({
    maxSize: MAX_SHARED_BYTES,
    sizeOf: () => SHARED_BYTES,
    clock: api.clock,
  });
  api.onChange((tags) => cache.invalidate(tags));
  return async <T>(key: string, page: ReadData, load: (read: ReadData) => Promise<T>): Promise<T> => {
    const { read, value } = await cache.get(key, async () => {
      const own = new ReadData();
      const value = await load(own);
      return { read: own, tags: own.tags, validUntil: own.validUntil, value };
    });
    if (read.cacheLifetime !== 'changed') cache.drop(key);
    page.include(read);
    return value as T;
  };
}
