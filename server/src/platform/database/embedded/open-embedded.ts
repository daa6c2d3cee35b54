import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  type StatsFs,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { serverFolder } from '../../program.ts';
import { StartError } from '../../start-error.ts';
import { createDatabaseCheck } from '../check-database.ts';
import type { OpenDatabase } from '../database.ts';
import { ALWAYS_LEADER } from '../leadership.ts';
import { readMigrations } from '../migrate.ts';
import { WAITS } from '../postgres/connection-config.ts';
import { createPresence } from '../presence.ts';
import { compileForMemory } from './compile-for-memory.ts';
import { createEmbeddedDatabase, EmbeddedClient } from './embedded-client.ts';

/**
 * Memory for pages of tables, reserved in this process from the start. PostgreSQL's own default is 128 MB; the operating system
 * caches the files as well.
 */
const SHARED_BUFFERS = '32MB';

/** A tenth of PostgreSQL's own: nobody can use the database while rows for the statistics of a table are read. */
const STATISTICS_TARGET = 10;

/** PGlite: PostgreSQL inside this process, stored in a folder, or in memory without one. */
export async function openEmbedded(folder: string | undefined): Promise<OpenDatabase> {
  if (folder === undefined) return serve(await openClient(readPreparedDatabase()), 'memory');
  const unlock = claimFolder(folder);
  const dataDir = join(folder, 'database');
  const unfinished = join(folder, 'database.unfinished');
  // A process killed while it made the database leaves a part of one, in which nothing was ever stored.
  if (existsSync(unfinished)) rmSync(dataDir, { recursive: true, force: true });
  if (existsSync(dataDir)) return serve(await openClient({ dataDir }), resolve(folder), unlock);
  writeFileSync(unfinished, '');
  const client = await openClient({ dataDir, ...readPreparedDatabase() });
  rmSync(unfinished);
  return serve(client, resolve(folder), unlock);
}

/** A new database in memory, made from nothing; `dump` returns it as a file that `loadDataDir` takes. */
export async function openUnprepared(): Promise<OpenDatabase & { dump(): Promise<Buffer> }> {
  const client = await openClient({});
  return {
    ...serve(client, 'memory'),
    dump: async () => {
      await client.query('checkpoint');
      return Buffer.from(await (await client.dumpDataDir('gzip')).arrayBuffer());
    },
  };
}

function openClient(place: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>): Promise<EmbeddedClient> {
  compileForMemory();
  return new EmbeddedClient({
    extensions: { pg_trgm },
    // PGlite converts bytes one by one, which takes seconds for the pictures of a shop.
    serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
    parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
    startParams: [
      ...PGlite.defaultStartParams,
      ...['-c', `shared_buffers=${SHARED_BUFFERS}`],
      ...['-c', `default_statistics_target=${STATISTICS_TARGET}`],
    ],
    ...place,
  }).open();
}

function serve(client: EmbeddedClient, place: string, unlock = () => {}): OpenDatabase {
  const db = createEmbeddedDatabase(client);
  return {
    db,
    publicReads: db,
    longRunning: createEmbeddedDatabase(client.forLongWork()),
    place,
    embedded: true,
    listen: async (channel, listener) => {
      await client.listen(channel, listener);
    },
    // The embedded database uses the clock of this process.
    readTime: async () => {
      await client.query('select 1');
      return new Date();
    },
    check: createDatabaseCheck(async () => (await client.query('select 1')).rows.length === 1, WAITS.probeMs),
    untilQuiet: (maxMs) => client.untilQuiet(maxMs),
    pools: () => ({}),
    replica: () => undefined,
    exclusively: (work) => work(db),
    lead: async () => ALWAYS_LEADER,
    presence: createPresence((statement) => client.query(statement)),
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
  requireSpace(folder, statfsSync(folder));
  return lockFolder(folder);
}

/** PostgreSQL writes a new log file of 16 MB when it starts; without space for it, PGlite ends the process with a stack of WebAssembly. */
const NEEDED_BYTES = 20_000_000;

export function requireSpace(folder: string, { bavail, bsize, blocks }: Pick<StatsFs, 'bavail' | 'bsize' | 'blocks'>) {
  const free = bavail * bsize;
  // Some file systems of networks do not say how large they are.
  if (blocks === 0 || free >= NEEDED_BYTES) return;
  throw new StartError(
    `The disk of the data folder ${resolve(folder)} is full (${Math.floor(free / 1e6)} MB free). The database needs ${NEEDED_BYTES / 1e6} MB to start: free some space.`,
  );
}

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

// PGlite does not lock its folder: two processes on one folder silently lose each other's rows. SQLite's file lock is
// held by the operating system and released when the process ends, so no stale lock remains.

/** Another process holds the lock. */
const SQLITE_BUSY = 5;

function lockFolder(folder: string): () => void {
  const path = join(folder, 'vitrine.lock');
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path);
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    file?.close();
    const { errcode, message } = error as { errcode?: number; message: string };
    if (errcode !== SQLITE_BUSY) throw new StartError(`The lock file ${path} cannot be used: ${message}.`);
    throw new StartError(
      `The data in ${folder} is in use by another Vitrine process. Stop it first, or choose another DATA_DIR.`,
    );
  }
  const held = file;
  return () => held.close();
}
