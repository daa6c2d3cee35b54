import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '../platform/database/database.ts';
import { serverFolder } from '../platform/server-folder.ts';
import { hasStore } from '../store/store.ts';
import type { ImportResult, Progress } from './import-catalogue.ts';

const DEMO_CATALOGUE = join(serverFolder, 'demo');

/** Releases may be made without the demo shop. */
export const hasDemoShop = (): boolean => existsSync(DEMO_CATALOGUE);

/** Imports the demo shop into an empty database; does nothing if there is a store. */
export function fillDemoShop(
  database: OpenDatabase,
  merchant: string,
  progress: Progress,
): Promise<ImportResult | undefined> {
  return database.exclusively(async (db) => {
    if (await hasStore(db)) return undefined;
    // Imported on demand, because it is needed only once per shop.
    const { importCatalogue } = await import('./import-catalogue.ts');
    return importCatalogue({ ...database, longRunning: db }, DEMO_CATALOGUE, { merchant, progress });
  });
}
