import { Client, type ClientConfig } from 'pg';

const RECONNECT_AFTER_MS = 500;
const HEARTBEAT_MS = 10_000;
const ANSWER_LIMIT_MS = 5000;
/** The first connection is part of the start, which waits for a busy database. */
const FIRST_CONNECT_MS = 20_000;

export interface SessionUser {
  /** Called with the connection, and with each that replaces it. */
  connected(client: Client, isReplacement: boolean): Promise<void>;
  /** Called when the connection is lost. */
  lost?(): void;
}

/**
 * One connection for what ends with a session: subscriptions to notifications, and the lock of the leader. It is replaced
 * when it is lost or stops responding.
 */
export class SessionConnection {
  private readonly config: ClientConfig;
  private readonly users = new Set<SessionUser>();
  private readonly heartbeat: NodeJS.Timeout;
  private client: Client | undefined;
  private closed = false;

  constructor(config: ClientConfig, connectMs: number) {
    this.config = { ...config, connectionTimeoutMillis: connectMs, query_timeout: ANSWER_LIMIT_MS };
    // Only sending reveals that a network connection was cut without notice.
    this.heartbeat = setInterval(() => this.checkConnection(), HEARTBEAT_MS).unref();
  }

  /** Opens the connection for its first user. */
  async add(user: SessionUser): Promise<void> {
    this.users.add(user);
    if (this.client) await user.connected(this.client, false);
    else await this.connect(false);
  }

  remove(user: SessionUser): void {
    this.users.delete(user);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.heartbeat);
    await this.client?.end().catch(() => {});
  }

  private async connect(isReplacement: boolean): Promise<void> {
    const client = new Client(
      isReplacement ? this.config : { ...this.config, connectionTimeoutMillis: FIRST_CONNECT_MS },
    );
    this.client = client;
    // One for each channel.
    client.setMaxListeners(0);
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    await client.connect();
    for (const user of this.users) await user.connected(client, isReplacement);
  }

  private checkConnection(): void {
    const { client } = this;
    client?.query('select 1').catch(() => this.reconnect(client));
  }

  private reconnect(lost: Client): void {
    if (this.closed || this.client !== lost) return;
    this.client = undefined;
    for (const user of this.users) user.lost?.();
    lost.end().catch(() => {});
    setTimeout(async () => {
      if (this.closed) return;
      try {
        await this.connect(true);
      } catch {
        if (this.client) this.reconnect(this.client);
      }
    }, RECONNECT_AFTER_MS).unref();
  }
}

/** Receives the notifications of one channel. */
export class ChangeListener implements SessionUser {
  private readonly channel: string;
  private readonly receive: (payload: string) => void;

  constructor(channel: string, receive: (payload: string) => void) {
    this.channel = channel;
    this.receive = receive;
  }

  async connected(client: Client, isReplacement: boolean): Promise<void> {
    client.on('notification', ({ channel, payload }) => {
      if (channel === this.channel) this.receive(payload ?? '');
    });
    await client.query(`listen ${client.escapeIdentifier(this.channel)}`);
    // Notifications sent while there was no connection are lost: invalidate everything.
    if (isReplacement) this.receive('everything');
  }
}
