// One-click unsubscribe (RFC 8058): mail programs post a form here. Opening the URL only shows a page with a button,
// because programs open links too.
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { leaveAddress } from './newsletter-mail.ts';
import { leaveByKey } from './newsletter-repository.ts';

interface OneClickOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly shopUrl: string;
}

const PATH = '/api/v1/newsletter/one-click/:key';
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export async function mountOneClick(app: FastifyInstance, { db, clock, shopUrl }: OneClickOptions): Promise<void> {
  await app.register(async (scope) => {
    // The form content is ignored. Forms are accepted only here.
    scope.addContentTypeParser(FORMS, { parseAs: 'buffer', bodyLimit: 10_000 }, (_, __, done) => done(null, undefined));
    scope.post<{ Params: { key: string } }>(PATH, async ({ params }, reply) => {
      const left = await leaveByKey(db, params.key, clock());
      return reply
        .code(left ? 200 : 404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(left ? 'You are off the list' : 'This link is no longer valid');
    });
    scope.get<{ Params: { key: string } }>(PATH, async ({ params }, reply) => {
      const key = encodeURIComponent(params.key);
      return reply.header('cache-control', 'no-store').redirect(leaveAddress(shopUrl, { key, language: 'en' }), 303);
    });
  });
}
