import type { Pool, QueryConfig, QueryResult } from 'pg';
import { isDatabaseUnavailable } from '../is-database-unavailable.ts';
import { ReplicaFreshness } from './replica-freshness.ts';

const MEASURE_EVERY_MS = 300;
/** While the replica lacks a change that this process knows of. */
const CATCHING_UP_MS = 50;
const LOST_PAUSE_MS = 1000;

const PRIMARY_POSITION = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as position,
  (select system_identifier::text from pg_control_system()) as system`;
/** Null on a server that is no replica. */
const REPLICA_POSITION = `select case when pg_is_in_recovery()
    then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as position,
  (select system_identifier::text from pg_control_system()) as system`;

interface Position {
  readonly position: string | null;
  /** The same on the primary and its replicas. */
  readonly system: string;
}

export interface ReplicaFigures {
  /** Why the replica does not answer; undefined while it does. */
  readonly error: string | undefined;
  /** Reads by the server that answered. */
  readonly reads: { readonly replica: number; readonly primary: number };
}

interface ReplicaPools {
  /** Connections to the replica for reads, and one for measuring. */
  readonly replica: Pool;
  readonly replicaProbe: Pool;
  readonly primary: Pool;
  readonly primaryProbe: Pool;
}

/** Sends reads to the replica while it is up to date, and to the primary otherwise. */
export class ReadReplica {
  private readonly pools: ReplicaPools;
  private readonly freshness = new ReplicaFreshness();
  private readonly reads = { replica: 0, primary: 0 };
  private error: string | undefined = 'not measured yet';
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  /** A replica that does not answer does not keep the shop from starting. */
  static async start(pools: ReplicaPools): Promise<ReadReplica> {
    const replica = new ReadReplica(pools);
    await replica.measure();
    return replica;
  }

  private constructor(pools: ReplicaPools) {
    this.pools = pools;
  }

  /** The caches of this process were told of a change. */
  changed(): void {
    this.freshness.changed(performance.now());
    if (this.timer) this.measureAfter(0);
  }

  async query(config: QueryConfig, values: unknown[]): Promise<QueryResult> {
    if (this.freshness.mayAnswer(performance.now())) {
      try {
        const result = await this.pools.replica.query(config, values);
        this.reads.replica += 1;
        return result;
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        this.freshness.lost();
      }
    }
    this.reads.primary += 1;
    return this.pools.primary.query(config, values);
  }

  figures(): ReplicaFigures {
    const isBehind = !this.freshness.mayAnswer(performance.now());
    return { error: this.error ?? (isBehind ? 'is behind' : undefined), reads: { ...this.reads } };
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await Promise.all([this.pools.replica.end(), this.pools.replicaProbe.end()]);
  }

  private measureAfter(ms: number): void {
    clearTimeout(this.timer);
    if (this.isClosed) return;
    this.timer = setTimeout(() => this.measure(), ms).unref();
  }

  private async measure(): Promise<void> {
    this.timer = undefined;
    this.error = await this.compare().catch((error: unknown) => `does not answer: ${String(error)}`);
    if (this.error !== undefined) this.freshness.lost();
    this.measureAfter(this.pause());
  }

  private pause(): number {
    if (this.error !== undefined) return LOST_PAUSE_MS;
    return this.freshness.lacksChange ? CATCHING_UP_MS : MEASURE_EVERY_MS;
  }

  /** Returns what is wrong with the replica. */
  private async compare(): Promise<string | undefined> {
    const at = performance.now();
    const [primary, replica] = await Promise.all([
      this.pools.primaryProbe.query<Position>(PRIMARY_POSITION),
      this.pools.replicaProbe.query<Position>(REPLICA_POSITION),
    ]);
    const [here] = primary.rows;
    const [there] = replica.rows;
    if (here?.system !== there?.system) return 'belongs to another database server';
    if (here?.position == null || there?.position == null) return 'is no replica';
    this.freshness.measured(BigInt(here.position), BigInt(there.position), at);
    return undefined;
  }
}
