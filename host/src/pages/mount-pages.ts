// Serves everything outside the API as a page. Pages only answer GET: shoppers' actions are sent to the API.
import { describeError } from '@vitrine/server/describe-error.ts';
import type { FastifyInstance } from 'fastify';
import type { ApiGateway } from '../api/api-gateway.ts';
import type { CachedPage } from './cached-page.ts';
import type { PageRequest } from './render-page.ts';

export interface PageResponse {
  readonly page: CachedPage;
  /** Seconds to wait, when the client is rate limited. */
  readonly retryAfter?: number;
}

export function mountPages(
  app: FastifyInstance,
  findPage: (url: string, asker: PageRequest) => Promise<PageResponse>,
  reportDatabaseError: ApiGateway['reportDatabaseError'],
): void {
  app.route({
    method: 'GET',
    url: '/*',
    handler: async (request, reply) => {
      const { page, retryAfter } = await findPage(request.url, request);
      reply.hijack();
      page.send(request.raw, reply.raw, {
        'x-request-id': request.id,
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      });
    },
    errorHandler: (error, request, reply) => {
      if (reportDatabaseError(error, request.log)) reply.code(503).header('retry-after', '5');
      else {
        request.log.error({ error: describeError(error) }, 'a page failed');
        reply.code(500);
      }
      reply.type('text/plain; charset=utf-8').send('Something failed on our side. Please try again later.');
    },
  });
}
