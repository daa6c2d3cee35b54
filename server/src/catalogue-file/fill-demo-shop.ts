import { join } from 'node:path';
import type { OpenDatabase } from '../platform/database/database.ts';
import { serverFolder } from '../platform/server-folder.ts';
import { hasStore } from '../store/store.ts';
import type { ImportResult, Progress } from './import-catalogue.ts';

const DEMO_CATALOGUE = join(serverFolder, 'demo');

/** Fills an empty database with the demo shop; a shop that has a store is left as it is. */
export function fillDemoShop(
  database: OpenDatabase,
  merchant: string,
  progress: Progress,
): Promise<ImportResult | undefined> {
  return database.exclusively(async (db) => {
    if (await hasStore(db)) return undefined;
    // Loaded only when it is needed, which is once in the life of a shop.
    const { importCatalogue } = await import('./import-catalogue.ts');
    return importCatalogue({ ...database, longRunning: db }, DEMO_CATALOGUE, { merchant, progress });
  });
}
