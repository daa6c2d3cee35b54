import type { Database } from '../platform/database/database.ts';
import { StartError } from '../platform/start-error.ts';
import { findStores } from './store-repository.ts';

/** Every page of a shop whose default store is missing would fail. */
export async function requireStore(db: Database, code: string): Promise<void> {
  const codes = (await findStores(db)).map((store) => store.code);
  if (codes.includes(code)) return;
  throw new StartError(`MERCHANT is ${code}, but the database has no such store. It has ${codes.join(', ')}.`);
}
