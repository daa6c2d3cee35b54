import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Tx } from './database.ts';

const MAX_ATTEMPTS = 5;

/**
 * Runs a transaction and retries it after a deadlock or serialization error. The work must have no side effects
 * outside the transaction.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isConflict(error)) throw error;
    }
  }
}

/**
 * A transaction in place of the database, for one request that reads what the transaction has written. The two are kept apart by their
 * types only, and nothing of the request may outlive the transaction.
 */
export const asDatabase = (tx: Queryable): Database => tx as Database;

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && (error.code === '40P01' || error.code === '40001')) || isConflict(error.cause);
}

async function readValue<T>(db: Queryable, query: SQL): Promise<T | undefined> {
  const { rows } = await db.execute<{ value: T }>(query);
  return rows[0]?.value;
}

/** Until the transaction ends. */
async function changeSetting(tx: Tx, name: string, value: string): Promise<void> {
  await tx.execute(sql`select set_config(${name}, ${value}, true)`);
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '55P03') || isLockTimeout(error.cause));

/**
 * Inside a transaction: sends one notification for all its changes instead of one per row. `quiet`: none at all, because
 * the caller says what was changed.
 */
export async function notifyOncePerTransaction(tx: Tx, mode: 'on' | 'quiet' = 'on'): Promise<void> {
  await changeSetting(tx, 'vitrine.bulk', mode);
}

/** Tells every process that these products were changed; everything without products. */
export async function notifyAboutProducts(tx: Tx, productIds: readonly number[] | undefined): Promise<void> {
  const tags = productIds?.map((id) => `product:${id}`) ?? ['everything'];
  if (tags.length > 0)
    await tx.execute(
      sql`select pg_notify('vitrine_changes', tag) from json_array_elements_text(${JSON.stringify(tags)}::json) as tag`,
    );
}

/** The time of the database, for long work: unlike the health check it waits as long as any statement. */
export async function readDatabaseTime(db: Queryable): Promise<Date> {
  return new Date((await readValue<string>(db, sql`select clock_timestamp()::text as value`)) ?? Date.now());
}

/** Takes a lock until the end of the transaction; false when another transaction has it. */
async function tryToLock(tx: Tx, key: number): Promise<boolean> {
  return (await readValue<boolean>(tx, sql`select pg_try_advisory_xact_lock(${key}) as value`)) === true;
}

/** The same, but waits for the other transaction; false when it has not ended by then. */
export async function tryToLockWithin(tx: Tx, key: number, timeoutMs: number): Promise<boolean> {
  if (await tryToLock(tx, key)) return true;
  const usual = (await readValue<string>(tx, sql`select current_setting('lock_timeout') as value`)) ?? '0';
  try {
    // A savepoint, so that the transaction can go on without the lock.
    await tx.transaction(async (inner) => {
      await changeSetting(inner, 'lock_timeout', `${timeoutMs}ms`);
      await waitForLock(inner, key);
      await changeSetting(inner, 'lock_timeout', usual);
    });
    return true;
  } catch (error) {
    if (isLockTimeout(error)) return false;
    throw error;
  }
}

/** Takes a lock until the end of the transaction; waits while another transaction has it. */
export async function waitForLock(tx: Tx, key: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${key})`);
}

/** Like `waitForLock`, for one name of many. Two names may share a lock, which only makes one of them wait. */
export async function waitForNamedLock(tx: Tx, kind: number, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${kind}::int, hashtext(${name}))`);
}
