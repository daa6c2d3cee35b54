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

// Names for the statements of transactions. PostgreSQL parses and plans a named statement once per connection; for lookups by
// key and inserts, which is what transactions consist of, that takes longer than running them.

/** Each connection keeps the plans of all named statements, so their number is limited. */
const MAX_NAMES = 300;
const MAX_CANDIDATES = 1000;
/** Statements that insert many rows are long, and hardly two of them are the same. */
const MAX_LENGTH = 4000;
/** A text that was sent this often will be sent again. */
const USES_BEFORE_NAME = 3;

export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly uses = new Map<string, number>();

  /** The name of a statement with parameters; undefined when it has none. */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size === MAX_NAMES || text.length > MAX_LENGTH) return known;
    const uses = (this.uses.get(text) ?? 0) + 1;
    if (uses < USES_BEFORE_NAME) {
      if (this.uses.size === MAX_CANDIDATES) this.uses.clear();
      this.uses.set(text, uses);
      return undefined;
    }
    this.uses.delete(text);
    const name = `transaction_${this.names.size + 1}`;
    this.names.set(text, name);
    return name;
  }
}

/**
 * Types whose values Drizzle converts itself, from text: timestamp, timestamptz, interval and date, lists of them, and lists
 * of decimals.
 */
export const TEXT_TYPES: readonly number[] = [1114, 1184, 1186, 1082, 1115, 1185, 1187, 1182, 1231];
