// Pages in development: Vite serves the storefront's sources with hot reload, nothing is cached.
import type { StorefrontBuild } from '@vitrine/storefront/context.ts';
import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from '../security-headers.ts';
import { CachedPage } from './cached-page.ts';
import type { PageResponse } from './mount-pages.ts';
import type { PageRequest, RenderPage } from './render-page.ts';

export interface DevelopmentPages {
  build(): Promise<StorefrontBuild>;
  close(): Promise<void>;
}

export async function serveSources(app: FastifyInstance, root: string): Promise<DevelopmentPages> {
  const { createServer } = await import('vite');
  // React Router's plugin looks for its configuration in the working directory.
  process.chdir(root);
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|static|actuator)\//.test(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, done);
  });
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<StorefrontBuild>,
    close: () => vite.close(),
  };
}

/** Vite writes its own scripts and styles into the page. */
const POLICY = "default-src 'self' 'unsafe-inline' ws:; img-src 'self' data:";

export const renderUncached =
  (render: RenderPage, securityHeaders: SecurityHeaders) =>
  async (url: string, request: PageRequest): Promise<PageResponse> => {
    const { status, headers, body } = await render(url, request);
    const all = { ...securityHeaders, ...Object.fromEntries(headers), 'content-security-policy': POLICY };
    return { page: new CachedPage(status, all, body) };
  };
