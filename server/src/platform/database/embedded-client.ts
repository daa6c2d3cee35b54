// PGlite as Drizzle uses it.
import { setTimeout } from 'node:timers/promises';
import { PGlite, type QueryOptions, type Results, type Transaction, types } from '@electric-sql/pglite';

/** Types whose values Drizzle converts itself: dates, times, intervals and their lists, and lists of decimals. */
const TEXT_TYPES = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1115, 1182, 1185, 1187, 1231];

/** Between two queries of the same request there is less time than this. */
const QUIET_MS = 15;
const POLL_MS = 5;

/**
 * Drizzle sends its parsers with every query, and PGlite then copies the parsers of all types, some four hundred, for each message
 * of the query, which takes half of its time. This client has Drizzle's parsers from the start, so queries need none.
 */
export class EmbeddedClient extends PGlite {
  private running = 0;
  private lastUse = 0;

  async open(): Promise<this> {
    await this.waitReady;
    for (const type of TEXT_TYPES) this.parsers[type] = (text) => text;
    return this;
  }

  override query<T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this.counted(super.query<T>(text, params, withoutParsers(options)));
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.counted(super.transaction((tx) => work(inheritFrom(tx))));
  }

  /** Waits until nobody has used the database for a moment, but not longer than `maxMs`. */
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
