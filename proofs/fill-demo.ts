// A first start that fills the demo shop and tells its parent how far it is.
import { fillDemoShop } from '../server/src/import/fill-demo-shop.ts';
import { openEmbedded } from '../server/src/platform/database/embedded/open-embedded.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';

const [folder] = process.argv.slice(2);
const database = await openEmbedded(folder);
await migrate(database);
await fillDemoShop(database, 'DEFAULT', (share) => process.send?.(share));
await database.close();
