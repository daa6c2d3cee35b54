import type { Database, Tx } from './database.ts';

const TRIES = 5;

/**
 * A transaction that is begun again when the database has ended it for the sake of another one (a deadlock). The work must
 * have no effect but on the transaction.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (tried === TRIES || !isConflict(error)) throw error;
    }
  }
}

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && (error.code === '40P01' || error.code === '40001')) || isConflict(error.cause);
}
