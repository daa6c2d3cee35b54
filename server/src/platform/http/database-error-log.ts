// Requests that the database kept from being answered: counted by cause for the metrics, and logged, but not each of them,
// because a lost database fails every request.
import type { FastifyBaseLogger } from 'fastify';
import {
  type DatabaseErrorCause,
  databaseErrorCauseOf,
  databaseErrorCauses,
} from '../database/is-database-unavailable.ts';
import { describeError } from './describe-error.ts';

export type DatabaseErrorCounts = Readonly<Record<DatabaseErrorCause, number>>;

/** One line for each cause in this time. */
const QUIET_MS = 10_000;

export class DatabaseErrorLog {
  private readonly elapsed: () => number;
  private readonly counts = Object.fromEntries(databaseErrorCauses.map((cause) => [cause, 0])) as Record<
    DatabaseErrorCause,
    number
  >;
  private readonly logged = new Map<DatabaseErrorCause, { readonly at: number; readonly count: number }>();

  constructor(elapsed: () => number = () => performance.now()) {
    this.elapsed = elapsed;
  }

  /** Whether the error means that the database is unavailable; only then is it counted. */
  report(error: unknown, log: Pick<FastifyBaseLogger, 'error'>): boolean {
    const cause = databaseErrorCauseOf(error);
    if (cause === undefined) return false;
    this.counts[cause] += 1;
    const last = this.logged.get(cause);
    const at = this.elapsed();
    if (last && at - last.at < QUIET_MS) return true;
    const count = this.counts[cause];
    this.logged.set(cause, { at, count });
    const notLogged = count - 1 - (last?.count ?? 0);
    log.error({ cause, notLogged, error: describeError(error) }, 'a request failed for lack of the database');
    return true;
  }

  figures(): DatabaseErrorCounts {
    return { ...this.counts };
  }
}
