// The suite's result of a call: the expected response, the received one, and how the two compare.
import type { Method } from '@vitrine/contract/endpoint.ts';
import type { EndpointName } from '@vitrine/contract/shopizer-calls.ts';
import type { z } from 'zod';

/** A rule beyond the shape that clients rely on: returns what is wrong, or nothing. */
export type Rule = (body: unknown, headers: Headers) => string | undefined;

export interface Expectation {
  /** Status of Shopizer; several where its versions differ. */
  readonly status: number | readonly number[];
  readonly shape?: z.ZodType;
  readonly rules?: readonly Rule[];
}

export interface Call {
  /** Says what is tried; unique, because departures refer to it. */
  readonly name: string;
  readonly endpoint: EndpointName;
  readonly method?: Method | 'OPTIONS';
  /** After `/api/v1/`, or from the root when it starts with a slash; with its query, as a client writes it. */
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly expect: Expectation;
  /** Public storefronts do without it: a difference is reported and is no error. */
  readonly optional?: true;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

export type Verdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'differs'; readonly differences: readonly string[] }
  | { readonly kind: 'missing' }
  | { readonly kind: 'not tried'; readonly why: string };

export interface Result {
  readonly section: string;
  readonly name: string;
  /** Undefined for a whole section that was left out. */
  readonly endpoint: EndpointName | undefined;
  readonly request: string;
  readonly expected: string;
  readonly got: string;
  readonly isRequired: boolean;
  readonly verdict: Verdict;
}
