// Everything that is not the API is a page.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from '../security-headers.ts';
import type { PageCache } from './page-cache.ts';
import type { RenderPage } from './render-page.ts';

export function mountPages(app: FastifyInstance, cache: PageCache | undefined, render: RenderPage): void {
  app.register(async (scope) => {
    // Forms go to the storefront as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        if (!cache || request.method === 'POST') return sendFresh(request, reply, render);
        const page = await cache.page(request.url);
        reply.hijack();
        return page.send(request.raw, reply.raw);
      },
    });
  });
}

async function sendFresh(request: FastifyRequest, reply: FastifyReply, render: RenderPage): Promise<FastifyReply> {
  const { status, headers, body } = await render(request.url, {
    method: request.method,
    headers: headersFrom(request),
    ...(request.method === 'POST' && { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' }),
  });
  for (const [name, value] of headers) reply.header(name, value);
  if (headers.get('content-type')?.startsWith('text/html')) {
    reply.header('content-security-policy', pagePolicy(body.toString('utf8'), undefined));
  }
  return reply.code(status).send(body);
}

function headersFrom({ headers }: FastifyRequest): Headers {
  const copy = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) copy.append(name, one);
  }
  return copy;
}
