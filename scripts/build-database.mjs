// Writes the empty embedded database that new shops start with. Run by Node 24, which reads the TypeScript of the server.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openUnprepared, preparedDatabaseFile } from '../server/src/platform/database/embedded/open-embedded.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';

const file = preparedDatabaseFile();
rmSync(dirname(file), { recursive: true, force: true });
mkdirSync(dirname(file), { recursive: true });
const database = await openUnprepared();
await migrate(database);
writeFileSync(file, await database.dump());
await database.close();
