// Classifies the error codes of PostgreSQL and the messages of its driver.

import { setTimeout as after } from 'node:timers/promises';

/** Why the database could not answer a request, as the log and the metrics name it. */
export const databaseErrorCauses = [
  'connection',
  'shutdown',
  'credentials',
  'too-many-connections',
  'no-free-connection',
  'timeout',
  'read-only',
  'lock',
  'conflict',
  'resources',
] as const;
export type DatabaseErrorCause = (typeof databaseErrorCauses)[number];

interface DatabaseErrorKind {
  readonly cause: DatabaseErrorCause;
  /** Whether the connection can no longer be used. */
  readonly losesConnection: boolean;
  /** Codes of PostgreSQL (also PgBouncer's own) or of the socket. */
  readonly codes?: RegExp;
  /** The driver reports these errors without a code. */
  readonly messages?: RegExp;
}

/** The first that fits is the cause. */
const KINDS: readonly DatabaseErrorKind[] = [
  // Connecting alone has a shorter limit with other words: here every connection of the pool was in use.
  { cause: 'no-free-connection', losesConnection: true, messages: /timeout exceeded when trying to connect/ },
  { cause: 'too-many-connections', losesConnection: true, codes: /^53300$/ },
  { cause: 'credentials', losesConnection: true, codes: /^28\w{3}$/ },
  // Shutting down, starting, or ended by an operator.
  { cause: 'shutdown', losesConnection: true, codes: /^57P0\d$/ },
  {
    cause: 'timeout',
    losesConnection: true,
    // 25P03 and 25P04: idle in a transaction, or a transaction that took too long.
    codes: /^(ETIMEDOUT|25P0[34])$/,
    messages: /timeout expired|due to connection timeout|Query read timeout/,
  },
  {
    cause: 'connection',
    losesConnection: true,
    codes: /^(08\w{3}|ECONN\w+|ENOTFOUND|EPIPE|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN)$/,
    messages: /Connection terminated|is not queryable|Cannot use a pool after/,
  },
  // A standby, or a failover that is not done.
  { cause: 'read-only', losesConnection: false, codes: /^25006$/ },
  { cause: 'lock', losesConnection: false, codes: /^55P03$/ },
  { cause: 'conflict', losesConnection: false, codes: /^(40001|40P01)$/ },
  { cause: 'timeout', losesConnection: false, codes: /^57014$/ },
  // A full disk, no memory.
  { cause: 'resources', losesConnection: false, codes: /^53\w{3}$/ },
];

/** Messages of our own timeouts among these errors. */
const SLOW_MESSAGES =
  /timeout exceeded when trying to connect|timeout expired|due to connection timeout|Query read timeout/;

function isCausedBy(error: unknown, test: (code: string, message: string) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return test(code, error.message) || isCausedBy(error.cause, test);
}

function kindOf(error: unknown): DatabaseErrorKind | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  return KINDS.find(({ codes, messages }) => codes?.test(code) || messages?.test(error.message)) ?? kindOf(error.cause);
}

/** Why the database could not answer; undefined when the error has another reason. */
export const databaseErrorCauseOf = (error: unknown): DatabaseErrorCause | undefined => kindOf(error)?.cause;

/** Whether the error means that its connection can no longer be used. */
export const isConnectionLost = (error: unknown): boolean => kindOf(error)?.losesConnection === true;

/** Whether the same request may succeed later: the database is down, full or busy, and the query is valid. */
export const isDatabaseUnavailable = (error: unknown): boolean => kindOf(error) !== undefined;

/** Whether the database exists but did not answer in time, or is just starting. */
const isDatabaseTooSlow = (error: unknown): boolean =>
  isCausedBy(error, (code, message) => /^(ETIMEDOUT|57P03)$/.test(code) || SLOW_MESSAGES.test(message));

/** Whether the error is PostgreSQL's lock timeout: another transaction held a lock for too long. */
export function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause);
}

/** How long a starting process waits for a database that is starting too, or very busy. */
const TIMEOUT_MS = 20_000;
const PAUSE_MS = 250;

/**
 * Asks again while the database does not answer in time. The limits of a connection are made for shoppers, who prefer an error to
 * a long wait; a process that gives up its start is only started again.
 */
export async function untilItAnswers<T>(ask: () => Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> {
  const begun = performance.now();
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isDatabaseTooSlow(error) || performance.now() - begun > timeoutMs) throw error;
      await after(PAUSE_MS);
    }
  }
}

/** PostgreSQL's code of an error, which Drizzle wraps in another one. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[\dA-Z]{5}$/.test(error.code)) return error.code;
  return sqlStateOf(error.cause);
}
