import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { StartError } from '../start-error.ts';
import type { Database, OpenDatabase } from './database.ts';

/** Any number, the same in every process: the advisory lock behind `exclusively`. */
const EXCLUSIVE_LOCK = 7_411_220;
const RECONNECT_AFTER_MS = 500;

export async function openPostgres(url: string): Promise<OpenDatabase> {
  const place = describe(url);
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    application_name: 'vitrine',
    // Compiling a plan takes longer than any question a shop asks.
    options: '-c jit=off',
  });
  // A broken idle connection is replaced by the pool; without a listener Node would end the process.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new StartError(`Cannot connect to DATABASE_URL ${place}: ${reason}`);
  }
  const listener = new ChangeListener(url);
  return {
    db: drizzle(pool) as unknown as Database,
    place,
    embedded: false,
    listen: (channel, hear) => listener.listen(channel, hear),
    exclusively: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [EXCLUSIVE_LOCK]);
        return await work();
      } finally {
        await client.query('select pg_advisory_unlock($1)', [EXCLUSIVE_LOCK]).catch(() => {});
        client.release();
      }
    },
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

/** Host and database without user or password: it is printed. */
function describe(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `postgres://${host}${pathname}`;
  } catch {
    throw new StartError('DATABASE_URL is not a URL such as postgres://user:password@host:5432/name');
  }
}

/** One connection that waits for notices, and comes back when the database has been away. */
class ChangeListener {
  private readonly url: string;
  private readonly hearers = new Map<string, (payload: string) => void>();
  private client: Client | undefined;
  private closed = false;

  constructor(url: string) {
    this.url = url;
  }

  async listen(channel: string, hear: (payload: string) => void): Promise<void> {
    this.hearers.set(channel, hear);
    await this.connect();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch(() => {});
  }

  private async connect(): Promise<void> {
    const client = new Client({ connectionString: this.url, keepAlive: true, application_name: 'vitrine notices' });
    this.client = client;
    client.on('notification', ({ channel, payload }) => this.hearers.get(channel)?.(payload ?? ''));
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    await client.connect();
    for (const channel of this.hearers.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
  }

  private reconnect(lost: Client): void {
    if (this.closed || this.client !== lost) return;
    this.client = undefined;
    setTimeout(async () => {
      if (this.closed) return;
      try {
        await this.connect();
        // What was said meanwhile is lost: forget everything.
        for (const hear of this.hearers.values()) hear('everything');
      } catch {
        if (this.client) this.reconnect(this.client);
      }
    }, RECONNECT_AFTER_MS).unref();
  }
}
