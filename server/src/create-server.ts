// The server: a Fastify plugin that implements the contract on PostgreSQL or the embedded database. It makes the platform, starts
// the features, mounts what they give, and stops them in reverse order. It names none of them: the list is features.ts.
import type { FastifyInstance } from 'fastify';
import { createCommandContext } from './create-contexts.ts';
import type { ApisOf, Collect, Platform, SettingsOf } from './feature.ts';
import { features } from './features.ts';
import { mountFeatures } from './mount-features.ts';
import { openPlatform, type PlatformOptions } from './open-platform.ts';
import { InMemoryRateLimiter } from './platform/caches/in-memory-rate-limiter.ts';
import type { DatabaseErrorLog } from './platform/http/database-error-log.ts';
import { type RetentionTask, startRetentionJob } from './platform/jobs/retention-job.ts';
import { createFigures, type ServerFigures } from './server-figures.ts';
import { createShopCommands, type ShopCommands } from './shop-commands.ts';
import { PartsList, startFeatures } from './start-features.ts';

export type Features = (typeof features)[number];

interface OwnOptions extends PlatformOptions {
  /** Limit of uncached searches and lists per network and minute; unlimited when missing. */
  readonly searchesPerMinute?: number | undefined;
}

/** The options of the platform, and the settings of every feature. */
export type ServerOptions = OwnOptions & SettingsOf<Features>;

export interface ShopServer extends Pick<Platform, 'changes' | 'clock'> {
  /** Whether the process that was started last on this database had another secret. */
  readonly hasNewSecret: boolean;
  readonly plugin: (app: FastifyInstance) => Promise<void>;
  /** The public API of each feature. */
  readonly features: ApisOf<Features>;
  readonly commands: ShopCommands;
  /** Counts and logs the error if it means that the database is unavailable, and says whether it does. */
  reportDatabaseError: DatabaseErrorLog['report'];
  /** Figures for the metrics. */
  readFigures(): Promise<ServerFigures>;
  /** Ends the responses that have no end of their own. */
  endStreams(): void;
  close(): Promise<void>;
}

export async function createServer(options: ServerOptions): Promise<ShopServer> {
  const { database, searchesPerMinute } = options;
  const parts = new PartsList();
  const { collect } = parts;
  const { platform, hasNewSecret, beginJobs, close, ...open } = await openPlatform(options, collect);
  const { clock, jobs, changes } = platform;
  const started = await startFeatures(features, platform, parts, options);
  await started.begin();
  const retention = startRetentionJob({ db: database.longRunning, clock, jobs }, retentionTasks(collect));
  const rateLimiter = searchesPerMinute === undefined ? undefined : new InMemoryRateLimiter(searchesPerMinute, clock);
  return {
    plugin: async (app) => {
      if (beginJobs) app.addHook('onListen', async () => void setTimeout(beginJobs, options.jobsAfterMs).unref());
      await mountFeatures(app, { platform, ...open, rateLimiter });
    },
    features: started.apis,
    hasNewSecret,
    changes,
    clock,
    commands: createShopCommands(collect, () => createCommandContext(platform, { isOpen: true })),
    readFigures: createFigures({ database, jobs, ...open, health: collect('health') }),
    reportDatabaseError: (error, log) => open.databaseErrors.report(error, log),
    endStreams: () => {
      for (const end of collect('endStreams')) end();
    },
    close: async () => {
      await retention.stop();
      await started.stop();
      await close();
    },
  };
}

/** By the name of what is deleted; personal data has its own rules. */
const retentionTasks = (collect: Collect): Record<string, RetentionTask> =>
  Object.assign(
    {},
    ...collect('retention'),
    ...collect('personalData').map(({ subject, deleteExpired }) => deleteExpired && { [subject]: deleteExpired }),
  );
