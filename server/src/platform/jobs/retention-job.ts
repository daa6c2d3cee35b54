import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from './jobs.ts';
import type { PeriodicJob } from './run-periodically.ts';

const PERIOD_MS = 3_600_000;

/** Deletes expired rows. Must be safe to run in several processes at once. */
export type RetentionTask = (db: Database, now: Date) => Promise<void>;

interface RetentionOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
}

/** Runs all retention tasks every hour. One failing task does not stop the others. */
export const startRetentionJob = (
  { db, clock, jobs }: RetentionOptions,
  tasks: Readonly<Record<string, RetentionTask>>,
): PeriodicJob =>
  jobs.repeat(
    'retention',
    async () => {
      await Promise.all(
        Object.entries(tasks).map(([name, task]) => jobs.attempt(`retention of ${name}`, () => task(db, clock()))),
      );
    },
    PERIOD_MS,
  );
