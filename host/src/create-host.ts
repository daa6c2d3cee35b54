// One process: the API, the pages, and the memory in front of both.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { ApiDoor } from './api/api-door.ts';
import type { Settings } from './environment.ts';
import { loadAssets } from './pages/assets.ts';
import { freshPage, serveSources } from './pages/development.ts';
import { mountPages } from './pages/mount-pages.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createRenderer } from './pages/render-page.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** As far from here as from the gathered program, which lies in host/build. */
const STOREFRONT = join(import.meta.dirname, '../../storefront');
const BODY_LIMIT = 256 * 1024;

/** Answers a request at once, or says false to let it go on. */
type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean;

export async function createHost(api: ApiDoor, settings: Settings, development: boolean): Promise<FastifyInstance> {
  const shortcuts: Shortcut[] = [];
  const app = createApp(settings, shortcuts);
  await api.mount(app);
  if (development) {
    const sources = await serveSources(app, STOREFRONT);
    mountPages(app, freshPage(createRenderer(sources.build, 'development', api, settings)));
    app.addHook('onClose', () => sources.close());
    return app;
  }
  const build = (await import(pathToFileURL(join(STOREFRONT, 'build/server/index.js')).href)) as ServerBuild;
  const cache = createPageCache(
    createRenderer(async () => build, 'production', api, settings),
    api,
    settings.geocoding && new URL(settings.geocoding.url).origin,
  );
  const sendAsset = loadAssets(join(STOREFRONT, 'build/client'));
  shortcuts.push(cache.answer, (request, response) => sendAsset(request.url?.split('?')[0] ?? '', request, response));
  mountPages(app, cache.page);
  return app;
}

function createApp({ logLevel, trustProxy }: Settings, shortcuts: readonly Shortcut[]): FastifyInstance {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxy ?? false,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
    forceCloseConnections: 'idle',
    // Who got in before the doors closed is served.
    return503OnClosing: false,
    // Kept pages leave before the pipeline: they need none of it and are most of what is asked for.
    serverFactory: (handler): Server =>
      createServer(
        { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 72_000 },
        (request, response) => {
          for (const shortcut of shortcuts) if (shortcut(request, response)) return;
          handler(request, response);
        },
      ),
    logController: new LogController({ disableRequestLogging: true }),
    // No address, no query, no body: a log must not know who did what.
    logger: { level: logLevel, serializers: { req: ({ method }) => ({ method }) } },
    // An address that is none never reaches a hook.
    frameworkErrors: (_, request, reply) => sendInvalid(request, reply as FastifyReply),
    clientErrorHandler: (_, socket) => {
      if (socket.writable) socket.end(BAD_REQUEST);
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id });
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request completed',
    );
  });
  return app;
}

const INVALID = { errorCode: '400', code: 'request.invalid', message: 'Invalid request' };

function sendInvalid(request: { id: string }, reply: FastifyReply): void {
  reply
    .headers({ ...SECURITY_HEADERS, 'x-request-id': request.id })
    .code(400)
    .send(INVALID);
}

const BAD_REQUEST = [
  'HTTP/1.1 400 Bad Request',
  ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`),
  'content-type: application/json; charset=utf-8',
  'connection: close',
  '',
  JSON.stringify(INVALID),
].join('\r\n');
