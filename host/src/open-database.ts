import { migrate, type OpenDatabase, openDatabase as open, requireMigrated } from '@vitrine/server';
import type { Settings } from './environment.ts';
import { requireUsable } from './own-files.ts';
import { makeNewFilesPrivate, makePrivate } from './private-folder.ts';

/**
 * Opens the configured database and makes the data folder private to this user. Only a shop needs the read replica and, on
 * PostgreSQL, files of its own.
 */
export async function openDatabase(settings: Settings, user: 'shop' | 'command'): Promise<OpenDatabase> {
  makeNewFilesPrivate();
  const usesFiles = user === 'shop' || settings.databaseUrl === undefined;
  if (usesFiles) requireUsable(settings.dataDir);
  const database = await open({
    url: settings.databaseUrl,
    directUrl: settings.databaseListenUrl,
    poolSize: settings.databasePool,
    readUrl: user === 'shop' ? settings.databaseReadUrl : undefined,
    folder: settings.dataDir,
  });
  // A new database has files that everybody may read.
  if (usesFiles) makePrivate(settings.dataDir);
  return database;
}

/** Applies missing migrations, or with `MIGRATE=no` refuses to start without them. */
export const bringUpToDate = (database: OpenDatabase, { migrates }: Settings): Promise<void> =>
  migrates ? migrate(database) : requireMigrated(database);
