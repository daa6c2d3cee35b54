// The metrics of a process about the server: figures of this process, and queues of the whole shop.

import type { CacheFigures } from './platform/caches/tagged-cache.ts';
import type { DatabaseHealth } from './platform/database/check-database.ts';
import type { Database, OpenDatabase, PoolFigures } from './platform/database/database.ts';
import type { ReplicaFigures } from './platform/database/postgres/read-replica.ts';
import type { DatabaseErrorCounts } from './platform/http/database-error-log.ts';
import type { JobReport } from './platform/jobs/jobs.ts';
import type { QueueFigures } from './platform/jobs/work-queue.ts';

/** Read from the database, so the same in every process. */
export interface ShopFigures {
  readonly mails: { readonly count: number; readonly oldest: Date | null };
  readonly payments: { readonly count: number; readonly oldest: Date | null };
  readonly paymentEvents: number;
  readonly refunds: { readonly waiting: number; readonly pending: number; readonly failed: number };
}

export interface ServerFigures {
  /** Whether this process runs the jobs of the shop. */
  readonly isLeader: boolean;
  readonly jobs: readonly JobReport[];
  readonly caches: Readonly<Record<string, CacheFigures>>;
  readonly pools: Readonly<Record<string, PoolFigures>>;
  readonly database: DatabaseHealth;
  /** Requests that were not answered for lack of the database, by cause. */
  readonly databaseErrors: DatabaseErrorCounts;
  /** Undefined without a read replica. */
  readonly replica: ReplicaFigures | undefined;
  readonly queues: Readonly<Record<string, QueueFigures>>;
  /** Attempts to send a mail in this process, by result. */
  readonly mailResults: Readonly<Record<'sent' | 'retried' | 'given-up', number>>;
  /** Undefined when the database does not answer. */
  readonly shop: ShopFigures | undefined;
}

/** A feature adds this to the figures. */
export interface FeatureHealth {
  /** Figures of this process. */
  readonly queues?: () => ServerFigures['queues'];
  readonly mailResults?: () => ServerFigures['mailResults'];
  /** Figures of the whole shop, from the database. */
  readonly shop?: (db: Database) => Promise<Partial<ShopFigures>>;
}

interface FiguresOptions {
  readonly database: OpenDatabase;
  readonly databaseErrors: { figures(): DatabaseErrorCounts };
  readonly responses: { figures(): CacheFigures };
  readonly records: { figures(): CacheFigures };
  readonly jobs: { readonly isLeader: boolean; report(): readonly JobReport[] };
  readonly health: readonly FeatureHealth[];
}

const NO_MAILS: ServerFigures['mailResults'] = { sent: 0, retried: 0, 'given-up': 0 };

export const createFigures =
  ({ database, databaseErrors, responses, records, jobs, health: features }: FiguresOptions) =>
  async (): Promise<ServerFigures> => {
    const health = await database.check();
    return {
      isLeader: jobs.isLeader,
      jobs: jobs.report(),
      caches: { responses: responses.figures(), records: records.figures() },
      pools: database.pools(),
      database: health,
      databaseErrors: databaseErrors.figures(),
      replica: database.replica(),
      queues: Object.assign({}, ...features.map(({ queues }) => queues?.())),
      mailResults: Object.assign({}, NO_MAILS, ...features.map(({ mailResults }) => mailResults?.())),
      // Not asked without the database, so that metrics are there when it is not.
      shop: health.isUp || health.cause === 'read-only' ? await readShopFigures(database, features) : undefined,
    };
  };

async function readShopFigures(
  { db }: OpenDatabase,
  features: readonly FeatureHealth[],
): Promise<ShopFigures | undefined> {
  try {
    return Object.assign({}, ...(await Promise.all(features.map(({ shop }) => shop?.(db)))));
  } catch {
    return undefined;
  }
}
