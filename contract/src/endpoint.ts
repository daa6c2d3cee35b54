// Definition of an endpoint. Endpoints are plain data and reference their zod schemas only as types, so that browsers
// can import them without zod.
import type { z } from 'zod';
import type { Permission } from './staff/permissions.ts';

/**
 * public: the same response for everybody, may be cached. open: anybody may call it, not cached. cart: callers with the
 * cart code. customer: a bearer token. staff: a member of staff who is signed in, with the endpoint's permission.
 */
export type Access = 'public' | 'open' | 'cart' | 'customer' | 'staff';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Shape {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

/** The conditions an endpoint for staff sets for its caller, and the entry it leaves in the record. */
export interface StaffTerms {
  /** own: everybody who is signed in, for their own account. */
  readonly permission: Permission | 'own';
  /** Permissions that are needed besides, because of what the response shows. */
  readonly also?: readonly Permission[];
  /** Permissions that are needed besides when the request touches what they are about, which the use case finds out. */
  readonly depending?: readonly Permission[];
  /**
   * Needs the password or a code again when it was given more than ten minutes ago. `large`: only when the amount is
   * large, which the use case finds out; small amounts of a day count together.
   */
  readonly danger?: true | 'large';
  /** change: one entry of the history, in the transaction of the change. personal-read: that somebody looked. */
  readonly record: 'change' | 'personal-read' | 'none';
}

export interface Endpoint<A extends Access = Access, S extends Shape = Shape> {
  readonly name: string;
  readonly access: A;
  readonly method: Method;
  /** After `/api/v1/`; a path that starts with a slash counts from the root. `{key}` marks a parameter. */
  readonly path: string;
  /** Other paths of the same endpoint on older or newer servers. */
  readonly also?: readonly string[];
  /** Success status: 200 unless set here. A null response is sent as 204 without a body. */
  readonly success?: 201;
  /** Every uncached call is expensive: too many within a minute are refused with 429. */
  readonly costly?: true;
  /**
   * The body is a file, sent as application/octet-stream and read only after the caller was checked. `isStreamed`: the use
   * case reads it in parts, because it is too large for memory.
   */
  readonly upload?: { readonly maxBytes: number; readonly isStreamed?: true };
  /** The response is a stream of events (text/event-stream), which the browser follows as long as the page is open. */
  readonly isStream?: true;
  readonly summary: string;
  /** Required for access `staff`, and only there. */
  readonly staff?: StaffTerms;
  /** Never set; only for the type of the shape. */
  readonly shape?: S;
}

type Promised<A extends Access, S extends Shape> = Omit<Endpoint<A, S>, 'shape' | 'staff'> &
  (A extends 'staff' ? { readonly staff: StaffTerms } : { readonly staff?: never });

/** Declares an endpoint whose shapes are those of `S`, a type import from the `-shapes` file beside it. */
export const endpoint =
  <S extends Shape>() =>
  <const A extends Access>(promise: Promised<A, S>): Endpoint<A, S> =>
    promise;

type Part<S extends Shape, K extends keyof Shape> = S[K] extends z.ZodType ? z.output<S[K]> : undefined;

/** Parsed input of a use case. */
export interface Input<S extends Shape> {
  readonly params: Part<S, 'params'>;
  readonly query: Part<S, 'query'>;
  readonly body: Part<S, 'body'>;
}

export type ResponseOf<S extends Shape> = z.output<S['response']>;

/** Input of a client call. Query parameters with a default are optional. */
export type CallInput<S extends Shape> = (S['params'] extends z.ZodType
  ? { params: z.output<S['params']> }
  : { params?: undefined }) & {
  query?: S['query'] extends z.ZodType ? Partial<z.output<S['query']>> : never;
  /** A repeated call with the same key is executed once and returns the first response. */
  idempotencyKey?: string;
} & (S['body'] extends z.ZodType ? { body: z.input<S['body']> } : { body?: undefined });

export const API_PREFIX = '/api/v1/';

/** All paths of an endpoint, the newest first. */
export const addressesOf = ({ path, also = [] }: Pick<Endpoint, 'path' | 'also'>): string[] =>
  [path, ...also].map((name) => (name.startsWith('/') ? name : API_PREFIX + name));

/** Set by what an open page asks for by itself, such as new counts: it does not keep a session alive. */
export const BACKGROUND_HEADER = 'vitrine-background';

export interface PairedEndpoint<Name extends string = string> {
  readonly feature: string;
  readonly name: Name;
  readonly endpoint: Endpoint;
  readonly shape: Shape;
}

/** The endpoints of a feature with their shapes. Each shape has the name of its endpoint. */
export const pair = <E extends { readonly [K in keyof E]: Endpoint }>(
  feature: string,
  endpoints: E,
  shapes: { readonly [K in keyof E]: Shape },
): PairedEndpoint<keyof E & string>[] =>
  (Object.keys(endpoints) as (keyof E & string)[]).map((name) => ({
    feature,
    name,
    endpoint: endpoints[name],
    shape: shapes[name],
  }));
