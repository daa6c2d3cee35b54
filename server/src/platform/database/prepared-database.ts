import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFolder } from '../server-folder.ts';
import { readMigrations } from './migrate.ts';

/**
 * Where the build puts an empty embedded database with every table. Its name depends on the migrations, so that one with
 * other tables is never used.
 */
export function preparedDatabaseFile(): string {
  const hash = createHash('sha256');
  for (const migration of readMigrations()) hash.update(migration.hash);
  return join(serverFolder, 'build', `database-${hash.digest('hex').slice(0, 16)}.tar.gz`);
}

/** Loading it takes a fifth of the time that making a database takes. Nothing when it was not built, as in development. */
export function readPreparedDatabase(): { readonly loadDataDir?: Blob } {
  const file = preparedDatabaseFile();
  return existsSync(file) ? { loadDataDir: new Blob([readFileSync(file)], { type: 'application/gzip' }) } : {};
}
