// Whether the process that left a row is still there. Each process has a number and holds a lock with that number in a session
// of its own; PostgreSQL releases the lock when the session ends. The embedded database has one session, so after a start
// nobody else's number can be held.
import { randomInt } from 'node:crypto';
import { type Column, type SQL, sql } from 'drizzle-orm';

/** Any number, the same in every process: the advisory locks of presence. */
const PRESENCE_LOCK = 7_411_222;
const NUMBERS = 2 ** 31 - 1;

/** Chooses a number for this process, and holds it with `hold` when it is needed first. */
export function createPresence(hold: (statement: string) => Promise<unknown>): () => Promise<number> {
  const presence = randomInt(1, NUMBERS);
  // Shared, so that a new session of the same process never waits for one that PostgreSQL has not ended yet.
  const statement = `select pg_advisory_lock_shared(${PRESENCE_LOCK}, ${presence})`;
  let held: Promise<number> | undefined;
  return () => {
    held ??= hold(statement).then(
      () => presence,
      (error: unknown) => {
        held = undefined;
        throw error;
      },
    );
    return held;
  };
}

/** False also for rows of versions that had no number: only the time tells about them. */
export const hasEnded = (presence: Column): SQL =>
  sql`(${presence} is not null and not exists (
    select from pg_locks where locktype = 'advisory' and granted and objsubid = 2
      and classid = ${sql.raw(String(PRESENCE_LOCK))} and objid::bigint = ${presence}
      and database = (select oid from pg_database where datname = current_database())))`;
