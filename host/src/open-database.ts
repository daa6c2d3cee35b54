import { type OpenDatabase, openDatabase as open } from '@vitrine/server';
import type { Settings } from './environment.ts';
import { closeToOthers, keepNewFilesPrivate } from './private-folder.ts';

/** The database the settings name. The data folder is closed to other users of the machine. */
export async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<OpenDatabase> {
  keepNewFilesPrivate();
  const database = await open({ url: databaseUrl, folder: dataDir });
  closeToOthers(dataDir);
  return database;
}
