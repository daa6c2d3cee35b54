// Everything that is not the API is a page. Pages are only read: what a shopper does goes to the API.
import type { FastifyInstance } from 'fastify';
import type { KeptPage } from './kept-page.ts';

export function mountPages(app: FastifyInstance, pageAt: (url: string, from: string) => Promise<KeptPage>): void {
  app.get('/*', async (request, reply) => {
    const page = await pageAt(request.url, request.ip);
    reply.hijack();
    page.send(request.raw, reply.raw);
  });
}
