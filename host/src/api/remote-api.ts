// Proxy for another Shopizer-compatible server: browsers reach it through our own origin, pages fetch from it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiGateway } from './api-gateway.ts';
import { hasNoDotSegments } from './has-no-dot-segments.ts';

const TIMEOUT_MS = 10_000;
const HEALTH_TIMEOUT_MS = 1500;
const FORWARDED_HEADERS = ['authorization', 'content-type', 'accept', 'idempotency-key'];
const RETURNED_HEADERS = ['content-type', 'cache-control', 'etag', 'retry-after'];
const PATHS = ['/api/*', '/actuator/*', '/static/*'];

export function openRemoteApi(apiUrl: string): ApiGateway {
  const sendRequest = (url: string, init: RequestInit) => {
    // A key such as `..` must not reach another path of the server.
    if (!hasNoDotSegments(url)) return Promise.resolve(Response.json(notFound, { status: 404 }));
    return fetch(apiUrl + url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
      redirect: 'manual',
      // Never decompress responses of another server: Node's Brotli decoder has had a vulnerability.
      headers: { ...init.headers, 'accept-encoding': 'identity' },
    });
  };

  const proxyRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const headers = Object.fromEntries(
      FORWARDED_HEADERS.flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    const body = request.body === undefined ? undefined : (request.body as Buffer<ArrayBuffer>);
    try {
      const response = await sendRequest(request.url, { method: request.method, headers, ...(body && { body }) });
      for (const name of RETURNED_HEADERS) {
        const value = response.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
    } catch {
      return reply.code(503).header('retry-after', '5').send(unavailable);
    }
  };

  return {
    place: `${apiUrl} (another server)`,
    advice: [],
    mailboxPath: undefined,
    isForeign: true,
    pictureOrigin: new URL(apiUrl).origin,
    mount: async (app: FastifyInstance) => {
      await app.register(async (scope) => {
        // Bodies are forwarded unchanged.
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
        for (const path of PATHS) scope.all(path, proxyRequest);
      });
    },
    send: async ({ method, url, body }) => {
      try {
        const headers = {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        };
        const response = await sendRequest(url, { method, headers, ...(body !== undefined && { body }) });
        const retryAfter = response.headers.get('retry-after') ?? undefined;
        const requestId = response.headers.get('x-request-id') ?? undefined;
        return { status: response.status, body: await response.text(), tags: undefined, retryAfter, requestId };
      } catch {
        const body = JSON.stringify(unavailable);
        return { status: 503, body, tags: undefined, retryAfter: '5', requestId: undefined };
      }
    },
    checkHealth: async () => {
      const { status } = await sendRequest('/actuator/health/ping', { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) });
      if (status >= 500) throw new Error(`the server responded with ${status}`);
    },
    onChange: () => {},
    close: async () => {},
  };
}

const notFound = { errorCode: '404', code: 'route.not-found', message: 'There is nothing at this address' };
const unavailable = { errorCode: '503', code: 'shop.unavailable', message: 'The shop cannot answer right now' };
