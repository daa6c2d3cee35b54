import type { OpenDatabase } from '../platform/database/database.ts';
import { hasStore, saveStore } from './store-repository.ts';

/**
 * Creates a store without products in a new database, so that there are pages and commands before the first import,
 * which describes the real one. Returns whether it did.
 */
export const createEmptyStore = (database: OpenDatabase, code: string): Promise<boolean> =>
  database.exclusively(async (db) => {
    if (await hasStore(db)) return false;
    await saveStore(db, {
      code,
      name: 'My shop',
      currency: 'USD',
      languages: ['en'],
      country: 'US',
      sizeUnit: 'CM',
      weightUnit: 'KG',
      shipsTo: [],
      social: {},
    });
    return true;
  });
