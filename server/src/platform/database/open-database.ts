import type { OpenDatabase } from './database.ts';
import type { PostgresOptions } from './open-postgres.ts';

export interface DatabasePlace extends PostgresOptions {
  /** PostgreSQL, when there is one. */
  readonly url: string | undefined;
  /** Where the embedded database lives otherwise. */
  readonly folder: string;
}

/** Only the driver that is used is loaded: each takes a good part of the shop's start. */
export async function openDatabase({ url, folder, ...options }: DatabasePlace): Promise<OpenDatabase> {
  if (url !== undefined) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(url, options);
  }
  const { openEmbedded } = await import('./open-embedded.ts');
  return openEmbedded(folder);
}
