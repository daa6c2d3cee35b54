import { Client, type ClientConfig } from 'pg';
import { CONNECT_MS } from './connection-limits.ts';

const RECONNECT_AFTER_MS = 500;
const HEARTBEAT_MS = 10_000;
const HEARTBEAT_LIMIT_MS = 5000;

/** One connection that waits for notifications, and is replaced when it is lost or does not answer any more. */
export class ChangeListener {
  private readonly config: ClientConfig;
  private readonly hearers = new Map<string, (payload: string) => void>();
  private readonly heartbeat: NodeJS.Timeout;
  private client: Client | undefined;
  private closed = false;

  constructor(config: ClientConfig) {
    this.config = { ...config, connectionTimeoutMillis: CONNECT_MS, query_timeout: HEARTBEAT_LIMIT_MS };
    // A network that is cut silently is noticed only by whoever sends something.
    this.heartbeat = setInterval(() => this.checkConnection(), HEARTBEAT_MS).unref();
  }

  async listen(channel: string, hear: (payload: string) => void): Promise<void> {
    this.hearers.set(channel, hear);
    await this.connect();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.heartbeat);
    await this.client?.end().catch(() => {});
  }

  private async connect(): Promise<void> {
    const client = new Client(this.config);
    this.client = client;
    client.on('notification', ({ channel, payload }) => this.hearers.get(channel)?.(payload ?? ''));
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    await client.connect();
    for (const channel of this.hearers.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
  }

  private checkConnection(): void {
    const { client } = this;
    client?.query('select 1').catch(() => this.reconnect(client));
  }

  private reconnect(lost: Client): void {
    if (this.closed || this.client !== lost) return;
    this.client = undefined;
    lost.end().catch(() => {});
    setTimeout(async () => {
      if (this.closed) return;
      try {
        await this.connect();
        // Notifications of the meantime are lost: invalidate everything.
        for (const hear of this.hearers.values()) hear('everything');
      } catch {
        if (this.client) this.reconnect(this.client);
      }
    }, RECONNECT_AFTER_MS).unref();
  }
}
