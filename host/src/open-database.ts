import { type OpenDatabase, openEmbedded, openPostgres } from '@vitrine/server';
import type { Settings } from './environment.ts';

export const openDatabase = ({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> =>
  databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir);
