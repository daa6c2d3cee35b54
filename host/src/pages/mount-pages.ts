// Everything that is not the API is a page. Pages are only read: what a shopper does goes to the API.
import { describeFault } from '@vitrine/server/describe-fault.ts';
import type { FastifyInstance } from 'fastify';
import type { CachedPage } from './cached-page.ts';
import type { Asker } from './render-page.ts';

export interface PageAnswer {
  readonly page: CachedPage;
  /** Seconds to wait, when the page says that there have been too many. */
  readonly retryAfter?: number;
}

export function mountPages(app: FastifyInstance, pageAt: (url: string, asker: Asker) => Promise<PageAnswer>): void {
  app.route({
    method: 'GET',
    url: '/*',
    handler: async (request, reply) => {
      const { page, retryAfter } = await pageAt(request.url, request);
      reply.hijack();
      page.send(request.raw, reply.raw, {
        'x-request-id': request.id,
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      });
    },
    errorHandler: (error, request, reply) => {
      request.log.error({ fault: describeFault(error) }, 'a page failed');
      reply.code(500).type('text/plain; charset=utf-8').send('Something failed on our side. Please try again later.');
    },
  });
}
