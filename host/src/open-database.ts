import { type OpenDatabase, openDatabase as open } from '@vitrine/server';
import type { Settings } from './environment.ts';

/** The database the settings name. */
export const openDatabase = ({ databaseUrl, dataDir }: Settings): Promise<OpenDatabase> =>
  open({ url: databaseUrl, folder: dataDir });
