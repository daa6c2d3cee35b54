import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Where the server's own files lie. Asked by name: the program may have been gathered into a file somewhere else. */
export const serverFolder = dirname(createRequire(import.meta.url).resolve('@vitrine/server/package.json'));
