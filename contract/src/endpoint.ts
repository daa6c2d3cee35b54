// The form of a promise between storefront and server. Endpoints are plain data and know their zod shapes
// by type only, so a browser can import them without carrying zod along.
import type { z } from 'zod';

/**
 * public: the same answer for everybody, may be rendered and cached.
 * open: anybody may ask, the answer is not for a cache.
 * cart: whoever holds the cart code. customer: a bearer token.
 */
export type Access = 'public' | 'open' | 'cart' | 'customer';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Shape {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

export interface Endpoint<A extends Access = Access, S extends Shape = Shape> {
  readonly name: string;
  readonly access: A;
  readonly method: Method;
  /** After `/api/v1/`; a path that starts with a slash counts from the root. `{key}` marks a parameter. */
  readonly path: string;
  /** Other names the same promise has on older or newer servers. */
  readonly also?: readonly string[];
  /** Status of a kept promise: 200 unless said here. An answer that is null leaves as 204 without a body. */
  readonly success?: 201;
  /** Each new question is work: who asks too many within a minute is told to wait, with 429. */
  readonly costly?: true;
  readonly summary: string;
  /** Never set: it only carries the shape's type. */
  readonly shape?: S;
}

/** Declares an endpoint whose shapes are those of `S`, a type import from the `-shapes` file beside it. */
export const endpoint =
  <S extends Shape>() =>
  <const A extends Access>(promise: Omit<Endpoint<A, S>, 'shape'>): Endpoint<A, S> =>
    promise;

type Part<S extends Shape, K extends keyof Shape> = S[K] extends z.ZodType ? z.output<S[K]> : undefined;

/** What a call brings, after parsing: what a use case sees. */
export interface Input<S extends Shape> {
  readonly params: Part<S, 'params'>;
  readonly query: Part<S, 'query'>;
  readonly body: Part<S, 'body'>;
}

export type ResponseOf<S extends Shape> = z.output<S['response']>;

/** What a caller writes. Query parameters that have a default may be left out. */
export type CallInput<S extends Shape> = (S['params'] extends z.ZodType
  ? { params: z.output<S['params']> }
  : { params?: undefined }) & {
  query?: S['query'] extends z.ZodType ? Partial<z.output<S['query']>> : never;
  /** Sent again with the same key, the call is done once and answered alike. */
  idempotencyKey?: string;
} & (S['body'] extends z.ZodType ? { body: z.input<S['body']> } : { body?: undefined });

export const API_PREFIX = '/api/v1/';

/** The addresses an endpoint answers at, the newest name first. */
export const addressesOf = ({ path, also = [] }: Pick<Endpoint, 'path' | 'also'>): string[] =>
  [path, ...also].map((name) => (name.startsWith('/') ? name : API_PREFIX + name));
