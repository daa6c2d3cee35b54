import type { Client } from 'pg';
import type { Leadership } from '../leadership.ts';
import type { SessionConnection, SessionUser } from './session-connection.ts';

/** Any number, the same in every process: the advisory lock that the leader holds. */
const LEADER_LOCK = 7_411_221;
const TRY_EVERY_MS = 1000;

/**
 * The leader holds an advisory lock of its session, which PostgreSQL releases when the session ends. The others ask for it every
 * second. They do not wait for it in a query: a waiting query would keep PostgreSQL from removing old rows.
 */
export class LeaderLock implements Leadership, SessionUser {
  private readonly session: SessionConnection;
  private readonly listeners: (() => void)[] = [];
  private readonly timer: NodeJS.Timeout;
  private client: Client | undefined;
  private holdsLock = false;
  private trying: Promise<void> | undefined;

  static async join(session: SessionConnection): Promise<LeaderLock> {
    const lock = new LeaderLock(session);
    await session.add(lock);
    return lock;
  }

  private constructor(session: SessionConnection) {
    this.session = session;
    this.timer = setInterval(() => this.tryLock(), TRY_EVERY_MS).unref();
  }

  get isLeader(): boolean {
    return this.holdsLock;
  }

  onElected(listener: () => void): void {
    this.listeners.push(listener);
  }

  async connected(client: Client): Promise<void> {
    this.client = client;
    await this.tryLock();
  }

  lost(): void {
    this.client = undefined;
    this.holdsLock = false;
    this.trying = undefined;
  }

  async resign(): Promise<void> {
    clearInterval(this.timer);
    this.session.remove(this);
    const { client } = this;
    await this.trying;
    this.client = undefined;
    if (!this.holdsLock) return;
    this.holdsLock = false;
    // Without a connection the lock is released already.
    await client?.query('select pg_advisory_unlock($1)', [LEADER_LOCK]).catch(() => {});
  }

  private tryLock(): Promise<void> {
    const { client } = this;
    if (!client || this.holdsLock) return Promise.resolve();
    this.trying ??= this.takeLock(client).finally(() => {
      this.trying = undefined;
    });
    return this.trying;
  }

  private async takeLock(client: Client): Promise<void> {
    const { rows } = await client
      .query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LEADER_LOCK])
      // The session connection notices that it is lost.
      .catch(() => ({ rows: [] }));
    if (!rows[0]?.taken || this.client !== client) return;
    this.holdsLock = true;
    for (const listener of this.listeners) listener();
  }
}
