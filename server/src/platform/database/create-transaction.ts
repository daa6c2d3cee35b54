import { sql } from 'drizzle-orm';
import type { SingleQueries, Tx } from './database.ts';
import { isConnectionLost } from './is-database-unavailable.ts';

/** A transaction that has begun, on the connection for which `open` makes queries. Its own transactions are savepoints. */
export function createTransaction(open: () => SingleQueries, depth = 1): Tx {
  const queries = open();
  const name = `sp${depth}`;
  const transaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    await queries.execute(sql.raw(`savepoint ${name}`));
    try {
      const result = await work(createTransaction(open, depth + 1));
      await queries.execute(sql.raw(`release savepoint ${name}`));
      return result;
    } catch (error) {
      if (!isConnectionLost(error)) await queries.execute(sql.raw(`rollback to savepoint ${name}`));
      throw error;
    }
  };
  return Object.assign(queries, { transaction }) as Tx;
}
