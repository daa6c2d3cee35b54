// How long a connection may wait for what, in milliseconds. PostgreSQL enforces all but the last one itself, so that locks
// are released even when the process that took them, or the network to it, is gone.

import type { ClientConfig } from 'pg';

export interface ConnectionLimits {
  /** One wait for a lock. */
  readonly lockMs: number;
  readonly statementMs: number;
  /** The pause between two statements of a transaction. */
  readonly idleInTransactionMs: number;
  /** The client's timeout for a response. Longer than a statement may take, so it means that the connection is dead. */
  readonly queryMs: number;
}

export const REQUEST_LIMITS: ConnectionLimits = {
  lockMs: 10_000,
  statementMs: 12_000,
  idleInTransactionMs: 15_000,
  queryMs: 15_000,
};

/** A replica that takes longer is too slow: the primary is asked instead. */
export const REPLICA_LIMITS: ConnectionLimits = {
  lockMs: 1000,
  statementMs: 2000,
  idleInTransactionMs: 15_000,
  queryMs: 2500,
};
/** Waiting for a connection to the replica, and for its position. */
export const REPLICA_CONNECT_MS = 1000;

/** For migrations, imports and retention jobs. */
export const LONG_LIMITS: ConnectionLimits = {
  lockMs: 60_000,
  statementMs: 3_600_000,
  idleInTransactionMs: 60_000,
  queryMs: 3_660_000,
};

/** How long this process waits, in milliseconds. */
export interface Waits {
  /** For a free connection of the pool. */
  readonly connectMs: number;
  /** For a new connection. Short, because attempts begun while the network was cut never succeed and delay the recovery. */
  readonly dialMs: number;
  /** For the answer to a health check, which must respond within two seconds. */
  readonly probeMs: number;
}

export const WAITS: Waits = { connectMs: 5000, dialMs: 2000, probeMs: 1500 };

/** Parameters of PostgreSQL by name. */
export type ServerSettings = Readonly<Record<string, string | number>>;

const settingsFor = ({ lockMs, statementMs, idleInTransactionMs }: ConnectionLimits): ServerSettings => ({
  lock_timeout: lockMs,
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
  // Compiling a plan takes longer than any query of a shop.
  jit: 'off',
});

/** PostgreSQL drops a client that disappeared without closing its connection after about 25 seconds, not two hours. */
const KEEPALIVE: ServerSettings = {
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 25_000,
};

/** The startup parameter `options` of a direct connection. */
const startupOptions = (limits: ConnectionLimits, more: ServerSettings = {}): string =>
  Object.entries({ ...settingsFor(limits), ...KEEPALIVE, ...more })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** Begins a transaction behind a pooler, where nothing can be set for longer than a transaction. */
export const beginWithLimits = (limits: ConnectionLimits): string =>
  ['begin', ...Object.entries(settingsFor(limits)).map(([name, value]) => `set local ${name} = ${value}`)].join('; ');

// How connections to PostgreSQL are opened, directly or through a pooler.

const commonConfig = (url: string, { queryMs }: ConnectionLimits): ClientConfig => ({
  connectionString: url,
  application_name: 'vitrine',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  query_timeout: queryMs,
});

/** PostgreSQL itself, which takes limits for the whole connection. */
export function directConfig(url: string, limits: ConnectionLimits, more?: ServerSettings): ClientConfig {
  const address = new URL(url);
  const ownOptions = address.searchParams.get('options');
  // The driver would use the options of the URL instead of ours.
  address.searchParams.delete('options');
  const options = startupOptions(limits, more);
  return { ...commonConfig(address.href, limits), options: ownOptions ? `${options} ${ownOptions}` : options };
}

/** PgBouncer refuses startup parameters that it does not know. */
export const pooledConfig = commonConfig;

/** Whether the address leads to a pooler, although it was opened as PostgreSQL itself. */
export const isPoolerError = (error: unknown): boolean =>
  error instanceof Error && /unsupported startup parameter/.test(error.message);
