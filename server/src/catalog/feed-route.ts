// /feeds/products.xml, in each language: the catalog for Google Merchant Center and others that read its format. It is
// not cached, because it may be large; readers fetch it some times a day.
import { Readable } from 'node:stream';
import { languages } from '@vitrine/contract/site-languages.ts';
import { localPath } from '@vitrine/contract/site-paths.ts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { InMemoryRateLimiter } from '../platform/in-memory-rate-limiter.ts';
import { refuse } from '../platform/refusal.ts';
import type { StoreRow } from '../store/store.ts';
import { writeProductFeed } from './product-feed.ts';

export interface FeedOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly shopUrl: string;
  readonly findStore: () => Promise<StoreRow>;
}

const PER_MINUTE = 20;

export function mountFeed(app: FastifyInstance, { db, clock, shopUrl, findStore }: FeedOptions): void {
  const limiter = new InMemoryRateLimiter(PER_MINUTE, clock);
  for (const language of languages) {
    app.get<{ Querystring: { currency?: string } }>(
      localPath(language, '/feeds/products.xml'),
      async ({ query, ip }, reply) => {
        const retryAfter = limiter.count(ip);
        if (retryAfter !== undefined) return refuse('page.too-many', {}, { retryAfter });
        const store = await findStore();
        const isOffered = store.languages.includes(language) && (query.currency ?? store.currency) === store.currency;
        if (!isOffered) return refuse('route.not-found');
        const feed = writeProductFeed({ db, store, language, shopUrl, now: clock() });
        return reply
          .header('cache-control', 'public, max-age=900')
          .type('application/xml; charset=utf-8')
          .send(Readable.from(feed));
      },
    );
  }
}
