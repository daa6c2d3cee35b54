// Pages in development: Vite serves the sources of storefront and back office with hot reload, nothing is cached.
import type { StorefrontBuild } from '@vitrine/storefront/context.ts';
import type { FastifyInstance } from 'fastify';
import { developmentPolicy, type OtherOrigins, type SecurityHeaders } from '../security-headers.ts';
import { isBackOffice } from './back-office.ts';
import { CachedPage } from './cached-page.ts';
import type { PageResponse } from './mount-pages.ts';
import type { PageRequest, RenderOptions, RenderPage } from './render-page.ts';

export interface DevelopmentPages {
  build(): Promise<StorefrontBuild>;
  close(): Promise<void>;
}

/** `backOffice`: undefined when there is none. */
export async function serveSources(
  app: FastifyInstance,
  root: string,
  backOffice: string | undefined,
): Promise<DevelopmentPages> {
  const { createServer } = await import('vite');
  // React Router's plugin looks for its configuration in the working directory.
  process.chdir(root);
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  const backOfficeServer =
    backOffice === undefined
      ? undefined
      : await createServer({
          root: backOffice,
          // Its own path, because both apps reload through the port of the shop.
          server: { middlewareMode: true, hmr: { server: app.server, path: 'hmr' } },
        });
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|static|actuator)\//.test(request.url)) return done();
    const sources = isBackOffice(request.url.split('?')[0] ?? '') ? backOfficeServer : undefined;
    (sources ?? vite).middlewares(request.raw, reply.raw, done);
  });
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<StorefrontBuild>,
    close: async () => {
      await Promise.all([vite.close(), backOfficeServer?.close()]);
    },
  };
}

export const renderUncached =
  (render: RenderPage, securityHeaders: SecurityHeaders, origins: OtherOrigins) =>
  async (url: string, request: PageRequest, options?: RenderOptions): Promise<PageResponse> => {
    const { status, headers, body } = await render(url, request, options);
    const policy = { 'content-security-policy': developmentPolicy(origins) };
    const all = { ...securityHeaders, ...Object.fromEntries(headers), ...policy };
    return { page: new CachedPage(status, all, body) };
  };
