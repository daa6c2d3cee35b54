import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Jobs } from './jobs.ts';
import type { PeriodicJob } from './run-periodically.ts';

const PERIOD_MS = 3_600_000;

/** Removes what its time is over for. Several processes may do it at the same time. */
export type RetentionTask = (db: Database, now: Date) => Promise<void>;

interface TidyOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
}

/** Once in an hour, in every process. One failing task does not stop the others. */
export const startRetentionJob = (
  { db, clock, jobs }: TidyOptions,
  tasks: Readonly<Record<string, RetentionTask>>,
): PeriodicJob =>
  jobs.repeat(
    'retention',
    async () => {
      await Promise.all(
        Object.entries(tasks).map(([name, sweep]) => jobs.attempt(`retention of ${name}`, () => sweep(db, clock()))),
      );
    },
    PERIOD_MS,
  );
