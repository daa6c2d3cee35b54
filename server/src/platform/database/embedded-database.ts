// Drizzle on the embedded database, with transactions of our own.
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createTransaction } from './create-transaction.ts';
import type { Database, NamedStatement, SingleQueries, Tx } from './database.ts';

/** It names statements itself, by their text. */
export function createEmbeddedDatabase(client: PGlite): Database {
  const transaction = <T>(work: (tx: Tx) => Promise<T>) =>
    client.transaction((connection) => work(createTransaction(() => createQueries(connection))));
  return Object.assign(createQueries(client), { transaction }) as Database;
}

/** Of a client Drizzle calls nothing but `query`, because transactions are ours. */
const createQueries = (client: Pick<PGlite, 'query'>): SingleQueries =>
  Object.assign(drizzle({ client: client as PGlite }), {
    runNamed: async ({ text, rowMode }: NamedStatement, values: unknown[]) =>
      (await client.query(text, values, rowMode && { rowMode })).rows,
  }) as unknown as SingleQueries;
