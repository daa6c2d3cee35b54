// Caches whole public pages and sends them before anything else runs.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { InMemoryRateLimiter } from '@vitrine/server/in-memory-rate-limiter.ts';
import { type CacheFigures, earliest, TaggedCache } from '@vitrine/server/tagged-cache.ts';
import type { ShopperCart } from '@vitrine/storefront/context.ts';
import { type ApiGateway, SHORT_LIFETIME_MS } from '../api/api-gateway.ts';
import { type OtherOrigins, pagePolicy, type SecurityHeaders } from '../security-headers.ts';
import { CachedPage } from './cached-page.ts';
import type { PageResponse } from './mount-pages.ts';
import {
  dataSuffix,
  documentUrl,
  type FindPageUrl,
  isSharedNotFound,
  languageOfUrl,
  notFoundPath,
  previewOf,
} from './page-key.ts';
import type { PageRequest, RenderedPage, RenderOptions, RenderPage } from './render-page.ts';

interface Entry {
  readonly page: CachedPage;
  readonly tags: ReadonlySet<string>;
  readonly validUntil: Date | undefined;
}

export interface PageCache {
  /** Sends the page if it is cached; returns false otherwise. */
  sendCached(request: IncomingMessage, response: ServerResponse, id: string): boolean;
  /** Returns the page for this URL, rendered if needed. Only public pages are cached. */
  page(url: string, request: PageRequest): Promise<PageResponse>;
  /** Renders a page with the cart of one shopper. Never cached, here or elsewhere. */
  shopperPage: RenderForShopper;
  /** For the metrics. */
  figures(): CacheFigures;
}

export interface PageCacheOptions {
  readonly render: RenderPage;
  readonly api: Pick<ApiGateway, 'onChange' | 'clock' | 'redirects' | 'isForeign'>;
  readonly pageUrl: FindPageUrl;
  readonly securityHeaders: SecurityHeaders;
  readonly origins: OtherOrigins;
  /** Memory for pages, compressed forms included. */
  readonly maxBytes: number;
  /** Limits rendered pages per client. */
  readonly renderLimiter?: InMemoryRateLimiter | undefined;
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, api, pageUrl, securityHeaders, origins, maxBytes, renderLimiter } = options;
  const cache = new TaggedCache<Entry>({ maxSize: maxBytes, sizeOf: ({ page }) => page.size, clock: api.clock });
  api.onChange((tags) => cache.invalidate(tags));

  /** Another server has no drafts. */
  const findPreview = (url: string) => (api.isForeign ? undefined : previewOf(url));

  const createEntry = (rendered: RenderedPage, isShared: boolean): Entry => {
    const { status, headers, body, tags, cacheLifetime, validUntil } = rendered;
    const isPublic = status === 200 && headers.get('cache-control')?.startsWith('public') === true;
    const page = new CachedPage(status, { ...securityHeaders, ...headersOf(rendered, origins) }, body);
    if (!(isPublic || isShared) || cacheLifetime === 'none') throw new UncacheablePage(page);
    const shortly = new Date(api.clock().getTime() + SHORT_LIFETIME_MS);
    return { page, tags, validUntil: cacheLifetime === 'changed' ? validUntil : earliest(validUntil, shortly) };
  };
  const load = async (key: string, render: () => Promise<Entry>): Promise<CachedPage> => {
    try {
      return (await cache.get(key, render)).page;
    } catch (error) {
      if (error instanceof UncacheablePage) return error.page;
      throw error;
    }
  };
  /** The response for rate limited clients, cached once per language. */
  const rateLimited = (url: string, request: PageRequest): Promise<CachedPage> => {
    const path = notFoundPath(languageOfUrl(url));
    return load(`429 ${path}`, async () => {
      const rendered = await render(path, request, { isRateLimited: true });
      return createEntry(rendered, rendered.status === 429);
    });
  };

  /** Not cached, because the merchant may change it. */
  const redirected = async (url: string, request: PageRequest, redirectTo: string): Promise<CachedPage> => {
    const { status, headers, body } = await render(notFoundPath(languageOfUrl(url)) + dataSuffix(url), request, {
      redirectTo,
    });
    return new CachedPage(
      status,
      { ...securityHeaders, ...Object.fromEntries(headers), 'cache-control': 'no-store' },
      body,
    );
  };

  /** For one person: cached neither here nor elsewhere, and not for search engines. */
  const uncached = async (
    url: string,
    request: PageRequest,
    options: RenderOptions,
    status = 200,
  ): Promise<PageResponse> => {
    const retryAfter = renderLimiter?.count(request.ip);
    if (retryAfter !== undefined) return { page: await rateLimited(url, request), retryAfter };
    const rendered = await render(url, request, options);
    const headers = {
      ...securityHeaders,
      ...headersOf(rendered, origins),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    };
    return { page: new CachedPage(rendered.status === 200 ? status : rendered.status, headers, rendered.body) };
  };

  return {
    figures: () => cache.figures(),
    sendCached: (request, response, id) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      if (findPreview(request.url ?? '/')) return false;
      const key = pageUrl(request.url ?? '/');
      // A path without a page may belong to the API.
      const entry = isSharedNotFound(key) ? undefined : cache.peek(key);
      entry?.page.send(request, response, { 'x-request-id': id });
      return entry !== undefined;
    },
    page: async (url, request) => {
      const preview = findPreview(url);
      if (preview) return uncached(preview.url, request, { preview: preview.link });
      const key = pageUrl(url);
      const address = documentUrl(url);
      // Looking for a redirect needs the database, like rendering.
      const isCached = cache.peek(key) && !(isSharedNotFound(key) && api.redirects?.isCached(address) === false);
      const retryAfter = isCached ? undefined : renderLimiter?.count(request.ip);
      if (retryAfter !== undefined) return { page: await rateLimited(url, request), retryAfter };
      const page = await load(key, async () => {
        const rendered = await render(key, request);
        return createEntry(rendered, rendered.status === 404 && isSharedNotFound(key));
      });
      const redirectTo = page.status === 404 ? await api.redirects?.find(address) : undefined;
      return { page: redirectTo === undefined ? page : await redirected(url, request, redirectTo) };
    },
    shopperPage: (url, request, shopperCart, status) => uncached(url, request, { shopperCart }, status),
  };
}

export type RenderForShopper = (
  url: string,
  request: PageRequest,
  shopperCart: ShopperCart,
  status: number,
) => Promise<PageResponse>;

/** Thrown to return a response that must not be cached. */
class UncacheablePage extends Error {
  readonly page: CachedPage;

  constructor(page: CachedPage) {
    super('not cacheable');
    this.page = page;
  }
}

function headersOf({ headers, inlineHashes }: RenderedPage, origins: OtherOrigins): Record<string, string> {
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true;
  return {
    'cache-control': 'no-store',
    ...Object.fromEntries(headers),
    ...(isHtml && { 'content-security-policy': pagePolicy(inlineHashes, origins) }),
  };
}
