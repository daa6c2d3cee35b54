// Mounts endpoints as routes: validates input, caches public responses, strips fields missing from the response schema.

import { createHash } from 'node:crypto';
import {
  type Access,
  addressesOf,
  type Endpoint,
  type Input,
  type ResponseOf,
  type Shape,
} from '@vitrine/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { InMemoryRateLimiter } from '../caches/in-memory-rate-limiter.ts';
import { earliest, type TaggedCache } from '../caches/tagged-cache.ts';
import { DomainError, throwDomainError } from '../domain-error.ts';
import { hasNul } from '../text/storable-text.ts';
import { CachedResponse } from './cached-response.ts';
import { acceptedEncoding } from './negotiate.ts';
import { alreadySerialized, type Sendable, serializeResponse } from './serialized-json.ts';

/** The client of the request. Empty where the response is the same for everybody. */
export interface Caller {
  /** Network address of the client. */
  readonly address: string;
  readonly header: (name: string) => string | undefined;
}

/** The part of the request context that depends on the request alone; the server adds store, language and time. */
export interface BaseContext {
  /** Whether the response is the same for everybody, and cached. */
  readonly isPublic: boolean;
  readonly caller: Caller;
  /** The signed-in customer; null for a guest, and always null for public responses. */
  readonly customerId: number | null;
  /** Sets a response header; ignored for cached responses. */
  readonly setHeader: (name: string, value: string) => void;
  /** Sends the response as text or bytes of this media type instead of as JSON. */
  readonly respondAs: (type: string) => void;
  /** Adds cache tags; changing one invalidates the response. */
  readonly tag: (...tags: string[]) => void;
  /** From this moment on the response is wrong; the earliest counts, and none means that no moment is known. */
  readonly validUntil: (moment: Date | null | undefined) => void;
  /** Runs after each response, also cached ones. Errors are only logged. */
  readonly afterResponse: (work: () => Promise<void>) => void;
}

export type UseCase<S extends Shape, V extends BaseContext> = (
  ctx: V,
  input: Input<S>,
) => Promise<Sendable<ResponseOf<S>>>;

export interface MountedEndpoint {
  readonly endpoint: Endpoint;
  readonly shape: Shape;
}

/** Connects an endpoint of the contract to its use case. */
export type Mount<V extends BaseContext> = <A extends Access, S extends Shape>(
  endpoint: Endpoint<A, S>,
  shape: S,
  useCase: UseCase<S, V>,
) => void;

interface MountOptions<V extends BaseContext> {
  readonly app: FastifyInstance;
  readonly responses: TaggedCache<CachedResponse>;
  /** Limits requests to costly endpoints that are not cached. */
  readonly rateLimiter: InMemoryRateLimiter | undefined;
  /** Runs the work registered by `afterResponse`. */
  runAfterResponse(work: () => Promise<void>): Promise<void>;
  /**
   * Adds store and language to the context; `key` tells them apart in the cache. `prepare` is called before the use case of a
   * response that is cached.
   */
  createContext(
    query: Record<string, string>,
    base: BaseContext,
  ): Promise<{ ctx: V; key: string; prepare: () => Promise<void> }>;
  /** The customer whose token the request carries. */
  identify(caller: Caller, query: Record<string, string>): Promise<number | null>;
  /** Does the work with a context in which a draft is published, for the link of a preview; refuses other links. */
  preview<T>(ctx: V, link: string, work: (ctx: V) => Promise<T>): Promise<T>;
  readonly mounted: MountedEndpoint[];
}

const JSON_TYPE = 'application/json; charset=utf-8';
const NULL_BODY = Buffer.from('null');
const ANONYMOUS: Caller = { address: '', header: () => undefined };

export const callerOf = ({ ip, headers }: FastifyRequest): Caller => ({
  address: ip,
  header: (name) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  },
});

export function createMount<V extends BaseContext>(options: MountOptions<V>): Mount<V> {
  const { app, responses, rateLimiter, runAfterResponse, createContext, identify, preview, mounted } = options;
  const scheduleAfterResponse = ({ afterResponse }: CachedResponse): void => {
    if (afterResponse.length === 0) return;
    setImmediate(() => {
      for (const work of afterResponse) void runAfterResponse(work);
    });
  };
  return (endpoint, shape, useCase) => {
    mounted.push({ endpoint, shape });
    const countCostlyRequest = ({ ip }: FastifyRequest) => {
      const retryAfter = endpoint.costly ? rateLimiter?.count(ip) : undefined;
      if (retryAfter !== undefined) throwDomainError('search.too-many', {}, { retryAfter });
    };
    const handleRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const query = cleanQuery(request.query as Record<string, unknown>);
      const isCacheable = endpoint.access === 'public' && endpoint.method === 'GET';
      const caller = isCacheable ? ANONYMOUS : callerOf(request);
      const customerId = isCacheable ? null : await identify(caller, query);
      // Check access before validation, so that callers without access learn nothing.
      if (endpoint.access === 'customer' && customerId === null) throwDomainError('session.required');
      const input = parseInput(shape, { params: request.params, query, body: request.body });
      const tags = new Set<string>();
      const afterResponse: (() => Promise<void>)[] = [];
      let type = JSON_TYPE;
      let validUntil: Date | undefined;
      const { ctx, key, prepare } = await createContext(query, {
        isPublic: isCacheable,
        caller,
        customerId,
        setHeader: (name, value) => {
          if (!isCacheable) reply.header(name, value);
        },
        respondAs: (other) => {
          type = other;
        },
        tag: (...more) => {
          for (const tag of more) tags.add(tag);
        },
        validUntil: (moment) => {
          validUntil = earliest(validUntil, moment);
        },
        afterResponse: (work) => {
          afterResponse.push(work);
        },
      });
      const loadWith = async (context: V) => {
        try {
          const response = await useCase(context, input);
          const isSerialized = type !== JSON_TYPE && (typeof response === 'string' || response instanceof Uint8Array);
          const serialized = isSerialized
            ? alreadySerialized(Buffer.from(response))
            : serializeResponse(shape.response, response);
          return new CachedResponse(serialized, tags, afterResponse, validUntil);
        } catch (error) {
          if (error instanceof DomainError) {
            error.tags = tags;
            error.validUntil = validUntil;
          }
          throw error;
        }
      };
      const load = () => loadWith(ctx);
      const loadCached = async () => {
        await prepare();
        return load();
      };
      // A search has nothing to show of a draft.
      if (isCacheable && !endpoint.costly && query.preview !== undefined) {
        const { body } = await preview(ctx, query.preview, loadWith);
        return reply.header('cache-control', 'no-store').type(type).send(body);
      }
      if (!isCacheable) {
        countCostlyRequest(request);
        const response = await load();
        reply.header('cache-control', 'no-store');
        scheduleAfterResponse(response);
        if (response.body.equals(NULL_BODY)) return reply.code(204).send();
        return reply
          .code(endpoint.success ?? 200)
          .type(type)
          .send(response.body);
      }
      // `key` contains the normalized store and language.
      const { store: _, lang: __, ...rest } = (input.query ?? {}) as Record<string, unknown>;
      const cacheKey = `${endpoint.name} ${key} ${JSON.stringify([input.params, rest])}`;
      const cached = responses.peek(cacheKey);
      if (!cached) countCostlyRequest(request);
      const response = cached ?? (await responses.get(cacheKey, loadCached));
      scheduleAfterResponse(response);
      return sendCached(response, request, reply);
    };
    for (const address of addressesOf(endpoint)) {
      app.route({
        method: endpoint.method,
        url: address.replace(/\{(\w+)\}/g, ':$1'),
        handler: handleRequest,
      });
    }
  };
}

function sendCached(response: CachedResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({
    'cache-control': 'public, max-age=0, must-revalidate',
    'cache-tag': [...response.tags].join(' '),
    etag: response.etag,
    ...(response.validUntil && { 'cache-until': response.validUntil.toISOString() }),
  });
  if (request.headers['if-none-match'] === response.etag) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(JSON_TYPE).send(response.encodedAs(encoding));
}

/**
 * Public storefronts send `store=`, `lang=undefined` and queries that begin with `?&`: an empty value or the word
 * undefined is no value. A repeated name is a list.
 */
export function cleanQuery(query: Record<string, unknown>): Record<string, string> {
  const clean: Record<string, string> = {};
  for (const [name, raw] of Object.entries(query)) {
    const value = Array.isArray(raw) ? raw.join(',') : String(raw);
    if (name !== '' && value !== '' && value !== 'undefined') clean[name] = value;
  }
  return clean;
}

/** Validates the input of a use case against its shape; refuses anything else. */
export function parseInput<S extends Shape>(shape: S, raw: Record<'params' | 'query' | 'body', unknown>): Input<S> {
  // A file is no text.
  if (hasNul(raw.body instanceof Uint8Array ? { ...raw, body: null } : raw))
    throwDomainError('request.invalid', { detail: 'a NUL character' });
  const parse = (part: 'params' | 'query' | 'body') => {
    // A missing body is one without fields: what is required is named, the rest may be left out.
    const result = shape[part]?.safeParse(raw[part] ?? (part === 'body' ? {} : undefined));
    if (result?.success === false) throwDomainError('request.invalid', { detail: explain(result.error) });
    return result?.data;
  };
  return { params: parse('params'), query: parse('query'), body: parse('body') } as Input<S>;
}

function explain(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ');
}

/**
 * A feature adds what it has opened, such as payment providers, to the context of its own use cases. The context of a request has
 * only what every feature may use. `services` is called for each request, when all features are started.
 */
export const extendMount =
  <C extends BaseContext, S extends object>(mount: Mount<C>, services: (ctx: C) => S | Promise<S>): Mount<C & S> =>
  (endpoint, shape, useCase) =>
    mount(endpoint, shape, async (ctx, input) => useCase({ ...ctx, ...(await services(ctx)) }, input));

interface RequestKey {
  readonly key: string | undefined;
  /** Hash of the request body. */
  readonly hash: string;
}

/** The body has been parsed by its schema, so equal requests have equal hashes however the caller spells the JSON. */
export function readIdempotencyKey({ caller }: { readonly caller: Caller }, body: object): RequestKey {
  const key = caller.header('idempotency-key')?.trim();
  if (key !== undefined && (key === '' || key.length > 255))
    throwDomainError('request.invalid', { detail: 'Idempotency-Key' });
  return { key, hash: createHash('sha256').update(JSON.stringify(body)).digest('hex') };
}
