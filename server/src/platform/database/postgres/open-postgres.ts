import { Client, type ClientConfig, Pool, type PoolConfig } from 'pg';
import { StartError } from '../../start-error.ts';
import { createDatabaseCheck } from '../check-database.ts';
import type { OpenDatabase, PoolFigures } from '../database.ts';
import { untilItAnswers } from '../is-database-unavailable.ts';
import { createPresence } from '../presence.ts';
import {
  beginWithLimits,
  type ConnectionLimits,
  directConfig,
  isPoolerError,
  LONG_LIMITS,
  pooledConfig,
  REPLICA_CONNECT_MS,
  REPLICA_LIMITS,
  REQUEST_LIMITS,
  type ServerSettings,
  WAITS,
  type Waits,
} from './connection-config.ts';
import { LeaderLock } from './leader-lock.ts';
import { createDatabase, createRoutedDatabase, DIRECT, type SessionOptions } from './postgres-database.ts';
import { ReadReplica } from './read-replica.ts';
import { ChangeListener, SessionConnection } from './session-connection.ts';

/** Any number, the same in every process: the advisory lock behind `exclusively`. */
const EXCLUSIVE_LOCK = 7_411_220;
/** Locks of a process that vanished between two transactions of exclusive work are released after this. */
const EXCLUSIVE_IDLE_MS = 60_000;
/** Ends the session of a process that hangs, although its machine answers, so that another one can lead. */
const SESSION_IDLE_MS = 30_000;
const LONG_CONNECTIONS = 2;

export interface PostgresOptions {
  /** Bypasses the connection pooler of `url`; undefined when `url` is PostgreSQL itself. */
  readonly directUrl?: string | undefined;
  readonly poolSize?: number | undefined;
  /** A read replica of `url`, for reads whose answer may be a second old. */
  readonly readUrl?: string | undefined;
  /** Tests wait longer, because they may share their processor with others. */
  readonly waits?: Waits;
}

export async function openPostgres(
  url: string,
  { directUrl, poolSize = 10, readUrl, waits = WAITS }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const place = describe(url, 'DATABASE_URL');
  const directPlace = directUrl && describe(directUrl, 'DATABASE_LISTEN_URL');
  if (readUrl !== undefined) describe(readUrl, 'DATABASE_READ_URL');
  const direct = (limits: ConnectionLimits, more?: ServerSettings) => directConfig(directUrl ?? url, limits, more);
  const requestConfig = directUrl === undefined ? direct(REQUEST_LIMITS) : pooledConfig(url, REQUEST_LIMITS);
  const session: SessionOptions =
    directUrl === undefined ? DIRECT : { begin: beginWithLimits(REQUEST_LIMITS), namesStatements: false };

  const pool = openPool({ ...requestConfig, max: poolSize }, waits);
  // Tables grow while an import runs: a plan that was kept from its beginning would read them from end to end.
  const longConfig = direct(LONG_LIMITS, { plan_cache_mode: 'force_custom_plan' });
  const longPool = openPool({ ...longConfig, max: LONG_CONNECTIONS }, waits);
  const { connectMs, probeMs } = waits;
  const probeConfig = { ...requestConfig, max: 1, connectionTimeoutMillis: probeMs, query_timeout: probeMs };
  const probe = openPool(probeConfig, waits);
  const closePools = () => Promise.all([pool.end(), longPool.end(), probe.end()]);
  const requireAnswer = async (asked: Pool, setting: string) => {
    try {
      await untilItAnswers(() => asked.query('select 1'));
    } catch (error) {
      await closePools();
      throw new StartError(startErrorMessage(error, setting));
    }
  };
  await requireAnswer(pool, `DATABASE_URL ${place}`);
  if (directPlace !== undefined) await requireAnswer(longPool, `DATABASE_LISTEN_URL ${directPlace}`);
  const sessionConnection = new SessionConnection(
    { ...direct(REQUEST_LIMITS, { idle_session_timeout: SESSION_IDLE_MS }), application_name: 'vitrine notices' },
    connectMs,
  );
  const replicaConfig = readUrl && (directUrl === undefined ? directConfig : pooledConfig)(readUrl, REPLICA_LIMITS);
  const replicaPools = replicaConfig ? openReplicaPools(replicaConfig, poolSize, waits) : undefined;
  const replica = replicaPools && (await ReadReplica.start({ ...replicaPools, primary: pool, primaryProbe: probe }));
  const db = createDatabase(pool, session);
  let probing: Promise<Date> | undefined;
  return {
    db,
    publicReads: replica ? createRoutedDatabase(replica, pool, session) : db,
    longRunning: createDatabase(longPool, DIRECT),
    place,
    embedded: false,
    readTime: () => {
      probing ??= readTime(probe, probeMs).finally(() => {
        probing = undefined;
      });
      return probing;
    },
    check: createDatabaseCheck(() => isWritable(pool), probeMs),
    listen: async (channel, listener) => {
      await sessionConnection.add(
        new ChangeListener(channel, (payload) => {
          replica?.changed();
          listener(payload);
        }),
      );
      // The replica must have what was migrated or imported before.
      replica?.changed();
    },
    lead: () => LeaderLock.join(sessionConnection),
    presence: createPresence((statement) =>
      sessionConnection.add({ connected: async (client) => void (await client.query(statement)) }),
    ),
    untilQuiet: async () => {},
    pools: () => ({
      requests: figuresOf(pool),
      'long jobs': figuresOf(longPool),
      health: figuresOf(probe),
      ...(replicaPools && { reads: figuresOf(replicaPools.replica) }),
    }),
    replica: () => replica?.figures(),
    exclusively: async (work) => {
      const client = new Client(direct(LONG_LIMITS, { idle_session_timeout: EXCLUSIVE_IDLE_MS }));
      client.on('error', () => {});
      await client.connect();
      try {
        // Wait without limit: another process may run a long migration.
        await client.query('set lock_timeout = 0');
        await client.query('select pg_advisory_lock($1)', [EXCLUSIVE_LOCK]);
        await client.query(`set lock_timeout = ${LONG_LIMITS.lockMs}`);
        return await work(createDatabase(client, DIRECT));
      } finally {
        await client.end();
      }
    },
    close: async () => {
      await sessionConnection.close();
      await replica?.close();
      await closePools();
    },
  };
}

function openReplicaPools(replicaConfig: ClientConfig, poolSize: number, waits: Waits) {
  const config = { ...replicaConfig, connectionTimeoutMillis: REPLICA_CONNECT_MS };
  return {
    replica: openPool({ ...config, application_name: 'vitrine reads', max: poolSize }, waits),
    replicaProbe: openPool({ ...config, query_timeout: REPLICA_CONNECT_MS, max: 1 }, waits),
  };
}

function openPool(config: PoolConfig, { connectMs, dialMs }: Waits): Pool {
  /** The pool's timeout covers waiting and connecting together; connecting alone gets less. */
  class PooledClient extends Client {
    constructor({ connectionTimeoutMillis = dialMs, ...options }: ClientConfig = {}) {
      super({ ...options, connectionTimeoutMillis: Math.min(connectionTimeoutMillis, dialMs) });
    }
  }
  const pool = new Pool({ connectionTimeoutMillis: connectMs, Client: PooledClient, ...config });
  // The pool replaces a lost connection. An error event without a listener would end the process: the pool's listener
  // covers idle connections, the client's listener those in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const figuresOf = ({ totalCount, idleCount, waitingCount }: Pool): PoolFigures => ({
  busy: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

async function isWritable(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ value: string }>("select current_setting('transaction_read_only') as value");
  return rows[0]?.value === 'off';
}

async function readTime(probe: Pool, probeMs: number): Promise<Date> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' })),
      probeMs,
    );
  });
  try {
    const result = probe.query<{ now: Date }>('select clock_timestamp() as now');
    // After the timeout nobody awaits the query: ignore its error.
    result.catch(() => {});
    const { rows } = await Promise.race([result, timeout]);
    return rows[0]?.now ?? new Date();
  } finally {
    clearTimeout(timer);
  }
}

function startErrorMessage(error: unknown, setting: string): string {
  const reason = error instanceof Error ? error.message || String(error) : String(error);
  const advice = isPoolerError(error)
    ? '. It is a connection pooler: set DATABASE_LISTEN_URL to the address of PostgreSQL itself'
    : '';
  return `Cannot connect to ${setting}: ${reason}${advice}`;
}

/** Host and database name without credentials, because the result is printed. */
function describe(url: string, setting: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `postgres://${host}${pathname}`;
  } catch {
    throw new StartError(`${setting} is not a URL such as postgres://user:password@host:5432/name`);
  }
}
