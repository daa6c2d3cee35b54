// Keeps whole public pages and answers them before anything else runs.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TaggedCache } from '@vitrine/server/tagged-cache.ts';
import type { ApiDoor } from '../api/api-door.ts';
import { type OtherOrigins, pagePolicy } from '../security-headers.ts';
import { KeptPage } from './kept-page.ts';
import { pageUrl } from './page-key.ts';
import type { RenderPage } from './render-page.ts';

const MAX_BYTES = 128 * 1024 * 1024;
/** How long a page lives when the API does not tell of changes. */
const BRIEF_MS = 30_000;

interface Entry {
  readonly page: KeptPage;
  readonly tags: ReadonlySet<string>;
  /** After this it is made anew. */
  readonly until: number;
}

export interface PageCache {
  /** Sends the page if it is kept; says false otherwise. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** The page for this URL, made now if need be. Only pages that call themselves public are kept. */
  page(url: string, from: string): Promise<KeptPage>;
}

export function createPageCache(render: RenderPage, api: ApiDoor, geocodingOrigin?: string): PageCache {
  const cache = new TaggedCache<Entry>({ maxSize: MAX_BYTES, sizeOf: ({ page }) => page.size });
  const origins = { pictureOrigin: api.pictureOrigin, geocodingOrigin };
  api.onChange((tags) => cache.forget(tags));

  const make = async (url: string, from: string): Promise<Entry> => {
    const { status, headers, body, tags, life } = await render(url, from);
    const isPublic = status === 200 && headers.get('cache-control')?.startsWith('public') === true;
    const kept = new KeptPage(status, headersOf(headers, body, origins), body);
    if (!isPublic || life === 'none') throw new Uncached(kept);
    return { page: kept, tags, until: life === 'changed' ? Number.POSITIVE_INFINITY : Date.now() + BRIEF_MS };
  };

  return {
    answer: (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const key = pageUrl(request.url ?? '/');
      const entry = key === undefined ? undefined : cache.peek(key);
      if (!entry || entry.until < Date.now()) return false;
      entry.page.send(request, response);
      return true;
    },
    page: async (url, from) => {
      const known = pageUrl(url) ?? url;
      const old = cache.peek(known);
      if (old && old.until < Date.now()) cache.drop(known);
      try {
        return (await cache.get(known, () => make(known, from))).page;
      } catch (error) {
        if (error instanceof Uncached) return error.page;
        throw error;
      }
    },
  };
}

/** Leaves the cache by the side door: an answer that must not be kept. */
class Uncached extends Error {
  readonly page: KeptPage;

  constructor(page: KeptPage) {
    super('not to be kept');
    this.page = page;
  }
}

function headersOf(headers: Headers, body: Buffer, origins: OtherOrigins): Record<string, string> {
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true;
  return {
    'cache-control': 'no-store',
    ...Object.fromEntries(headers),
    ...(isHtml && { 'content-security-policy': pagePolicy(body.toString('utf8'), origins) }),
  };
}
