// Renders a URL with the storefront's build and the API's public responses.
import { createHash, randomBytes } from 'node:crypto';
import { createClient } from '@vitrine/contract/client.ts';
import { describeError } from '@vitrine/server/describe-error.ts';
import type { PageContext, ShopperCart, StorefrontBuild } from '@vitrine/storefront/context.ts';
import type { FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { ApiGateway } from '../api/api-gateway.ts';
import type { Settings } from '../environment.ts';
import { traceOf } from '../monitoring/trace-context.ts';
import type { InlineHashes } from '../security-headers.ts';
import { type CacheLifetime, createSharedData, ReadData } from './read-data.ts';

export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  readonly inlineHashes: InlineHashes;
  /** Cache tags of the page. */
  readonly tags: ReadonlySet<string>;
  readonly cacheLifetime: CacheLifetime;
  /** From this moment on the page is wrong; undefined when no such moment is known. */
  readonly validUntil: Date | undefined;
}

/** The request that a page is rendered for: its client address, trace, and log with the request id. */
export type PageRequest = Pick<FastifyRequest, 'ip' | 'log' | 'headers'>;

export interface RenderOptions {
  /** Renders the "too many requests" page instead. */
  readonly isRateLimited?: boolean;
  /** Renders a redirect to this path instead. */
  readonly redirectTo?: string;
  /** The cart of the shopper who asks. The page must not be cached. */
  readonly shopperCart?: ShopperCart;
  /** The link of a draft that the page shows as if it were published. The page must not be cached. */
  readonly preview?: string;
}

export type RenderPage = (url: string, pageRequest: PageRequest, options?: RenderOptions) => Promise<RenderedPage>;

export function createRenderer(
  build: () => Promise<StorefrontBuild>,
  mode: 'production' | 'development',
  api: ApiGateway,
  { shopUrl, storeCode, geocoding }: Settings,
): RenderPage {
  const handle = createRequestHandler(build, mode);
  // A path such as //other.example must not name another host.
  const { origin } = new URL(shopUrl);
  const shared = createSharedData(api);
  return async (url, pageRequest, { isRateLimited = false, redirectTo, shopperCart, preview } = {}) => {
    const { pageContext } = (await build()).entry.module;
    const nonce = randomBytes(16).toString('base64url');
    const page = new ReadData();
    const pageClient = { address: pageRequest.ip, traceHeaders: traceOf(pageRequest.headers)?.headers ?? {} };
    const always = { store: storeCode, ...(preview && { preview }) };
    const clientFor = (read: ReadData) => (language: string) =>
      createClient<'public'>(async (request) => read.note(await api.send(request, pageClient)), {
        always: { ...always, lang: language },
        tryOlderNames: api.isForeign,
      });
    const loadShared: PageContext['loadShared'] = (key, load) =>
      preview ? load(clientFor(page)) : shared(key, page, (read) => load(clientFor(read)));
    const context = new RouterContextProvider();
    context.set(pageContext, {
      api: clientFor(page),
      loadShared,
      shopUrl,
      storeCode,
      geocoding,
      tags: page.tags,
      nonce,
      isRateLimited,
      redirectTo,
      shopperCart,
      isPreview: preview !== undefined,
      absentCalls: await api.absentCalls(),
      reportError: (error) => pageRequest.log.error({ error: describeError(error) }, 'an error in a page'),
    });
    const response = await handle(new Request(origin + url), context);
    const { tags, cacheLifetime, validUntil, failedCalls, refused } = page;
    if (response.status >= 500) pageRequest.log.error({ status: response.status, failedCalls }, 'a page failed');
    if (refused?.retryAfter !== undefined && response.status === refused.status)
      response.headers.set('retry-after', refused.retryAfter);
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
    const { html, inlineHashes } = isHtml ? extractInlineHashes(await response.text(), nonce) : NOTHING_INLINE;
    return {
      status: response.status,
      headers: response.headers,
      body: isHtml ? Buffer.from(html) : Buffer.from(await response.arrayBuffer()),
      inlineHashes,
      tags,
      cacheLifetime,
      validUntil,
    };
  };
}

const NOTHING_INLINE = { html: '', inlineHashes: { scripts: [], styles: [] } };

// Pure: finds the inline scripts and styles that our own code wrote.
export interface InlineParts {
  /** The page without the nonce attributes. */
  readonly html: string;
  readonly inlineHashes: InlineHashes;
}

/**
 * Our code adds a nonce to its scripts and styles, which is created for one rendering and never leaves the process. Only those
 * with the nonce get a hash: injected ones are not allowed. Data blocks need no hash.
 */
export function extractInlineHashes(html: string, nonce: string): InlineParts {
  const nonceAttribute = ` nonce="${nonce}"`;
  const hashesOf = (parts: RegExp) => [
    ...new Set(
      [...html.matchAll(parts)].flatMap(([, attributes = '', text = '']) =>
        attributes.includes(nonceAttribute) && !/\ssrc=/i.test(attributes) ? [hashOf(text)] : [],
      ),
    ),
  ];
  return {
    html: html.replaceAll(nonceAttribute, ''),
    inlineHashes: {
      scripts: hashesOf(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi),
      styles: hashesOf(/<style\b([^>]*)>([\s\S]*?)<\/style>/gi),
    },
  };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
