// Endpoint + shapes + use case → routes. Parses what comes in, keeps public answers in the cache, closes what goes out
// to the promised fields.
import {
  type Access,
  addressesOf,
  type Endpoint,
  type Input,
  type ResponseOf,
  type Shape,
} from '@vitrine/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InMemoryRateLimiter } from '../in-memory-rate-limiter.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { TaggedCache } from '../tagged-cache.ts';
import { CachedResponse } from './cached-response.ts';
import { acceptedEncoding } from './negotiate.ts';
import { cleanQuery, parseInput } from './parse-input.ts';
import { alreadySerialized, serializeResponse } from './serialized-json.ts';

/** Who asks, as far as the request itself tells. Nobody at all where the answer is the same for everybody. */
export interface Caller {
  /** Where the request came from. */
  readonly address: string;
  readonly header: (name: string) => string | undefined;
}

/** What a use case sees of the request beside its input: the store it is in, in which language, at what time. */
export interface BaseContext {
  readonly caller: Caller;
  /** The signed-in customer; null for a guest, and always where the answer is the same for everybody. */
  readonly customerId: number | null;
  /** Sends a header with the answer; never with one that is kept. */
  readonly setHeader: (name: string, value: string) => void;
  /** The answer is text or bytes of this type and leaves as it is, instead of as JSON. */
  readonly respondAs: (type: string) => void;
  /** Says what the answer speaks of, so that it is forgotten when that changes. */
  readonly tag: (...tags: string[]) => void;
  /** Work for once the answer is sent, each time it is sent, also from the cache. If it fails, only the log hears of it. */
  readonly afterResponse: (work: () => Promise<void>) => void;
}

export type UseCase<S extends Shape, V extends BaseContext> = (ctx: V, input: Input<S>) => Promise<ResponseOf<S>>;

export interface MountedEndpoint {
  readonly endpoint: Endpoint;
  readonly shape: Shape;
}

/** Binds one promise to the function that keeps it. */
export type Mount<V extends BaseContext> = <A extends Access, S extends Shape>(
  endpoint: Endpoint<A, S>,
  shape: S,
  useCase: UseCase<S, V>,
) => void;

interface MountOptions<V extends BaseContext> {
  readonly app: FastifyInstance;
  readonly answers: TaggedCache<CachedResponse>;
  /** Counts what is costly and has to be worked out. */
  readonly rateLimiter: InMemoryRateLimiter | undefined;
  /** Runs what is left to do once an answer is sent. */
  runAfterwards(work: () => Promise<void>): Promise<void>;
  /** Finds the store and language a request speaks of, and gives the key that tells them apart in the cache. */
  enter(query: Record<string, string>, answer: BaseContext): Promise<{ ctx: V; key: string }>;
  /** The customer of the store whose token the request carries. */
  identify(caller: Caller, query: Record<string, string>): Promise<number | null>;
  readonly mounted: MountedEndpoint[];
}

const JSON_TYPE = 'application/json; charset=utf-8';
const NOTHING = Buffer.from('null');
const NOBODY: Caller = { address: '', header: () => undefined };

const callerOf = ({ ip, headers }: FastifyRequest): Caller => ({
  address: ip,
  header: (name) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  },
});

export function createMount<V extends BaseContext>(options: MountOptions<V>): Mount<V> {
  const { app, answers, rateLimiter, runAfterwards, enter, identify, mounted } = options;
  const doAfterwards = ({ afterwards }: CachedResponse): void => {
    if (afterwards.length === 0) return;
    setImmediate(() => {
      for (const work of afterwards) void runAfterwards(work);
    });
  };
  return (endpoint, shape, useCase) => {
    mounted.push({ endpoint, shape });
    const countWork = ({ ip }: FastifyRequest) => {
      const retryAfter = endpoint.costly ? rateLimiter?.count(ip) : undefined;
      if (retryAfter !== undefined) refuse('search.too-many', {}, { retryAfter });
    };
    const answerTo = async (request: FastifyRequest, reply: FastifyReply) => {
      const query = cleanQuery(request.query as Record<string, unknown>);
      const isKept = endpoint.access === 'public' && endpoint.method === 'GET';
      const caller = isKept ? NOBODY : callerOf(request);
      const customerId = isKept ? null : await identify(caller, query);
      // Before anything is said of what was sent: a stranger learns nothing but this.
      if (endpoint.access === 'customer' && customerId === null) refuse('session.required');
      const input = parseInput(shape, { params: request.params, query, body: request.body });
      const tags = new Set<string>();
      const afterwards: (() => Promise<void>)[] = [];
      let type = JSON_TYPE;
      const { ctx, key } = await enter(query, {
        caller,
        customerId,
        setHeader: (name, value) => {
          if (!isKept) reply.header(name, value);
        },
        respondAs: (other) => {
          type = other;
        },
        tag: (...more) => {
          for (const tag of more) tags.add(tag);
        },
        afterResponse: (work) => {
          afterwards.push(work);
        },
      });
      const load = async () => {
        try {
          const answer = await useCase(ctx, input);
          const isReady = type !== JSON_TYPE && (typeof answer === 'string' || answer instanceof Uint8Array);
          const written = isReady ? alreadySerialized(Buffer.from(answer)) : serializeResponse(shape.response, answer);
          return new CachedResponse(written, tags, afterwards);
        } catch (error) {
          if (error instanceof Refusal) error.tags = tags;
          throw error;
        }
      };
      if (!isKept) {
        countWork(request);
        const answer = await load();
        reply.header('cache-control', 'no-store');
        doAfterwards(answer);
        if (answer.body.equals(NOTHING)) return reply.code(204).send();
        return reply
          .code(endpoint.success ?? 200)
          .type(type)
          .send(answer.body);
      }
      // store and lang are in `key` already, whichever way they were written.
      const { store: _, lang: __, ...rest } = (input.query ?? {}) as Record<string, unknown>;
      const question = `${endpoint.name} ${key} ${JSON.stringify([input.params, rest])}`;
      if (!answers.peek(question)) countWork(request);
      const answer = await answers.get(question, load);
      doAfterwards(answer);
      return sendCached(answer, request, reply);
    };
    for (const address of addressesOf(endpoint)) {
      app.route({
        method: endpoint.method,
        url: address.replace(/\{(\w+)\}/g, ':$1'),
        handler: answerTo,
      });
    }
  };
}

function sendCached(answer: CachedResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({
    'cache-control': 'public, max-age=0, must-revalidate',
    'cache-tag': [...answer.tags].join(' '),
    etag: answer.etag,
  });
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(JSON_TYPE).send(answer.as(encoding));
}
