import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '../platform/database/database.ts';
import { serverFolder } from '../platform/program.ts';
import { StartError } from '../platform/start-error.ts';
import { UnfinishedImport } from '../product-editing/changes/import-caller.ts';
import { CatalogFileError } from '../product-editing/entries/catalog-file-error.ts';
import { hasStore, type NewStore } from '../store/store.ts';
import type { ImportResult, Progress } from './import-catalog.ts';

const DEMO_CATALOG = join(serverFolder, 'demo');

/** Releases may be made without the demo shop. */
export const hasDemoShop = (): boolean => existsSync(DEMO_CATALOG);

/** The store of the demo shop as it would be stored; null in a release without the demo shop. */
export async function readDemoStore(): Promise<NewStore | null> {
  if (!hasDemoShop()) return null;
  const [{ readCatalog }, { storeOfFile }] = await Promise.all([
    import('./read-catalog-file.ts'),
    import('./plan-store.ts'),
  ]);
  const { catalog, close } = await readCatalog(join(DEMO_CATALOG, 'store.yaml'));
  await close();
  return storeOfFile(catalog, new Date());
}

/** Imports the demo shop into an empty database; does nothing if there is a store. */
export function fillDemoShop(
  database: OpenDatabase,
  storeCode: string,
  progress: Progress,
): Promise<ImportResult | undefined> {
  return database.exclusively(async (db) => {
    if (await hasStore(db)) return undefined;
    // Imported on demand, because it is needed only once per shop.
    const { importCatalog } = await import('./import-catalog.ts');
    try {
      return await importCatalog({ ...database, longRunning: db }, DEMO_CATALOG, { storeCode, progress });
    } catch (error) {
      if (!(error instanceof CatalogFileError) && !(error instanceof UnfinishedImport)) throw error;
      throw new StartError(`The demo shop cannot be filled: ${error.message}. Start again when that is mended.`);
    }
  });
}
