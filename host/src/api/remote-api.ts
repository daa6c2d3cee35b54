// Another Shopizer-compatible server: browsers reach it through our own origin, pages fetch from it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiGateway } from './api-gateway.ts';
import { staysBelow } from './stays-below.ts';

const TIMEOUT_MS = 10_000;
const HEALTH_TIMEOUT_MS = 1500;
const PASSED_ON = ['authorization', 'content-type', 'accept', 'idempotency-key'];
const PASSED_BACK = ['content-type', 'cache-control', 'etag', 'retry-after'];
const PATHS = ['/api/*', '/actuator/*', '/static/*'];

export function openRemoteApi(apiUrl: string): ApiGateway {
  const ask = (url: string, init: RequestInit) => {
    // A page that asks for a key such as `..` finds nothing there.
    if (!staysBelow(url)) return Promise.resolve(Response.json(notFound, { status: 404 }));
    return fetch(apiUrl + url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
      redirect: 'manual',
      // Never unpack what a stranger has packed: Node's Brotli has had a hole there.
      headers: { ...init.headers, 'accept-encoding': 'identity' },
    });
  };

  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    const headers = Object.fromEntries(
      PASSED_ON.flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    const body = request.body === undefined ? undefined : (request.body as Buffer<ArrayBuffer>);
    try {
      const answer = await ask(request.url, { method: request.method, headers, ...(body && { body }) });
      for (const name of PASSED_BACK) {
        const value = answer.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
    } catch {
      return reply.code(503).header('retry-after', '5').send(unavailable);
    }
  };

  return {
    place: `${apiUrl} (another server)`,
    advice: [],
    mailboxPath: undefined,
    foreign: true,
    pictureOrigin: new URL(apiUrl).origin,
    mount: async (app: FastifyInstance) => {
      await app.register(async (scope) => {
        // Bodies go through as they came.
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
        for (const path of PATHS) scope.all(path, pass);
      });
    },
    send: async ({ method, url, body }) => {
      try {
        const headers = {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        };
        const answer = await ask(url, { method, headers, ...(body !== undefined && { body }) });
        const retryAfter = answer.headers.get('retry-after') ?? undefined;
        const requestId = answer.headers.get('x-request-id') ?? undefined;
        return { status: answer.status, body: await answer.text(), tags: undefined, retryAfter, requestId };
      } catch {
        const body = JSON.stringify(unavailable);
        return { status: 503, body, tags: undefined, retryAfter: '5', requestId: undefined };
      }
    },
    checkHealth: async () => {
      const { status } = await ask('/actuator/health/ping', { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) });
      if (status >= 500) throw new Error(`the server answers ${status}`);
    },
    onChange: () => {},
    close: async () => {},
  };
}

const notFound = { errorCode: '404', code: 'route.not-found', message: 'There is nothing at this address' };
const unavailable = { errorCode: '503', code: 'shop.unavailable', message: 'The shop cannot answer right now' };
