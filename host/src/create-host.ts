// Creates the HTTP server of one process: the API, the pages, and the page cache.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InMemoryRateLimiter } from '@vitrine/server/in-memory-rate-limiter.ts';
import { VERSION } from '@vitrine/server/program.ts';
import type { StorefrontBuild } from '@vitrine/storefront/context.ts';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { ApiGateway } from './api/api-gateway.ts';
import type { Settings } from './environment.ts';
import { mountHealth } from './health-routes.ts';
import {
  endSlowBody,
  endSocket,
  hasOneHost,
  invalidBody,
  refuseExpectations,
  sendInvalid,
  UPLOAD_MS,
} from './http-edges.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { LogOutput } from './monitoring/log-output.ts';
import { RequestMonitor } from './monitoring/request-monitor.ts';
import type { SpanRecorder, TraceCollector } from './monitoring/span-recorder.ts';
import { traceOf } from './monitoring/trace-context.ts';
import { loadAssets } from './pages/assets.ts';
import { loadBackOffice } from './pages/back-office.ts';
import { mountCartForm } from './pages/cart-form.ts';
import { mountCheckoutForm } from './pages/checkout-form.ts';
import { renderUncached, serveSources } from './pages/development.ts';
import { mountPages } from './pages/mount-pages.ts';
import { createPageCache, type PageCache, type RenderForShopper } from './pages/page-cache.ts';
import { createPageKeys, previewOf } from './pages/page-key.ts';
import { createRenderer } from './pages/render-page.ts';
import { createShopperForms } from './pages/shopper-forms.ts';
import { type OtherOrigins, type SecurityHeaders, securityHeaders } from './security-headers.ts';

/** The same relative path from here and from the bundled program in host/build. */
const STOREFRONT = join(import.meta.dirname, '../../storefront');
const BACK_OFFICE = join(import.meta.dirname, '../../backoffice');
const BODY_LIMIT = 256 * 1024;

interface Shortcut {
  /** Name of the served files in the log and the metrics. */
  readonly route: string;
  /** Sends a response at once, or returns false to pass the request on. */
  send(request: IncomingMessage, response: ServerResponse, id: string): boolean;
}

export interface HostOptions {
  readonly api: ApiGateway;
  readonly settings: Settings;
  readonly lifecycle: Lifecycle;
  readonly output: LogOutput;
  readonly development: boolean;
}

export interface Host {
  readonly app: FastifyInstance;
  readonly monitor: RequestMonitor;
  /** Undefined in development, where pages are not cached. */
  readonly pageCache: Pick<PageCache, 'figures'> | undefined;
}

export async function createHost({ api, settings, lifecycle, output, development }: HostOptions): Promise<Host> {
  const shortcuts: Shortcut[] = [];
  const spans =
    settings.traces &&
    (await createSpanRecorder(settings.traces, (err) => app.log.warn({ err }, 'traces could not be sent')));
  const monitor = new RequestMonitor(settings, spans);
  const headers = securityHeaders(settings.hstsSubdomains);
  const app = createApp({ settings, lifecycle, headers, shortcuts, monitor, output });
  if (spans) app.addHook('onClose', () => spans.close());
  mountHealth(app, api, lifecycle);
  await api.mount(app);
  const origins = otherOrigins(api, settings);
  const mountForms = (render: RenderForShopper) => {
    const forms = createShopperForms(app, settings, render);
    mountCartForm(app, settings.shopUrl, forms);
    mountCheckoutForm(app, settings.shopUrl, forms);
  };
  if (development) {
    const sources = await serveSources(app, STOREFRONT, api.isForeign ? undefined : BACK_OFFICE);
    const findPage = renderUncached(createRenderer(sources.build, 'development', api, settings), headers, origins);
    mountForms((url, request, shopperCart) => findPage(url, request, { shopperCart }));
    mountPages(
      app,
      (url, request) => {
        const preview = previewOf(url);
        return preview ? findPage(preview.url, request, { preview: preview.link }) : findPage(url, request);
      },
      api.reportDatabaseError,
    );
    app.addHook('onClose', () => sources.close());
    return { app, monitor, pageCache: undefined };
  }
  const build: StorefrontBuild = await import(pathToFileURL(join(STOREFRONT, 'build/server/index.js')).href);
  const { pagesPerMinute } = settings;
  const cache = createPageCache({
    render: createRenderer(async () => build, 'production', api, settings),
    api,
    pageUrl: createPageKeys(),
    securityHeaders: headers,
    maxBytes: settings.cache.pageBytes,
    origins,
    renderLimiter: pagesPerMinute === undefined ? undefined : new InMemoryRateLimiter(pagesPerMinute, () => new Date()),
  });
  const sendAsset = loadAssets(join(STOREFRONT, 'build/client'), headers);
  shortcuts.push(
    {
      route: 'asset',
      send: (request, response, id) => sendAsset(request.url?.split('?')[0] ?? '', request, response, id),
    },
    { route: 'cached page', send: cache.sendCached },
  );
  // Another server has no endpoints for staff.
  if (!api.isForeign) {
    const sendBackOffice = loadBackOffice(join(BACK_OFFICE, 'build'), headers);
    shortcuts.push({
      route: 'back office',
      send: (request, response, id) => sendBackOffice(request.url?.split('?')[0] ?? '', request, response, id),
    });
  }
  mountForms(cache.shopperPage);
  mountPages(app, cache.page, api.reportDatabaseError);
  return { app, monitor, pageCache: cache };
}

const otherOrigins = ({ pictureOrigin }: ApiGateway, { pictureOrigins, geocoding }: Settings): OtherOrigins => ({
  pictureOrigins: [...(pictureOrigin ? [pictureOrigin] : []), ...pictureOrigins],
  geocodingOrigin: geocoding && new URL(geocoding.url).origin,
});

/** Loaded only when it is used. */
async function createSpanRecorder(collector: TraceCollector, warn: (reason: unknown) => void): Promise<SpanRecorder> {
  const { SpanRecorder } = await import('./monitoring/span-recorder.ts');
  return new SpanRecorder(collector, VERSION, warn);
}

interface AppOptions extends Pick<HostOptions, 'settings' | 'lifecycle' | 'output'> {
  readonly headers: SecurityHeaders;
  readonly shortcuts: readonly Shortcut[];
  readonly monitor: RequestMonitor;
}

function createApp({ settings, lifecycle, headers, shortcuts, monitor, output }: AppOptions): FastifyInstance {
  const { logLevel, trustProxy } = settings;
  const app: FastifyInstance = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxy ?? false,
    // The calls of pages to the API have no id yet.
    genReqId: (request) => monitor.find(request as IncomingMessage)?.id ?? randomUUID(),
    requestTimeout: UPLOAD_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
    forceCloseConnections: 'idle',
    // Requests accepted before the server closed are still served.
    return503OnClosing: false,
    // Cached pages are sent before Fastify's pipeline: they do not need it and are most of the requests.
    serverFactory: (handler): Server => {
      const server = createServer(
        // Node would send its own response for a missing Host header.
        { requestTimeout: UPLOAD_MS, headersTimeout: 10_000, keepAliveTimeout: 72_000, requireHostHeader: false },
        (request, response) => {
          const observed = monitor.begin(request, randomUUID());
          lifecycle.track(response, () => monitor.end(observed, request, response, app.log));
          if (!hasOneHost(request)) return sendInvalid(response, headers);
          endSlowBody(request, response, headers);
          if (trustProxy === undefined) warnOfUntrustedProxy(request, app.log);
          for (const { route, send } of shortcuts) {
            if (!send(request, response, observed.id)) continue;
            observed.route = route;
            return;
          }
          monitor.remember(request, observed);
          handler(request, response);
        },
      );
      refuseExpectations(server, headers);
      return server;
    },
    logController: new LogController({ disableRequestLogging: true }),
    // No address, query or body: the log must not contain personal data.
    logger: { level: logLevel, serializers: { req: ({ method }) => ({ method }) }, stream: output },
    childLoggerFactory: (logger, bindings, options, request) => {
      const traceId = traceOf(request.headers)?.traceId;
      return logger.child({ ...bindings, ...(traceId && { traceId }) }, options);
    },
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
    const observed = monitor.find(request.raw);
    if (observed) observed.route = routeOf(request);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (monitor.find(request.raw)) return;
    monitor.observeCall(request.raw, routeOf(request), reply.statusCode, reply.elapsedTime);
  });
  return app;
}

/** All pages have one route of Fastify's. */
const routeOf = ({ routeOptions: { url } }: FastifyRequest): string => (url === '/*' ? 'page' : (url ?? 'unknown'));

const warned = new WeakSet<object>();

/** Without TRUST_PROXY all shoppers behind a proxy count as one network and share its rate limits. Logged once. */
export function warnOfUntrustedProxy({ headers }: IncomingMessage, log: Pick<FastifyBaseLogger, 'warn'>): void {
  if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return;
  if (warned.has(log)) return;
  warned.add(log);
  log.warn(
    'requests come through a proxy, but TRUST_PROXY is not set: all of them count as one network, with one rate limit',
  );
}
