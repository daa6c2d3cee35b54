// Drizzle on PostgreSQL, with transactions and names of statements of our own.

import { drizzle } from 'drizzle-orm/node-postgres';
import { type ClientBase, Pool, type QueryArrayConfig, type QueryConfig, type QueryResult, types } from 'pg';
import type { Database, NamedStatement, SingleQueries, Tx } from '../database.ts';
import { createTransaction, StatementNames, TEXT_TYPES } from '../driver.ts';
import { isConnectionLost } from '../is-database-unavailable.ts';

export interface SessionOptions {
  /** The statement that begins a transaction. */
  readonly begin: string;
  /** Whether prepared statements stay on their connection; behind a transaction pooler they do not. */
  readonly namesStatements: boolean;
}

/** Runs single queries. */
export interface QuerySource {
  query(config: QueryConfig | QueryArrayConfig, values: unknown[]): Promise<QueryResult>;
}

export const DIRECT: SessionOptions = { begin: 'begin', namesStatements: true };

/** The database on a pool, or on one connection. */
export const createDatabase = (source: Pool | ClientBase, options: SessionOptions): Database =>
  createRoutedDatabase(source, source, options);

/** The database on a source that chooses where each query runs; transactions run on the pool. */
export function createRoutedDatabase(
  source: QuerySource,
  transactions: Pool | ClientBase,
  options: SessionOptions,
): Database {
  const queries = createQueries(options.namesStatements ? source : withNames(source, () => undefined));
  const transaction = <T>(work: (tx: Tx) => Promise<T>) =>
    transactions instanceof Pool
      ? withConnection(transactions, (client) => runTransaction(client, options, work))
      : runTransaction(transactions, options, work);
  return Object.assign(queries, { transaction }) as Database;
}

/** The same on every connection: a text has one name. */
const names = new StatementNames();

/** Without parameters a text may be several statements, which cannot have a name. */
const nameInTransaction = ({ name, text }: QueryConfig, values: unknown[]): string | undefined =>
  name ?? (values.length > 0 ? names.nameOf(text) : undefined);

const withNames = (
  source: QuerySource,
  nameOf: (config: QueryConfig, values: unknown[]) => string | undefined,
): QuerySource => ({
  query: (config, values) => source.query({ ...config, name: nameOf(config, values) }, values),
});

const textTypes = new Set(TEXT_TYPES);
const unchanged = (value: unknown) => value;
const parsers = {
  getTypeParser: ((type: number, format) =>
    textTypes.has(type) ? unchanged : types.getTypeParser(type, format)) as typeof types.getTypeParser,
};

/** Drizzle calls only `query` of a client, because transactions are ours. */
const createQueries = (source: QuerySource): SingleQueries =>
  Object.assign(drizzle({ client: source as Pool }), {
    runNamed: async (statement: NamedStatement, values: unknown[]) =>
      (await source.query({ ...statement, types: parsers }, values)).rows,
  }) as SingleQueries;

/**
 * Drizzle never releases a connection on which BEGIN fails, and puts one on which ROLLBACK fails back into the pool: a
 * database that restarts would leave the pool empty or full of dead connections.
 */
async function withConnection<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    if (isConnectionLost(error)) lost = error as Error;
    throw error;
  } finally {
    // Releasing with an error closes the connection.
    client.release(lost);
  }
}

async function runTransaction<T>(
  client: ClientBase,
  { begin, namesStatements }: SessionOptions,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const source = withNames(client, namesStatements ? nameInTransaction : () => undefined);
  await client.query(begin);
  try {
    const result = await work(createTransaction(() => createQueries(source)));
    await client.query('commit');
    return result;
  } catch (error) {
    // A lost connection needs no rollback, and waiting for one would only take time.
    if (!isConnectionLost(error)) await client.query('rollback');
    throw error;
  }
}
