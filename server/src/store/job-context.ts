import type { Clock } from '../platform/clock.ts';
import type { Database, OpenDatabase } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs.ts';

/** Context of background work: nobody asks for it. */
export interface JobContext {
  readonly db: Database;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly jobs: Jobs;
  /** Code of the store of this shop. */
  readonly storeCode: string;
  /** Public URL of the shop, without a trailing slash. */
  readonly shopUrl: string;
}
