// All processes on one database share its clock: a machine whose own clock is wrong must not end the orders and sessions that
// other machines have opened.
import type { Clock } from './clock.ts';
import type { OpenDatabase } from './database/database.ts';
import { type PeriodicJob, runPeriodically } from './run-periodically.ts';

const PERIOD_MS = 30_000;

export interface DatabaseClock {
  readonly clock: Clock;
  stop(): Promise<void>;
}

interface Measurement {
  readonly databaseMs: number;
  /** When that was, on the clock that only counts the time since the start of the process. */
  readonly elapsedMs: number;
}

/** Measures at once, which needs the database, and every half minute. Between two measurements the time is counted on. */
export async function followDatabaseClock(
  { embedded, readTime }: Pick<OpenDatabase, 'embedded' | 'readTime'>,
  elapsed: () => number = () => performance.now(),
): Promise<DatabaseClock> {
  // The embedded database has no clock but this machine's.
  if (embedded) return { clock: () => new Date(), stop: async () => {} };
  const measure = async (): Promise<Measurement> => {
    const asked = elapsed();
    const time = await readTime();
    return { databaseMs: time.getTime(), elapsedMs: (asked + elapsed()) / 2 };
  };
  let last = await measure();
  const remeasure = async () => {
    last = await measure();
  };
  // While the database is unavailable the time is counted on from the last measurement.
  const rounds: PeriodicJob = runPeriodically(remeasure, { periodMs: PERIOD_MS, onError: () => {} });
  return {
    clock: () => new Date(last.databaseMs + elapsed() - last.elapsedMs),
    stop: () => rounds.stop(),
  };
}
