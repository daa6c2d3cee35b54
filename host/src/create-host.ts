// Creates the HTTP server of one process: the API, the pages, and the page cache.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InMemoryRateLimiter } from '@vitrine/server/in-memory-rate-limiter.ts';
import type { StorefrontBuild } from '@vitrine/storefront/context.ts';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { ApiGateway } from './api/api-gateway.ts';
import type { Settings } from './environment.ts';
import { mountHealth } from './health-routes.ts';
import { endSocket, hasOneHost, invalidBody, refuseExpectations, sendInvalid } from './http-edges.ts';
import type { Lifecycle } from './lifecycle.ts';
import { loadAssets } from './pages/assets.ts';
import { renderUncached, serveSources } from './pages/development.ts';
import { mountPages } from './pages/mount-pages.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createPageKeys } from './pages/page-key.ts';
import { createRenderer } from './pages/render-page.ts';
import { type SecurityHeaders, securityHeaders } from './security-headers.ts';
import { warnOfUntrustedProxy } from './untrusted-proxy.ts';

/** The same relative path from here and from the bundled program in host/build. */
const STOREFRONT = join(import.meta.dirname, '../../storefront');
const BODY_LIMIT = 256 * 1024;

/** Sends a response at once, or returns false to pass the request on. */
type Shortcut = (request: IncomingMessage, response: ServerResponse, id: string) => boolean;

export async function createHost(
  api: ApiGateway,
  settings: Settings,
  lifecycle: Lifecycle,
  development: boolean,
): Promise<FastifyInstance> {
  const shortcuts: Shortcut[] = [];
  const headers = securityHeaders(settings.hstsSubdomains);
  const app = createApp(settings, lifecycle, headers, shortcuts);
  mountHealth(app, api, lifecycle);
  await api.mount(app);
  if (development) {
    const sources = await serveSources(app, STOREFRONT);
    mountPages(app, renderUncached(createRenderer(sources.build, 'development', api, settings), headers));
    app.addHook('onClose', () => sources.close());
    return app;
  }
  const build: StorefrontBuild = await import(pathToFileURL(join(STOREFRONT, 'build/server/index.js')).href);
  const { pagesPerMinute, geocoding } = settings;
  const cache = createPageCache({
    render: createRenderer(async () => build, 'production', api, settings),
    api,
    pageUrl: createPageKeys(),
    securityHeaders: headers,
    geocodingOrigin: geocoding && new URL(geocoding.url).origin,
    renderLimiter: pagesPerMinute === undefined ? undefined : new InMemoryRateLimiter(pagesPerMinute, () => new Date()),
  });
  const sendAsset = loadAssets(join(STOREFRONT, 'build/client'), headers);
  shortcuts.push(
    (request, response, id) => sendAsset(request.url?.split('?')[0] ?? '', request, response, id),
    cache.sendCached,
  );
  mountPages(app, cache.page);
  return app;
}

function createApp(
  { logLevel, trustProxy }: Settings,
  lifecycle: Lifecycle,
  headers: SecurityHeaders,
  shortcuts: readonly Shortcut[],
): FastifyInstance {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxy ?? false,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
    forceCloseConnections: 'idle',
    // Requests accepted before the server closed are still served.
    return503OnClosing: false,
    // Cached pages are sent before Fastify's pipeline: they do not need it and are most of the requests.
    serverFactory: (handler): Server => {
      const server = createServer(
        // Node would send its own response for a missing Host header.
        { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 72_000, requireHostHeader: false },
        (request, response) => {
          lifecycle.track(response);
          if (!hasOneHost(request)) return sendInvalid(response, headers);
          if (trustProxy === undefined) warnOfUntrustedProxy(request, app.log);
          const id = randomUUID();
          for (const shortcut of shortcuts) if (shortcut(request, response, id)) return;
          handler(request, response);
        },
      );
      refuseExpectations(server, headers);
      return server;
    },
    logController: new LogController({ disableRequestLogging: true }),
    // No address, query or body: the log must not contain personal data.
    logger: { level: logLevel, serializers: { req: ({ method }) => ({ method }) } },
    // An invalid URL never reaches a hook.
    frameworkErrors: (_, request, reply) => {
      (reply as FastifyReply)
        .headers({ ...headers, 'x-request-id': request.id })
        .code(400)
        .send(invalidBody());
    },
    clientErrorHandler: (error, socket) => endSocket(error, socket, headers),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request completed',
    );
  });
  return app;
}
