import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Folder of the server package. Resolved by package name, because the bundled program is in another folder. */
export const serverFolder = dirname(createRequire(import.meta.url).resolve('@vitrine/server/package.json'));
