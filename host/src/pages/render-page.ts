// Renders a URL with the storefront's build and the API's public responses.
import { randomBytes } from 'node:crypto';
import { createClient, failureFrom } from '@vitrine/contract/client.ts';
import { describeFault } from '@vitrine/server/describe-fault.ts';
import type { ShopperCart, StorefrontBuild } from '@vitrine/storefront/context.ts';
import type { FastifyRequest } from 'fastify';
import { createRequestHandler, data, RouterContextProvider } from 'react-router';
import type { ApiGateway, ApiResponse } from '../api/api-gateway.ts';
import type { Settings } from '../environment.ts';
import { traceOf } from '../monitoring/trace-context.ts';
import { extractScriptHashes } from './page-scripts.ts';

export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** Hashes of the inline scripts that our own code wrote. */
  readonly scriptHashes: readonly string[];
  /** Cache tags of the page. */
  readonly tags: ReadonlySet<string>;
  readonly cacheLifetime: CacheLifetime;
}

/**
 * changed: until one of its tags changes. brief: for a short time, since the API does not report changes. none: not
 * cached, because the API failed and data is missing.
 */
export type CacheLifetime = 'changed' | 'brief' | 'none';

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
  { shopUrl, merchant, geocoding }: Settings,
): RenderPage {
  const handle = createRequestHandler(build, mode);
  // A path such as //other.example must not name another host.
  const { origin } = new URL(shopUrl);
  return async (url, pageRequest, { isRateLimited = false, redirectTo, shopperCart, preview } = {}) => {
    const { pageContext } = (await build()).entry.module;
    const nonce = randomBytes(16).toString('base64url');
    const tags = new Set<string>();
    let cacheLifetime: CacheLifetime = 'changed';
    let refusedResponse: ApiResponse | undefined;
    const failedCalls: Pick<ApiResponse, 'status' | 'requestId'>[] = [];
    const pageClient = { address: pageRequest.ip, traceHeaders: traceOf(pageRequest.headers)?.headers ?? {} };
    const client = (language: string) =>
      createClient<'public'>(
        async (request) => {
          const response = await api.send(request, pageClient);
          for (const tag of response.tags ?? []) tags.add(tag);
          if (response.status >= 500) failedCalls.push({ status: response.status, requestId: response.requestId });
          if (response.status >= 500 || response.status === 429) cacheLifetime = 'none';
          else if (!response.tags && cacheLifetime === 'changed') cacheLifetime = 'brief';
          if (response.status !== 429 && response.status !== 503) return response;
          refusedResponse = response;
          // Too many requests, or no database: the page gets the status and message of the API.
          throw data(failureFrom(response.status, response.body).message, { status: response.status });
        },
        { always: { store: merchant, lang: language, ...(preview && { preview }) }, tryOlderNames: api.isForeign },
      );
    const context = new RouterContextProvider();
    context.set(pageContext, {
      api: client,
      shopUrl,
      merchant,
      geocoding,
      tags,
      nonce,
      isRateLimited,
      redirectTo,
      shopperCart,
      isPreview: preview !== undefined,
      absentCalls: await api.absentCalls(),
      reportError: (error) => pageRequest.log.error({ fault: describeFault(error) }, 'an error in a page'),
    });
    const response = await handle(new Request(origin + url), context);
    if (response.status >= 500) pageRequest.log.error({ status: response.status, failedCalls }, 'a page failed');
    if (refusedResponse?.retryAfter !== undefined && response.status === refusedResponse.status)
      response.headers.set('retry-after', refusedResponse.retryAfter);
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
    const { html, scriptHashes } = isHtml ? extractScriptHashes(await response.text(), nonce) : NO_SCRIPTS;
    return {
      status: response.status,
      headers: response.headers,
      body: isHtml ? Buffer.from(html) : Buffer.from(await response.arrayBuffer()),
      scriptHashes,
      tags,
      cacheLifetime,
    };
  };
}

const NO_SCRIPTS = { html: '', scriptHashes: [] };
