// A URL → a page, by the storefront's build and the API's public answers.
import { type Client, createClient, failureFrom } from '@vitrine/contract/client.ts';
import { createRequestHandler, data, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { ApiAnswer, ApiDoor } from '../api/api-door.ts';
import type { Geocoding, Settings } from '../environment.ts';

export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** What the page speaks of. */
  readonly tags: ReadonlySet<string>;
  readonly life: PageLife;
}

/**
 * changed: until one of its tags changes. brief: the API does not tell of changes, so only a while. none: the API failed
 * and something is missing from the page.
 */
export type PageLife = 'changed' | 'brief' | 'none';

/** `from` is the address of who wants the page. */
export type RenderPage = (url: string, from: string) => Promise<RenderedPage>;

/** What the storefront's own context.ts promises its pages. */
interface PageContext {
  readonly api: (language: string) => Client<'public'>;
  readonly shopUrl: string;
  readonly merchant: string;
  readonly geocoding: Geocoding | undefined;
  readonly tags: Set<string>;
}

export function createRenderer(
  build: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
  api: ApiDoor,
  { shopUrl, merchant, geocoding }: Settings,
): RenderPage {
  const handle = createRequestHandler(build, mode);
  return async (url, from) => {
    await build();
    const tags = new Set<string>();
    let life: PageLife = 'changed';
    let refused: ApiAnswer | undefined;
    const client = (language: string) =>
      createClient<'public'>(
        async (request) => {
          const answer = await api.send(request, from);
          for (const tag of answer.tags ?? []) tags.add(tag);
          if (answer.status >= 500 || answer.status === 429) life = 'none';
          else if (!answer.tags && life === 'changed') life = 'brief';
          if (answer.status !== 429) return answer;
          refused = answer;
          // What is too much is no fault of the shop: the page says in the server's words what to do.
          throw data(failureFrom(429, answer.body).message, { status: 429 });
        },
        { always: { store: merchant, lang: language }, tryOlderNames: api.foreign },
      );
    const context = new RouterContextProvider();
    context.set(contextKey(), { api: client, shopUrl, merchant, geocoding, tags });
    const response = await handle(new Request(new URL(url, shopUrl)), context);
    if (refused?.retryAfter !== undefined) response.headers.set('retry-after', refused.retryAfter);
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
      tags,
      life,
    };
  };
}

/** Made by the storefront when its build is loaded; it hangs on globalThis because the build has its own copy of the file. */
function contextKey(): RouterContext<PageContext> {
  return (globalThis as unknown as Record<symbol, RouterContext<PageContext>>)[
    Symbol.for('vitrine.page-context')
  ] as RouterContext<PageContext>;
}
