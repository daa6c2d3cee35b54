// /feeds/products.xml, in each language: the catalog for Google Merchant Center and others that read its format. It is
// not cached, because it may be large; readers fetch it some times a day.
import { Readable } from 'node:stream';
import { languages } from '@vitrine/contract/site/site-languages.ts';
import { localPath } from '@vitrine/contract/site/site-paths.ts';
import type { FastifyInstance } from 'fastify';
import { InMemoryRateLimiter } from '../../platform/caches/in-memory-rate-limiter.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { StoreRow } from '../../store/store.ts';
import { writeProductFeed } from './product-feed.ts';

export interface FeedOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly shopUrl: string;
  readonly findStore: () => Promise<StoreRow>;
  /** When prices next change by date. */
  readonly nextMoment: () => Promise<Date | null>;
}

const PER_MINUTE = 20;
const MAX_AGE_SECONDS = 900;

export function mountFeed(app: FastifyInstance, { db, clock, shopUrl, findStore, nextMoment }: FeedOptions): void {
  const limiter = new InMemoryRateLimiter(PER_MINUTE, clock);
  for (const language of languages) {
    app.get<{ Querystring: { currency?: string } }>(
      localPath(language, '/feeds/products.xml'),
      async ({ query, ip }, reply) => {
        const retryAfter = limiter.count(ip);
        if (retryAfter !== undefined) return throwDomainError('page.too-many', {}, { retryAfter });
        const store = await findStore();
        const isOffered = store.languages.includes(language) && (query.currency ?? store.currency) === store.currency;
        if (!isOffered) return throwDomainError('route.not-found');
        const moment = await nextMoment();
        const now = clock();
        const feed = writeProductFeed({ db, store, language, shopUrl, now });
        return reply
          .header('cache-control', `public, max-age=${secondsUntil(moment, now)}`)
          .type('application/xml; charset=utf-8')
          .send(Readable.from(feed));
      },
    );
  }
}

/** Nobody keeps prices longer than they are true. */
const secondsUntil = (moment: Date | null, now: Date): number =>
  moment === null
    ? MAX_AGE_SECONDS
    : Math.max(0, Math.min(MAX_AGE_SECONDS, Math.floor((moment.getTime() - now.getTime()) / 1000)));
