// PGlite as Drizzle uses it.
import { PGlite, type QueryOptions, type Results, type Transaction, types } from '@electric-sql/pglite';

/** Types whose values Drizzle converts itself: dates, times, intervals and their lists, and lists of decimals. */
const TEXT_TYPES = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1115, 1182, 1185, 1187, 1231];

/**
 * Drizzle sends its parsers with every query, and PGlite then copies the parsers of all types, some four hundred, for each message
 * of the query, which takes half of its time. This client has Drizzle's parsers from the start, so queries need none.
 */
export class EmbeddedClient extends PGlite {
  async open(): Promise<this> {
    await this.waitReady;
    for (const type of TEXT_TYPES) this.parsers[type] = (text) => text;
    return this;
  }

  override query<T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return super.query<T>(text, params, withoutParsers(options));
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) => work(inheritFrom(tx)));
  }
}

const inheritFrom = (tx: Transaction): Transaction => {
  const query = <T>(text: string, params?: unknown[], options?: QueryOptions) =>
    tx.query<T>(text, params, withoutParsers(options));
  return Object.create(tx, { query: { value: query } });
};

function withoutParsers(options: QueryOptions | undefined): QueryOptions | undefined {
  if (!options?.parsers) return options;
  const { parsers: _, ...others } = options;
  return others;
}
