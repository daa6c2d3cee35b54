import { Client, type ClientConfig } from 'pg';
import { CONNECT_MS } from './connection-limits.ts';

const RECONNECT_AFTER_MS = 500;
const HEARTBEAT_MS = 10_000;
const HEARTBEAT_LIMIT_MS = 5000;

/** One connection that receives notifications. It is replaced when it is lost or stops responding. */
export class ChangeListener {
  private readonly config: ClientConfig;
  private readonly listeners: { readonly channel: string; receive(payload: string): void }[] = [];
  private readonly heartbeat: NodeJS.Timeout;
  private client: Client | undefined;
  private closed = false;

  constructor(config: ClientConfig) {
    this.config = { ...config, connectionTimeoutMillis: CONNECT_MS, query_timeout: HEARTBEAT_LIMIT_MS };
    // Only sending reveals that a network connection was cut without notice.
    this.heartbeat = setInterval(() => this.checkConnection(), HEARTBEAT_MS).unref();
  }

  async listen(channel: string, receive: (payload: string) => void): Promise<void> {
    this.listeners.push({ channel, receive });
    if (this.client) await this.subscribe(this.client, channel);
    else await this.connect();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.heartbeat);
    await this.client?.end().catch(() => {});
  }

  private async connect(): Promise<void> {
    const client = new Client(this.config);
    this.client = client;
    client.on('notification', (notice) => {
      for (const { channel, receive } of this.listeners) if (channel === notice.channel) receive(notice.payload ?? '');
    });
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    await client.connect();
    for (const { channel } of this.listeners) await this.subscribe(client, channel);
  }

  private async subscribe(client: Client, channel: string): Promise<void> {
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
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
        // Notifications sent in the meantime are lost: invalidate everything.
        for (const { receive } of this.listeners) receive('everything');
      } catch {
        if (this.client) this.reconnect(this.client);
      }
    }, RECONNECT_AFTER_MS).unref();
  }
}
