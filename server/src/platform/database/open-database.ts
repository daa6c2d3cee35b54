import type { OpenDatabase } from './database.ts';
import type { PostgresOptions } from './postgres/open-postgres.ts';

export interface DatabasePlace extends PostgresOptions {
  /** URL of PostgreSQL; undefined uses the embedded database. */
  readonly url: string | undefined;
  /** Folder of the embedded database. */
  readonly folder: string;
}

/** Loads only the driver in use: each is a large part of the startup time. */
export async function openDatabase({ url, folder, ...options }: DatabasePlace): Promise<OpenDatabase> {
  if (url !== undefined) {
    const { openPostgres } = await import('./postgres/open-postgres.ts');
    return openPostgres(url, options);
  }
  const { openEmbedded } = await import('./embedded/open-embedded.ts');
  return openEmbedded(folder);
}
