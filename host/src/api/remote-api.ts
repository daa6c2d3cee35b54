// Another Shopizer-compatible server (`API_URL`): browsers reach it through our own origin, pages fetch from it.
import { findEndpoint } from '@vitrine/contract/all-endpoints.ts';
import type { EndpointName } from '@vitrine/contract/shopizer-calls.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { traceOf } from '../monitoring/trace-context.ts';
import { type ApiGateway, SHORT_LIFETIME_MS } from './api-gateway.ts';
import { adaptResponse } from './foreign/adapt-response.ts';
import { answerCall } from './foreign/answer-call.ts';
import { API_DOCUMENTS, findAbsentCalls } from './foreign/find-absent-calls.ts';
import { createForeignSession } from './foreign/foreign-session.ts';

const TIMEOUT_MS = 10_000;
const SHORT_TIMEOUT_MS = 1500;
/** The authorization is that of the session, which the browser does not have. */
const FORWARDED_HEADERS = ['content-type', 'accept', 'idempotency-key'];
const RETURNED_HEADERS = ['content-type', 'cache-control', 'etag', 'retry-after'];
const PATHS = ['/api/*', '/actuator/*', '/static/*'];

export function openRemoteApi(apiUrl: string, shopUrl: string): ApiGateway {
  const absentBoxes = createAbsentBoxes();
  const sendRequest = async (url: string, init: RequestInit): Promise<Response> => {
    const { method = 'GET' } = init;
    // A key such as `..` must not reach another path of the server.
    if (!hasNoDotSegments(url) || absentBoxes.includes(method, url)) return Response.json(notFound, { status: 404 });
    const response = await fetch(apiUrl + url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
      redirect: 'manual',
      // Never decompress responses of another server: Node's Brotli decoder has had a vulnerability.
      headers: { ...init.headers, 'accept-encoding': 'identity' },
    });
    if (response.status === 404) absentBoxes.add(method, url);
    return response;
  };
  const session = createForeignSession(shopUrl);

  /** Pictures and calls that the contract does not have. */
  const passOn = async (request: FastifyRequest, reply: FastifyReply) => {
    const response = await sendRequest(request.url, {
      method: request.method,
      headers: headersFor(request, undefined),
      ...bodyOf(request),
    });
    for (const name of RETURNED_HEADERS) {
      const value = response.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
  };

  const handleRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const found = findEndpoint(request.method, request.url);
      if (!found) return await passOn(request, reply);
      const headers = headersFor(request, session.authorizationOf(request));
      const send = (url: string, method: string, body: string | Buffer<ArrayBuffer> | undefined) =>
        sendRequest(url, { method, headers, ...(body !== undefined && { body }) });
      return await answerCall(found, { request, reply, session, send });
    } catch {
      return reply.code(503).header('retry-after', '5').send(unavailable);
    }
  };

  return {
    place: `${apiUrl} (another server)`,
    advice: [],
    setupLink: undefined,
    mailboxPath: undefined,
    redirects: undefined,
    isForeign: true,
    clock: () => new Date(),
    pictureOrigin: pictureOriginOf(apiUrl, shopUrl),
    absentCalls: createAbsentCalls((path) => sendRequest(path, { signal: AbortSignal.timeout(SHORT_TIMEOUT_MS) })),
    mount: async (app: FastifyInstance) => {
      await app.register(async (scope) => {
        // Bodies are forwarded unchanged.
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
        for (const path of PATHS) scope.all(path, handleRequest);
      });
    },
    send: async ({ method, url, body }, { traceHeaders }) => {
      try {
        const headers = {
          accept: 'application/json',
          ...traceHeaders,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        };
        const response = await sendRequest(url, { method, headers, ...(body !== undefined && { body }) });
        const retryAfter = response.headers.get('retry-after') ?? undefined;
        const requestId = response.headers.get('x-request-id') ?? undefined;
        const found = response.ok ? findEndpoint(method, url) : undefined;
        const text = await response.text();
        const adapted = found ? JSON.stringify(adaptResponse(found, JSON.parse(text), undefined)) : text;
        return {
          status: response.status,
          body: adapted,
          tags: undefined,
          validUntil: undefined,
          retryAfter,
          requestId,
        };
      } catch {
        const body = JSON.stringify(unavailable);
        return { status: 503, body, tags: undefined, validUntil: undefined, retryAfter: '5', requestId: undefined };
      }
    },
    // The other server tells no cause.
    checkDatabase: async () => {
      const answer = sendRequest('/actuator/health/ping', { signal: AbortSignal.timeout(SHORT_TIMEOUT_MS) });
      const isUp = await answer.then(({ status }) => status < 500).catch(() => false);
      return isUp ? { isUp } : { isUp, cause: 'connection' };
    },
    reportDatabaseError: () => false,
    onChange: () => {},
    endStreams: () => {},
    readFigures: async () => undefined,
    close: async () => {},
  };
}

/** None when browsers would refuse its pictures: an https page shows none over http, and such an address is often an internal one. */
function pictureOriginOf(apiUrl: string, shopUrl: string): string | undefined {
  const { protocol, origin } = new URL(apiUrl);
  return protocol === 'https:' || shopUrl.startsWith('http:') ? origin : undefined;
}

/** Asked once, with the first page; a server that cannot be reached is asked again with the next. */
function createAbsentCalls(fetchDocument: (path: string) => Promise<Response>): ApiGateway['absentCalls'] {
  let known: Promise<readonly EndpointName[]> | undefined;
  const load = async (): Promise<readonly EndpointName[]> => {
    for (const path of API_DOCUMENTS) {
      const response = await fetchDocument(path);
      const document = response.ok ? await response.json().catch(() => undefined) : undefined;
      if (document !== undefined) return findAbsentCalls(document);
    }
    return findAbsentCalls(undefined);
  };
  return () => {
    known ??= load().catch(() => {
      known = undefined;
      return findAbsentCalls(undefined);
    });
    return known;
  };
}

function headersFor({ headers }: FastifyRequest, authorization: string | undefined): Record<string, string> {
  const forwarded = FORWARDED_HEADERS.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  // Only requests that claim a session use it: a request of another site cannot set the header.
  const isSignedIn = authorization !== undefined && Boolean(headers.authorization);
  return { ...Object.fromEntries(forwarded), ...traceOf(headers)?.headers, ...(isSignedIn && { authorization }) };
}

const bodyOf = ({ body }: FastifyRequest): { body?: Buffer<ArrayBuffer> } =>
  body === undefined ? {} : { body: body as Buffer<ArrayBuffer> };

const notFound = { errorCode: '404', code: 'route.not-found', message: 'There is nothing at this address' };
const unavailable = { errorCode: '503', code: 'shop.unavailable', message: 'The shop cannot answer right now' };

// Boxes are optional texts, such as the header message. Pages ask for some of them every time, whether or not the merchant
// has written them.
/** Anybody may ask for any box. */
const MAX_ENTRIES = 1000;

export interface AbsentBoxes {
  /** Whether the URL is a box that the server did not have a short time ago. */
  includes(method: string, url: string): boolean;
  /** Remembers the URL if it is a box. */
  add(method: string, url: string): void;
}

function createAbsentBoxes(): AbsentBoxes {
  /** The end of each entry by URL, oldest first. */
  const ends = new Map<string, number>();
  return {
    includes: (method, url) => method === 'GET' && (ends.get(url) ?? 0) >= Date.now(),
    add: (method, url) => {
      if (findEndpoint(method, url)?.name !== 'readBox') return;
      ends.delete(url);
      ends.set(url, Date.now() + SHORT_LIFETIME_MS);
      const [oldest] = ends.keys();
      if (ends.size > MAX_ENTRIES && oldest !== undefined) ends.delete(oldest);
    },
  };
}

/** How many times a server and its proxies may decode a URL. */
const MAX_ESCAPES = 4;

/**
 * Whether the path contains no `.` or `..` segment, however a server reads it: with dots, slashes or backslashes
 * escaped once or several times, or with parameters (`..;x`) that some servers remove.
 */
export function hasNoDotSegments(url: string): boolean {
  let path = url.split(/[?#]/, 1)[0] ?? '';
  for (let round = 0; round < MAX_ESCAPES; round += 1) {
    if (path.split(/[/\\]/).some((part) => /^\.{1,2}$/.test(part.split(';', 1)[0] ?? ''))) return false;
    const decoded = path.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (decoded === path) return !/[\0\t\r\n]/.test(path);
    path = decoded;
  }
  return false;
}
