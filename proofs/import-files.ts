// A process that imports into an embedded database and tells its parent how far it is.
import { importCatalog } from '../server/src/import/import-catalog.ts';
import { openEmbedded } from '../server/src/platform/database/embedded/open-embedded.ts';

const [folder, path = ''] = process.argv.slice(2);
const database = await openEmbedded(folder);
await importCatalog(database, path, { storeCode: 'DEFAULT', progress: (share) => process.send?.(share) });
await database.close();
