// The routes of all features on a Fastify server: those of shoppers, those of staff, and those outside the contract.
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { type ContextFactory, createContexts } from './create-contexts.ts';
import type { Collect, FeatureParts } from './feature.ts';
import type { OpenPlatform } from './open-platform.ts';
import type { InMemoryRateLimiter } from './platform/caches/in-memory-rate-limiter.ts';
import { mountApiDocs, mountInfo } from './platform/http/api-docs.ts';
import { createErrorHandler, handleNotFound } from './platform/http/error-handler.ts';
import { createMount, type MountedEndpoint } from './platform/http/mount.ts';
import { createStaffMount } from './platform/http/mount-staff.ts';
import { parseJsonBodies } from './platform/http/parse-json.ts';
import type { RequestContext, StaffContext } from './store/store.ts';

const CORS: FastifyCorsOptions = {
  origin: true,
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  allowedHeaders: [
    'X-Auth-Token',
    'Content-Type',
    'Authorization',
    'Cache-Control',
    'X-Requested-With',
    'Idempotency-Key',
  ],
  strictPreflight: false,
  maxAge: 600,
};

interface MountOptions extends Pick<OpenPlatform, 'platform' | 'responses' | 'databaseErrors'> {
  /** Limits requests to costly endpoints that are not cached. */
  readonly rateLimiter: InMemoryRateLimiter | undefined;
}

export async function mountFeatures(app: FastifyInstance, options: MountOptions): Promise<void> {
  const { collect, jobs } = options.platform;
  jobs.logTo(app.log);
  const mounted: MountedEndpoint[] = [];
  app.setErrorHandler(createErrorHandler(options.databaseErrors));
  // Accept only JSON: a form on another site can post plain text without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  parseJsonBodies(app);
  await app.register(cors, {
    delegator: (request, choose) => choose(null, allowsOtherOrigins(request.url) ? CORS : { origin: false }),
  });
  const contexts = createContexts(options.platform);
  mountForShoppers(app, options, contexts, mounted);
  mountForStaff(app, options, contexts, mounted);
  for (const mount of collect('pages')) await mount(app);
  mountApiDocs(app, mounted);
  mountInfo(app, jobs);
  for (const url of ['/api/*', '/static/*', '/actuator/*']) {
    app.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], url, handler: handleNotFound });
  }
}

function mountForShoppers(
  app: FastifyInstance,
  { platform, responses, rateLimiter }: MountOptions,
  contexts: ContextFactory,
  mounted: MountedEndpoint[],
): void {
  const { collect, jobs } = platform;
  const identifyCustomer = theOne(collect, 'identifyCustomer');
  const mount = createMount<RequestContext>({
    app,
    responses,
    rateLimiter,
    runAfterResponse: (work) => jobs.attempt('after a response', work),
    createContext: contexts.forShopper,
    identify: async (caller, query) =>
      caller.header('authorization') ? identifyCustomer(caller, (await contexts.findRequestedStore(query)).id) : null,
    preview: theOne(collect, 'preview'),
    mounted,
  });
  for (const routes of collect('routes')) routes(mount);
}

function mountForStaff(
  app: FastifyInstance,
  { platform }: MountOptions,
  contexts: ContextFactory,
  mounted: MountedEndpoint[],
): void {
  const { collect, clock, shopUrl } = platform;
  const { mountForStaff, mountOpen } = createStaffMount<RequestContext, StaffContext>({
    app,
    shopUrl,
    now: clock,
    ...theOne(collect, 'staffAccess'),
    createOpenContext: contexts.forOpen,
    createContext: contexts.forStaff,
    mounted,
  });
  for (const routes of collect('staffRoutes')) routes(mountForStaff, mountOpen);
}

/** The part that exactly one feature must give. */
function theOne<K extends keyof FeatureParts>(collect: Collect, part: K): NonNullable<FeatureParts[K]> {
  const [found, ...others] = collect(part);
  if (!found || others.length > 0) throw new Error(`exactly one feature must give ${part}`);
  return found;
}

// Pure: which paths scripts of other origins may call.

/** Only the API; not the back office, whose callers are known by a cookie. */
export function allowsOtherOrigins(url: string): boolean {
  const path = decoded(url.split('?', 1)[0] ?? '');
  return /^\/(api|actuator)\//.test(path) && !/\/private(\/|$)/i.test(path);
}

/** The router decodes the path as well: `/api/v1/%70rivate` is the same address. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
