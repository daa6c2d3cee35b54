import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError } from '../start-error.ts';
import type { Database, OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';

/** PGlite: PostgreSQL inside this process, stored in a folder, or in memory without one. */
export async function openEmbedded(folder: string | undefined): Promise<OpenDatabase> {
  const unlock = folder === undefined ? () => {} : claimFolder(folder);
  const client = await PGlite.create({
    extensions: { pg_trgm },
    // PGlite converts bytes one by one, which takes seconds for the pictures of a shop.
    serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
    parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
    ...(folder !== undefined && { dataDir: join(folder, 'database') }),
  });
  const db = drizzle(client) as unknown as Database;
  return {
    db,
    longRunning: db,
    place: folder === undefined ? 'memory' : resolve(folder),
    embedded: true,
    listen: async (channel, listener) => {
      await client.listen(channel, listener);
    },
    // The embedded database uses the clock of this process.
    readTime: async () => {
      await client.query('select 1');
      return new Date();
    },
    pools: () => ({}),
    exclusively: (work) => work(db),
    close: async () => {
      await client.close();
      unlock();
    },
  };
}

function claimFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new StartError(
      `The data folder ${resolve(folder)} cannot be written${reason}. Set DATA_DIR to a writable folder.`,
    );
  }
  return lockFolder(folder);
}
