// A process that imports into an embedded database and tells its parent how far it is.
import { importCatalogue } from '../server/src/catalogue-file/import-catalogue.ts';
import { openEmbedded } from '../server/src/platform/database/open-embedded.ts';

const [folder, path = ''] = process.argv.slice(2);
const database = await openEmbedded(folder);
await importCatalogue(database, path, { storeCode: 'DEFAULT', progress: (share) => process.send?.(share) });
await database.close();
