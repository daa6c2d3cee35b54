import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A connection or a transaction, on either database; repositories do not know which. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  readonly db: Database;
  /** Where the data lies, for people. */
  readonly place: string;
  readonly embedded: boolean;
  /** Hears every notice sent to the channel, until the database is closed. */
  listen(channel: string, hear: (payload: string) => void): Promise<void>;
  /** Runs one at a time over all processes on this database. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
