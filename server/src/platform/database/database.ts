import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A connection or a transaction, on either database; repositories do not know which. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  readonly db: Database;
  /** The same data, for migrations, imports and retention: statements may run for an hour. */
  readonly longRunning: Database;
  /** Where the data lies, for people. */
  readonly place: string;
  readonly embedded: boolean;
  /** Hears every notice sent to the channel, until the database is closed. */
  listen(channel: string, hear: (payload: string) => void): Promise<void>;
  /** The database's clock. Fails within two seconds when the database does not answer: this is the health check, too. */
  readTime(): Promise<Date>;
  /**
   * Runs one at a time over all processes on this database. The work must use the connection it is given: the lock is held
   * by that connection, and released when it is lost.
   */
  exclusively<T>(work: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
