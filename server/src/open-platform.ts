// The parts the server has before any feature is started: time, jobs, caches, change events, the secret.
import type { Collect, Platform } from './feature.ts';
import { earliest, TaggedCache } from './platform/caches/tagged-cache.ts';
import { type Changes, subscribeToChanges } from './platform/changes.ts';
import type { Clock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { readDatabaseTime } from './platform/database/in-transaction.ts';
import { delayLeadership } from './platform/database/leadership.ts';
import { followDatabaseClock } from './platform/database-clock.ts';
import type { CachedResponse } from './platform/http/cached-response.ts';
import { DatabaseErrorLog } from './platform/http/database-error-log.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { findSecret, fingerprintWith, noticeOtherSecret } from './platform/security/secret.ts';
import { createCache, findStore, type RequestCache } from './store/store.ts';

export interface PlatformOptions {
  readonly database: OpenDatabase;
  /** Store for requests that name none. */
  readonly storeCode: string;
  /** Public address of the shop, without a slash at its end. */
  readonly shopUrl: string;
  /** Key of the fingerprints; without it, one is created and stored in the database. */
  readonly secret?: string | undefined;
  /** Memory for cached responses. */
  readonly responseCacheBytes?: number;
  /** Memory for records that responses are made of. */
  readonly recordCacheBytes?: number;
  /** How long after the server listens its jobs begin, so that they do not delay the start; at once when missing. */
  readonly jobsAfterMs?: number;
  /** Instead of the database's clock. */
  readonly clock?: Clock;
}

export interface OpenPlatform {
  readonly platform: Platform;
  /** Whether the process that was started last on this database had another secret. */
  readonly hasNewSecret: boolean;
  readonly responses: TaggedCache<CachedResponse>;
  readonly records: RequestCache;
  readonly databaseErrors: DatabaseErrorLog;
  /** For delayed jobs: lets them begin. */
  readonly beginJobs: (() => void) | undefined;
  close(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;

export async function openPlatform(options: PlatformOptions, collect: Collect): Promise<OpenPlatform> {
  const { database } = options;
  const time = options.clock ? { clock: options.clock, stop: async () => {} } : await followDatabaseClock(database);
  const { clock } = time;
  const leadership = await database.lead();
  const delayed = options.jobsAfterMs === undefined ? undefined : delayLeadership(leadership);
  const responses = new TaggedCache<CachedResponse>({
    maxSize: options.responseCacheBytes ?? 64 * MEGABYTE,
    maxEntrySize: (3 * MEGABYTE) / 8,
    sizeOf: ({ body }) => 2 * body.length + 500,
    clock,
  });
  const records = createCache({ maxSize: options.recordCacheBytes, clock, momentOf: momentIn(collect) });
  const changes = await subscribeToChanges(database);
  changes.subscribe((tags) => {
    records.invalidate(tags);
    responses.invalidate(tags);
  });
  const fingerprint = fingerprintWith(await findSecret(database.db, options.secret));
  const jobs = new Jobs(clock, delayed ?? leadership);
  return {
    platform: createPlatform(options, { clock, jobs, changes, cache: records.cache, fingerprint, collect }),
    hasNewSecret: await noticeOtherSecret(database.db, fingerprint),
    responses,
    records,
    databaseErrors: new DatabaseErrorLog(),
    beginJobs: delayed?.begin,
    close: async () => {
      await time.stop();
      await leadership.resign();
      await database.close();
    },
  };
}

type CommandOptions = Pick<PlatformOptions, 'database' | 'storeCode' | 'shopUrl' | 'secret'>;

/** For commands on a database that other processes can open as well: nothing is cached for long, and no job runs. */
export async function openCommandPlatform(
  options: CommandOptions,
  collect: Collect,
): Promise<{ readonly platform: Platform; close(): Promise<void> }> {
  const { database } = options;
  // A command waits for a busy database; only health checks give up soon.
  const { clock, stop } = await followDatabaseClock({
    embedded: database.embedded,
    readTime: () => readDatabaseTime(database.longRunning),
  });
  const fingerprint = fingerprintWith(await findSecret(database.db, options.secret));
  const changes: Changes = { subscribe: () => {}, publish: () => {} };
  const { cache } = createCache({ clock });
  return {
    platform: createPlatform(options, { clock, jobs: new Jobs(clock), changes, cache, fingerprint, collect }),
    close: stop,
  };
}

/** The moment from which everything with these tags is wrong; undefined for tags that no feature follows. */
const momentIn = (collect: Collect) => (tags: readonly string[]) => {
  const following = collect('expiry').filter(({ follows }) => follows(tags));
  if (following.length === 0) return undefined;
  return Promise.all(following.map(({ next }) => next())).then((moments) => earliest(...moments) ?? null);
};

const createPlatform = (
  { database, storeCode, shopUrl, secret }: CommandOptions,
  made: Pick<Platform, 'clock' | 'jobs' | 'changes' | 'cache' | 'fingerprint' | 'collect'>,
): Platform => ({
  db: database.db,
  database,
  storeCode,
  shopUrl,
  isSecretConfigured: secret !== undefined,
  findOwnStore: () => findStore(database.db, made.cache, storeCode),
  ...made,
});
