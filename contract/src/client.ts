// Typed API client. The caller provides the transport: fetch, or the server in the same process.

import { ApiError } from './domain-error.ts';
import {
  type Access,
  addressesOf,
  type CallInput,
  type Endpoint,
  type Method,
  type ResponseOf,
  type Shape,
} from './endpoint.ts';

export interface Outgoing {
  readonly method: Method;
  /** Path and query, from the root. */
  readonly url: string;
  readonly body: string | undefined;
  readonly idempotencyKey: string | undefined;
}

export interface Incoming {
  readonly status: number;
  readonly body: string;
}

export type Send = (request: Outgoing) => Promise<Incoming>;

/** Calls any endpoint whose access is among `A`; anything else does not compile. */
export type Client<A extends Access> = <S extends Shape>(
  endpoint: Endpoint<A, S>,
  input: CallInput<S>,
) => Promise<ResponseOf<S>>;

export interface ClientOptions {
  /** Query parameters of every call, such as store and language. */
  readonly always?: Readonly<Record<string, string>>;
  /** Tries the older paths when the newest is not found, for servers of another version. */
  readonly tryOlderNames?: boolean;
}

export function createClient<A extends Access>(send: Send, options: ClientOptions = {}): Client<A> {
  return async (endpoint, input) => {
    const addresses = options.tryOlderNames ? addressesOf(endpoint) : addressesOf(endpoint).slice(0, 1);
    const body = input.body === undefined ? undefined : JSON.stringify(input.body);
    let answer: Incoming | undefined;
    for (const address of addresses) {
      const url = fill(address, input, options.always);
      answer = await send({ method: endpoint.method, url, body, idempotencyKey: input.idempotencyKey });
      if (answer.status !== 404) break;
    }
    if (!answer) throw new Error(`${endpoint.name} has no address`);
    return parseResponse(answer);
  };
}

/** Path and query of a call, from the root. */
export const urlOf = <S extends Shape>(
  endpoint: Endpoint<Access, S>,
  input: Omit<CallInput<S>, 'body'>,
  always?: ClientOptions['always'],
): string => fill(addressesOf(endpoint)[0] ?? '', input, always);

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
}

function fill(address: string, input: Parts, always: ClientOptions['always']): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return path + queryString({ ...always, ...(input.query as Record<string, unknown> | undefined) });
}

function queryString(query: Record<string, unknown>): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text !== undefined && text !== null && text !== '') pairs.set(name, String(text));
  }
  return pairs.size > 0 ? `?${pairs}` : '';
}

// The type is not checked here: the server validates its responses against the schema.
function parseResponse<T>({ status, body }: Incoming): T {
  if (status >= 200 && status < 300) return (body === '' ? null : JSON.parse(body)) as T;
  throw apiErrorFrom(status, body);
}

export function apiErrorFrom(status: number, body: string): ApiError {
  try {
    const { message, code, errorCode, ...details } = JSON.parse(body) as Record<string, unknown>;
    return new ApiError(status, String(code ?? errorCode ?? status), String(message ?? ''), details);
  } catch {
    return new ApiError(status, String(status), '');
  }
}
