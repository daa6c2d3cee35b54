// All processes on one database share its clock: a machine whose own clock is wrong must not end the orders and sessions that
// other machines have opened.
import type { Clock } from './clock.ts';
import type { OpenDatabase } from './database/database.ts';
import { untilItAnswers } from './database/is-database-unavailable.ts';
import { type PeriodicJob, runPeriodically } from './jobs/run-periodically.ts';

const PERIOD_MS = 30_000;

export interface DatabaseClock {
  readonly clock: Clock;
  stop(): Promise<void>;
}

interface Measurement {
  readonly databaseMs: number;
  /** The time of the measurement on the monotonic clock of this process. */
  readonly elapsedMs: number;
}

/** Measures now, which needs the database, and every 30 seconds. Between measurements it adds the time elapsed here. */
export async function followDatabaseClock(
  { embedded, readTime }: Pick<OpenDatabase, 'embedded' | 'readTime'>,
  elapsed: () => number = () => performance.now(),
): Promise<DatabaseClock> {
  // The embedded database uses the clock of this machine.
  if (embedded) return { clock: () => new Date(), stop: async () => {} };
  const measure = async (): Promise<Measurement> => {
    const startedAt = elapsed();
    const time = await readTime();
    return { databaseMs: time.getTime(), elapsedMs: (startedAt + elapsed()) / 2 };
  };
  let last = await untilItAnswers(measure);
  const remeasure = async () => {
    last = await measure();
  };
  // While the database is unavailable, the last measurement is used.
  const measuring: PeriodicJob = runPeriodically(remeasure, { periodMs: PERIOD_MS, onError: () => {} });
  return {
    clock: () => new Date(last.databaseMs + elapsed() - last.elapsedMs),
    stop: () => measuring.stop(),
  };
}
