import { migrate, type OpenDatabase, openDatabase as open, requireMigrated } from '@vitrine/server';
import type { Settings } from './environment.ts';
import { makeNewFilesPrivate, makePrivate } from './private-folder.ts';

/** Opens the configured database and makes the data folder private to this user. Only a shop needs the read replica. */
export async function openDatabase(settings: Settings, readUrl?: string): Promise<OpenDatabase> {
  makeNewFilesPrivate();
  const database = await open({
    url: settings.databaseUrl,
    directUrl: settings.databaseListenUrl,
    poolSize: settings.databasePool,
    readUrl,
    folder: settings.dataDir,
  });
  makePrivate(settings.dataDir);
  return database;
}

/** Applies missing migrations, or with `MIGRATE=no` refuses to start without them. */
export const bringUpToDate = (database: OpenDatabase, { migrates }: Settings): Promise<void> =>
  migrates ? migrate(database) : requireMigrated(database);
