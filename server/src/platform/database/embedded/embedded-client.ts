// PGlite as Drizzle uses it.

import { setImmediate, setTimeout } from 'node:timers/promises';
import { PGlite, parse, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, NamedStatement, SingleQueries, Tx } from '../database.ts';
import { createTransaction, StatementNames, TEXT_TYPES } from '../driver.ts';

/** Between two queries of the same request there is less time than this. */
const QUIET_MS = 15;
const POLL_MS = 5;
/** How long the queries of a transaction may keep the process from answering requests that need no database. */
const TURN_MS = 3;

/** Rows after whose change the plans of named statements are made again: one for a small table is slow once it is large. */
const ROWS_PER_PLAN = 10_000;

const { serialize } = protocol;

/**
 * Queries of PGlite with less work for each. Drizzle sends its parsers with every query, and PGlite then copies the parsers of all
 * types, some four hundred, for each message of the query; this client has Drizzle's parsers from the start, so queries need
 * none. PGlite parses and plans every query again; here the statements of transactions have names, as on PostgreSQL.
 */
export class EmbeddedClient extends PGlite {
  private running = 0;
  private lastUse = 0;
  private names = new StatementNames();
  /** Types of the parameters of named statements. */
  private readonly typesOf = new Map<string, readonly number[]>();
  private rowsSincePlans = 0;
  private turnBegan = 0;

  async open(): Promise<this> {
    await this.waitReady;
    for (const type of TEXT_TYPES) this.parsers[type] = (text) => text;
    return this;
  }

  override query<T>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    return this.counted(this.runAlone<T>(text, params, options));
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.counted(this.transact(work));
  }

  /** The same for long work: what it does itself does not count when it waits until the database is quiet. */
  forLongWork(): this {
    return Object.create(this, {
      query: {
        value: <T>(text: string, params: unknown[] = [], options?: QueryOptions) =>
          this.runAlone<T>(text, params, options),
      },
      transaction: { value: <T>(work: (tx: Transaction) => Promise<T>) => this.transact(work) },
    });
  }

  /** Waits until no request has used the database for a moment, but not longer than `maxMs`. */
  async untilQuiet(maxMs: number): Promise<void> {
    const startedAt = performance.now();
    while (performance.now() - startedAt < maxMs && !this.isQuiet()) await setTimeout(POLL_MS);
  }

  private isQuiet(): boolean {
    return this.running === 0 && performance.now() - this.lastUse >= QUIET_MS;
  }

  private async counted<T>(use: Promise<T>): Promise<T> {
    this.running += 1;
    try {
      return await use;
    } finally {
      this.running -= 1;
      this.lastUse = performance.now();
    }
  }

  private async runAlone<T>(text: string, params: unknown[], options: QueryOptions | undefined): Promise<Results<T>> {
    await this._checkReady();
    return this._runExclusiveTransaction(async () => {
      const result = await this.run<T>(text, params, undefined, options);
      await this.syncToFs();
      return result;
    });
  }

  private transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) => work(this.withNames(tx)));
  }

  private withNames(tx: Transaction): Transaction {
    const query = async <T>(text: string, params: unknown[] = [], options?: QueryOptions) => {
      await this.takeTurns();
      return tx.closed
        ? tx.query<T>(text, params, options)
        : this.run<T>(text, params, params.length > 0 ? this.names.nameOf(text) : undefined, options);
    };
    return Object.create(tx, { query: { value: query } });
  }

  /** A query never waits for anything, so without this nothing else would happen until the end of the transaction. */
  private async takeTurns(): Promise<void> {
    if (performance.now() - this.turnBegan < TURN_MS) return;
    await setImmediate();
    this.turnBegan = performance.now();
  }

  private run<T>(
    text: string,
    params: readonly unknown[],
    name: string | undefined,
    options: QueryOptions | undefined,
  ): Promise<Results<T>> {
    return this._runExclusiveQuery(async () => {
      const types = (name && this.typesOf.get(name)) || (await this.prepare(text, name));
      const values = params.map((value, at) => this.serialized(value, types[at] ?? 0));
      const messages = await this.send([
        serialize.bind({ statement: name ?? '', values }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
      ]);
      const [result] = parse.parseResults(messages, this.parsers, {
        ...(options?.rowMode && { rowMode: options.rowMode }),
      });
      await this.keepPlansUsable(result as Results);
      return result as Results<T>;
    });
  }

  private async prepare(text: string, name = ''): Promise<readonly number[]> {
    const messages = await this.send([serialize.parse({ name, text }), serialize.describe({ type: 'S', name })]);
    const types = parse.parseDescribeStatementResults(messages);
    if (name) this.typesOf.set(name, types);
    return types;
  }

  /** After an error PostgreSQL ignores the other messages up to the last one, which ends every group. */
  private send(group: readonly Uint8Array[]) {
    return this.execProtocolStream(Buffer.concat([...group, serialize.sync()]), { syncToFs: false });
  }

  private serialized(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.serializers[type];
    // PGlite counts too few bytes for half a character, and would cut the end of the text.
    return (serializer ? serializer(value) : String(value)).toWellFormed();
  }

  private async keepPlansUsable({ command, affectedRows = 0 }: Results): Promise<void> {
    if (command === 'CREATE' || command === 'ALTER' || command === 'DROP') {
      if (this.typesOf.size > 0) await this.send([serialize.query('deallocate all')]);
      this.names = new StatementNames();
      this.typesOf.clear();
    }
    this.rowsSincePlans += affectedRows;
    if (this.rowsSincePlans < ROWS_PER_PLAN) return;
    this.rowsSincePlans = 0;
    await this.send([serialize.query('discard plans')]);
  }
}

// Drizzle on the embedded database, with transactions of our own.

/** It names statements itself, by their text. */
export function createEmbeddedDatabase(client: PGlite): Database {
  const transaction = <T>(work: (tx: Tx) => Promise<T>) =>
    client.transaction((connection) => work(createTransaction(() => createQueries(connection))));
  return Object.assign(createQueries(client), { transaction }) as Database;
}

/** Drizzle calls only `query` of a client, because transactions are ours. */
const createQueries = (client: Pick<PGlite, 'query'>): SingleQueries =>
  Object.assign(drizzle({ client: client as PGlite }), {
    runNamed: async ({ text, rowMode }: NamedStatement, values: unknown[]) =>
      (await client.query(text, values, rowMode && { rowMode })).rows,
  }) as SingleQueries;
