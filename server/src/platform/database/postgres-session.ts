import type { Query } from 'drizzle-orm';
import type { WithCacheConfig } from 'drizzle-orm/cache/core/types';
import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import {
  PgDialect,
  type PgPreparedQuery,
  type PgTransactionConfig,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import { type ClientBase, Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import type { Database } from './database.ts';
import { isConnectionLost } from './is-database-unavailable.ts';
import { StatementNames } from './statement-names.ts';

type NoSchema = Record<string, never>;
type QueryMetadata = Parameters<NodePgSession<NoSchema, NoSchema>['prepareQuery']>[5];
type Transaction = NodePgTransaction<NoSchema, NoSchema>;

export interface SessionOptions {
  /** The statement that begins a transaction. */
  readonly begin: string;
  /** Whether prepared statements stay on their connection; behind a transaction pooler they do not. */
  readonly namesStatements: boolean;
  /** Runs transactions, where single queries go elsewhere. */
  readonly transactionsOn?: Pool;
}

/** Runs single queries. */
export interface QuerySource {
  query(config: QueryConfig, values: unknown[]): Promise<QueryResult>;
}

export const DIRECT: SessionOptions = { begin: 'begin', namesStatements: true };

/** Drizzle on a source that chooses where each query runs; transactions run on the pool. */
export const createRoutedDatabase = (source: QuerySource, pool: Pool, options: SessionOptions): Database =>
  createDatabase(source as ClientBase, { ...options, transactionsOn: pool });

/** Drizzle on a pool, or on one connection. */
export function createDatabase(source: Pool | ClientBase, options: SessionOptions): Database {
  const dialect = new PgDialect();
  const session = new PostgresSession(source, dialect, options);
  return new NodePgDatabase(dialect, session, undefined) as unknown as Database;
}

/** The same on every connection: a text has one name. */
const names = new StatementNames();

/**
 * Drizzle's own session never releases a connection on which BEGIN fails, and puts one on which ROLLBACK fails back into the
 * pool: a database that restarts would leave the pool empty or full of dead connections.
 */
class PostgresSession extends NodePgSession<NoSchema, NoSchema> {
  private readonly source: Pool | ClientBase;
  private readonly ownDialect: PgDialect;
  private readonly ownOptions: SessionOptions;
  private readonly isTransaction: boolean;

  constructor(source: Pool | ClientBase, dialect: PgDialect, options: SessionOptions, isTransaction = false) {
    super(source as Pool, dialect, undefined);
    this.isTransaction = isTransaction;
    this.source = source;
    this.ownDialect = dialect;
    this.ownOptions = options;
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    isResponseInArrayMode: boolean,
    customResultMapper?: (rows: unknown[][]) => T['execute'],
    queryMetadata?: QueryMetadata,
    cacheConfig?: WithCacheConfig,
  ): PgPreparedQuery<T> {
    const ownName = this.ownOptions.namesStatements ? (name ?? this.nameInTransaction(query)) : undefined;
    return super.prepareQuery<T>(
      query,
      fields,
      ownName,
      isResponseInArrayMode,
      customResultMapper,
      queryMetadata,
      cacheConfig,
    );
  }

  /** Without parameters a text may be several statements, which cannot have a name. */
  private nameInTransaction({ sql, params }: Query): string | undefined {
    return this.isTransaction && params.length > 0 ? names.nameOf(sql) : undefined;
  }

  override async transaction<T>(work: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
    const source = this.ownOptions.transactionsOn ?? this.source;
    if (!(source instanceof Pool)) return this.transactionOn(source, work, config);
    const client: PoolClient = await source.connect();
    let lost: Error | undefined;
    try {
      return await this.transactionOn(client, work, config);
    } catch (error) {
      if (isConnectionLost(error)) lost = error as Error;
      throw error;
    } finally {
      // Releasing with an error closes the connection.
      client.release(lost);
    }
  }

  private async transactionOn<T>(
    client: ClientBase,
    work: (tx: Transaction) => Promise<T>,
    config: PgTransactionConfig | undefined,
  ): Promise<T> {
    const session = new PostgresSession(client, this.ownDialect, this.ownOptions, true);
    const tx: Transaction = new NodePgTransaction(this.ownDialect, session, undefined);
    await client.query(this.ownOptions.begin);
    try {
      if (config) await tx.setTransaction(config);
      const result = await work(tx);
      await client.query('commit');
      return result;
    } catch (error) {
      // A lost connection needs no rollback, and waiting for one would only take time.
      if (!isConnectionLost(error)) await client.query('rollback');
      throw error;
    }
  }
}
