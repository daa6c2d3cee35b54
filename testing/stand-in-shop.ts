// Answers the calls of a component in place of the shop's server. Screens use their real client; only `fetch` is replaced, so that
// addresses, bodies and domain errors are those of the contract.

import { ApiError } from '@vitrine/contract/domain-error.ts';
import {
  type Access,
  addressesOf,
  type Endpoint,
  type Input,
  type ResponseOf,
  type Shape,
} from '@vitrine/contract/endpoint.ts';
import { expect, vi } from 'vitest';

/** The request of a component: the parameters of the address, its query, and its body as JSON. */
export interface Sent<S extends Shape = Shape> {
  readonly params: Record<string, string>;
  readonly query: Record<string, string>;
  readonly body: Input<S>['body'];
  readonly headers: Headers;
}

/** A thrown `ApiError` is answered as the server answers it; anything else that is thrown stands for a lost connection. */
type Reply<S extends Shape> = (sent: Sent<S>) => ResponseOf<S> | Promise<ResponseOf<S>>;

interface Answered {
  readonly endpoint: Endpoint;
  readonly pattern: RegExp;
  readonly reply: Reply<Shape>;
}

export interface StandInShop {
  /** The latest answer to an endpoint counts. */
  answer<S extends Shape>(endpoint: Endpoint<Access, S>, reply: ResponseOf<S> | Reply<S>): void;
  sendError(endpoint: Endpoint, status: number, code: string, message: string, details?: Record<string, unknown>): void;
  /** The requests sent to an endpoint, the oldest first. */
  sentTo<S extends Shape>(endpoint: Endpoint<Access, S>): Sent<S>[];
}

const unanswered: string[] = [];

export function standInShop(): StandInShop {
  const answers: Answered[] = [];
  const sent: { endpoint: Endpoint; sent: Sent }[] = [];
  const answer = (endpoint: Endpoint, reply: Reply<Shape>) =>
    answers.unshift({ endpoint, reply, pattern: patternOf(endpoint) });

  vi.stubGlobal('fetch', async (address: string | URL | Request, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address instanceof Request ? address.url : address, location.origin);
    const method = init.method ?? 'GET';
    // As the server routes: `bulk/preview` before `bulk/{job}`.
    const [found] = answers
      .filter(({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname))
      .sort((a, b) => parametersIn(a.endpoint) - parametersIn(b.endpoint));
    if (!found) {
      unanswered.push(`${method} ${pathname}`);
      throw new TypeError('Failed to fetch');
    }
    const request: Sent = {
      params: { ...found.pattern.exec(pathname)?.groups },
      query: Object.fromEntries(searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body as undefined),
      headers: new Headers(init.headers),
    };
    sent.push({ endpoint: found.endpoint, sent: request });
    try {
      const body = await found.reply(request);
      return body === null ? new Response(null, { status: 204 }) : Response.json(body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw new TypeError('Failed to fetch', { cause: error });
      const { status, code, message, details } = error;
      return Response.json({ ...details, code, message }, { status });
    }
  });

  return {
    answer: (endpoint, reply) => answer(endpoint, (typeof reply === 'function' ? reply : () => reply) as Reply<Shape>),
    sendError: (endpoint, status, code, message, details = {}) =>
      answer(endpoint, () => {
        throw new ApiError(status, code, message, details);
      }),
    sentTo: <S extends Shape>(endpoint: Endpoint<Access, S>) =>
      sent.filter((one) => one.endpoint.name === endpoint.name).map((one) => one.sent as Sent<S>),
  };
}

/** A call that nobody has answered looks like a lost connection to the component: the test is to say so. */
export function expectEveryCallAnswered(): void {
  expect(unanswered.splice(0), 'calls without an answer').toEqual([]);
}

const parametersIn = ({ path }: Endpoint): number => path.split('{').length;

function patternOf(endpoint: Endpoint): RegExp {
  const [path = ''] = addressesOf(endpoint);
  return new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}
