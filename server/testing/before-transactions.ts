import type { OpenDatabase } from '../src/platform/database/database.ts';

/** The database of long work, which calls `act` before each of its transactions. */
export function beforeTransactions(database: OpenDatabase, act: () => Promise<unknown>): OpenDatabase {
  const transaction = async (work: never) => {
    await act();
    return database.longRunning.transaction(work);
  };
  return { ...database, longRunning: Object.create(database.longRunning, { transaction: { value: transaction } }) };
}
