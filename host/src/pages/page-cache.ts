// Keeps whole public pages and answers them before anything else runs.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { InMemoryRateLimiter } from '@vitrine/server/in-memory-rate-limiter.ts';
import { TaggedCache } from '@vitrine/server/tagged-cache.ts';
import type { ApiGateway } from '../api/api-gateway.ts';
import { type OtherOrigins, pagePolicy, type SecurityHeaders } from '../security-headers.ts';
import { CachedPage } from './cached-page.ts';
import type { PageAnswer } from './mount-pages.ts';
import { type FindPageUrl, isSharedNotFound, languageOfPath, NO_PAGE } from './page-key.ts';
import type { Asker, RenderedPage, RenderPage } from './render-page.ts';

const MAX_BYTES = 128 * 1024 * 1024;
/** How long a page lives when the API does not tell of changes. */
const BRIEF_MS = 30_000;

interface Entry {
  readonly page: CachedPage;
  readonly tags: ReadonlySet<string>;
  /** After this it is made anew. */
  readonly until: number;
}

export interface PageCache {
  /** Sends the page if it is kept; says false otherwise. */
  answer(request: IncomingMessage, response: ServerResponse, id: string): boolean;
  /** The page for this URL, made now if need be. Only pages that call themselves public are kept. */
  page(url: string, asker: Asker): Promise<PageAnswer>;
}

export interface PageCacheOptions {
  readonly render: RenderPage;
  readonly api: Pick<ApiGateway, 'onChange' | 'pictureOrigin'>;
  readonly pageUrl: FindPageUrl;
  readonly securityHeaders: SecurityHeaders;
  readonly geocodingOrigin?: string | undefined;
  /** Counts the pages that have to be rendered. */
  readonly renders?: InMemoryRateLimiter | undefined;
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, api, pageUrl, securityHeaders, geocodingOrigin, renders } = options;
  const cache = new TaggedCache<Entry>({ maxSize: MAX_BYTES, sizeOf: ({ page }) => page.size });
  const origins = { pictureOrigin: api.pictureOrigin, geocodingOrigin };
  api.onChange((tags) => cache.invalidate(tags));

  const entryFrom = (rendered: RenderedPage, isShared: boolean): Entry => {
    const { status, headers, body, tags, life } = rendered;
    const isPublic = status === 200 && headers.get('cache-control')?.startsWith('public') === true;
    const kept = new CachedPage(status, { ...securityHeaders, ...headersOf(rendered, origins) }, body);
    if (!(isPublic || isShared) || life === 'none') throw new UncacheablePage(kept);
    return { page: kept, tags, until: life === 'changed' ? Number.POSITIVE_INFINITY : Date.now() + BRIEF_MS };
  };
  const current = (key: string): Entry | undefined => {
    const entry = cache.peek(key);
    if (!entry || entry.until >= Date.now()) return entry;
    cache.drop(key);
    return undefined;
  };
  const load = async (key: string, make: () => Promise<Entry>): Promise<CachedPage> => {
    try {
      return (current(key) ?? (await cache.get(key, make))).page;
    } catch (error) {
      if (error instanceof UncacheablePage) return error.page;
      throw error;
    }
  };
  /** One page for each language says that there have been too many: it costs nothing to send it again. */
  const rateLimited = (url: string, asker: Asker): Promise<CachedPage> => {
    const path = NO_PAGE[languageOfPath(url)];
    return load(`429 ${path}`, async () => {
      const rendered = await render(path, asker, { isRateLimited: true });
      return entryFrom(rendered, rendered.status === 429);
    });
  };

  return {
    answer: (request, response, id) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const known = pageUrl(request.url ?? '/');
      // What is no page may be the API's.
      const entry = isSharedNotFound(known) ? undefined : current(known);
      entry?.page.send(request, response, { 'x-request-id': id });
      return entry !== undefined;
    },
    page: async (url, asker) => {
      const known = pageUrl(url);
      const retryAfter = current(known) ? undefined : renders?.count(asker.ip);
      if (retryAfter !== undefined) return { page: await rateLimited(url, asker), retryAfter };
      return {
        page: await load(known, async () => {
          const rendered = await render(known, asker);
          return entryFrom(rendered, rendered.status === 404 && isSharedNotFound(known));
        }),
      };
    },
  };
}

/** Leaves the cache by the side door: an answer that must not be kept. */
class UncacheablePage extends Error {
  readonly page: CachedPage;

  constructor(page: CachedPage) {
    super('not to be kept');
    this.page = page;
  }
}

function headersOf({ headers, scriptHashes }: RenderedPage, origins: OtherOrigins): Record<string, string> {
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true;
  return {
    'cache-control': 'no-store',
    ...Object.fromEntries(headers),
    ...(isHtml && { 'content-security-policy': pagePolicy(scriptHashes, origins) }),
  };
}
