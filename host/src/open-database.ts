import { type OpenDatabase, openDatabase as open } from '@vitrine/server';
import type { Settings } from './environment.ts';
import { closeToOthers, keepNewFilesPrivate } from './private-folder.ts';

/** The database the settings name. The data folder is closed to other users of the machine. */
export async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  keepNewFilesPrivate();
  const database = await open({
    url: settings.databaseUrl,
    directUrl: settings.databaseListenUrl,
    poolSize: settings.databasePool,
    folder: settings.dataDir,
  });
  closeToOthers(settings.dataDir);
  return database;
}
