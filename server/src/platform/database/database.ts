import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { DatabaseHealth } from './check-database.ts';
import type { Leadership } from './leadership.ts';
import type { ReplicaFigures } from './postgres/read-replica.ts';

declare const kind: unique symbol;

/** A statement whose text is known. Values are `$1`, `$2`, … */
export interface NamedStatement {
  /** PostgreSQL keeps the plan under this name. */
  readonly name: string;
  readonly text: string;
  /** Rows are lists of values instead of objects. */
  readonly rowMode?: 'array';
}

/** Statements one by one. */
export interface SingleQueries
  extends Omit<PgDatabase<PgQueryResultHKT, Record<string, never>>, 'transaction' | 'execute' | '_'> {
  /** For a statement that is written as SQL. The caller knows what its rows are. */
  execute<Row = unknown>(query: SQL | string): Promise<{ readonly rows: Row[] }>;
  /** Sends a statement past Drizzle, to the pool or the connection of the transaction, and returns its rows. */
  runNamed(statement: NamedStatement, values: unknown[]): Promise<unknown[]>;
}

interface Queries extends SingleQueries {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/**
 * The connection pool: every query by itself. It must not be used inside a transaction: the embedded database has one
 * connection, which the transaction holds, so the query would wait for ever.
 */
export interface Database extends Queries {
  readonly [kind]: 'pool';
}

/** A transaction. Its own `transaction` is a savepoint. */
export interface Tx extends Queries {
  readonly [kind]: 'transaction';
}

/** For code that only queries and may run inside a transaction or without one, as most repositories do. */
export type Queryable = Database | Tx;

/** Connections of a pool, and requests that wait for one. */
export interface PoolFigures {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly db: Database;
  /** For reads whose answer may be a second old: from the read replica while it is up to date, if there is one. */
  readonly publicReads: Database;
  /** The same data, for migrations, imports and retention: statements may run for an hour. */
  readonly longRunning: Database;
  /** Where the data lies, for people. */
  readonly place: string;
  readonly embedded: boolean;
  /** Receives every notification of the channel, until the database is closed. */
  listen(channel: string, receive: (payload: string) => void): Promise<void>;
  /** The database's clock. Fails within two seconds when the database does not answer. */
  readTime(): Promise<Date>;
  /** Whether the connections that serve requests get answers and may change data; says so within two seconds. */
  check(): Promise<DatabaseHealth>;
  /**
   * For long work between its steps: waits until no request needs the embedded database, which has one connection, but not
   * longer than this. Other databases have a connection for each.
   */
  untilQuiet(maxMs: number): Promise<void>;
  /** The pools by name, for the metrics; the embedded database has none. */
  pools(): Readonly<Record<string, PoolFigures>>;
  /** The read replica, for the metrics; undefined without one. */
  replica(): ReplicaFigures | undefined;
  /**
   * Runs one at a time over all processes on this database. The work must use the connection it is given: the lock is held
   * by that connection, and released when it is lost.
   */
  exclusively<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Takes part in choosing the leader of all processes on this database. */
  lead(): Promise<Leadership>;
  /** A number for rows that this process works on, so that others see when it has ended: see presence.ts. */
  presence(): Promise<number>;
  close(): Promise<void>;
}
