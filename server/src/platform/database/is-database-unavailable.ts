// Classifies the error codes of PostgreSQL and the messages of its driver.

const SOCKET_ERRORS = /^(ECONN\w+|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN)$/;

/** The driver reports these errors without a code. */
const DRIVER_MESSAGES =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|is not queryable|Cannot use a pool after/;

/** Of these, a timeout of ours. */
const SLOW_MESSAGES =
  /timeout exceeded when trying to connect|timeout expired|due to connection timeout|Query read timeout/;

/**
 * 08 connection exception (also PgBouncer's own errors), 28 authentication, 53300 too many connections, 57P01 to 57P05
 * shutdown, startup, or ended by an operator, 25P03 and 25P04 idle or transaction timeout.
 */
const LOST_STATES = /^(08\w{3}|28\w{3}|53300|57P0\d|25P0[34])$/;

/**
 * 25006 read-only (standby or failover), 40001 and 40P01 conflicts, 53 no resources, 55P03 lock timeout, 57014 timeout.
 */
const TEMPORARY_STATES = /^(25006|40001|40P01|53\w{3}|55P03|57014)$/;

function isCausedBy(error: unknown, test: (code: string, message: string) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return test(code, error.message) || isCausedBy(error.cause, test);
}

/** Whether the error means that its connection can no longer be used. */
export const isConnectionLost = (error: unknown): boolean =>
  isCausedBy(
    error,
    (code, message) => SOCKET_ERRORS.test(code) || LOST_STATES.test(code) || DRIVER_MESSAGES.test(message),
  );

/** Whether the same request may succeed later: the database is down, full or busy, and the query is valid. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isConnectionLost(error) || isCausedBy(error, (code) => TEMPORARY_STATES.test(code));

/** Whether the database exists but did not answer in time, or is just starting. */
export const isDatabaseTooSlow = (error: unknown): boolean =>
  isCausedBy(error, (code, message) => /^(ETIMEDOUT|57P03)$/.test(code) || SLOW_MESSAGES.test(message));

/** Whether the error is PostgreSQL's lock timeout: another transaction held a lock for too long. */
export function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause);
}
