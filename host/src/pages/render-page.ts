// A URL → a page, by the storefront's build and the API's public answers.
import { randomBytes } from 'node:crypto';
import { createClient, failureFrom } from '@vitrine/contract/client.ts';
import { describeFault } from '@vitrine/server/describe-fault.ts';
import type { StorefrontBuild } from '@vitrine/storefront/context.ts';
import type { FastifyRequest } from 'fastify';
import { createRequestHandler, data, RouterContextProvider } from 'react-router';
import type { ApiGateway, ApiResponse } from '../api/api-gateway.ts';
import type { Settings } from '../environment.ts';
import { readMarkedScripts } from './page-scripts.ts';

export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** Of the inline scripts that our own code has written. */
  readonly scriptHashes: readonly string[];
  /** What the page speaks of. */
  readonly tags: ReadonlySet<string>;
  readonly life: PageLife;
}

/**
 * changed: until one of its tags changes. brief: the API does not tell of changes, so only a while. none: the API failed
 * and something is missing from the page.
 */
export type PageLife = 'changed' | 'brief' | 'none';

/** The request that a page is rendered for: where it came from, and its log, which carries its id. */
export type Asker = Pick<FastifyRequest, 'ip' | 'log'>;

export type RenderPage = (
  url: string,
  asker: Asker,
  options?: { readonly isRateLimited: boolean },
) => Promise<RenderedPage>;

export function createRenderer(
  build: () => Promise<StorefrontBuild>,
  mode: 'production' | 'development',
  api: ApiGateway,
  { shopUrl, merchant, geocoding }: Settings,
): RenderPage {
  const handle = createRequestHandler(build, mode);
  // A path such as //other.example must not name another host.
  const { origin } = new URL(shopUrl);
  return async (url, asker, { isRateLimited } = { isRateLimited: false }) => {
    const { pageContext } = (await build()).entry.module;
    const nonce = randomBytes(16).toString('base64url');
    const tags = new Set<string>();
    let life: PageLife = 'changed';
    let refused: ApiResponse | undefined;
    const failedCalls: Pick<ApiResponse, 'status' | 'requestId'>[] = [];
    const client = (language: string) =>
      createClient<'public'>(
        async (request) => {
          const answer = await api.send(request, asker.ip);
          for (const tag of answer.tags ?? []) tags.add(tag);
          if (answer.status >= 500) failedCalls.push({ status: answer.status, requestId: answer.requestId });
          if (answer.status >= 500 || answer.status === 429) life = 'none';
          else if (!answer.tags && life === 'changed') life = 'brief';
          if (answer.status !== 429 && answer.status !== 503) return answer;
          refused = answer;
          // Too many requests, or no database: the page has the API's status, and says in its words what to do.
          throw data(failureFrom(answer.status, answer.body).message, { status: answer.status });
        },
        { always: { store: merchant, lang: language }, tryOlderNames: api.foreign },
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
      reportError: (error) => asker.log.error({ fault: describeFault(error) }, 'an error in a page'),
    });
    const response = await handle(new Request(origin + url), context);
    if (response.status >= 500) asker.log.error({ status: response.status, failedCalls }, 'a page failed');
    if (refused?.retryAfter !== undefined && response.status === refused.status)
      response.headers.set('retry-after', refused.retryAfter);
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
    const { html, scriptHashes } = isHtml ? readMarkedScripts(await response.text(), nonce) : NO_SCRIPTS;
    return {
      status: response.status,
      headers: response.headers,
      body: isHtml ? Buffer.from(html) : Buffer.from(await response.arrayBuffer()),
      scriptHashes,
      tags,
      life,
    };
  };
}

const NO_SCRIPTS = { html: '', scriptHashes: [] };
