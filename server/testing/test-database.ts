// The database a test runs on: PostgreSQL when one is named, else the embedded one in memory.
import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { openEmbedded, openUnprepared } from '../src/platform/database/embedded/open-embedded.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openPostgres, type PostgresOptions } from '../src/platform/database/postgres/open-postgres.ts';

const everyTable = `select tablename from pg_tables where schemaname = 'public'`;
// Without triggers, which check references row by row and refuse to delete history. Deleting the few rows of a test takes
// milliseconds; truncating every table writes hundreds of files.
const emptyTables = `
  perform set_config('session_replication_role', 'replica', true);
  for name in ${everyTable} loop
    execute format('delete from %I', name);
  end loop;
  perform setval(format('%I', sequencename), start_value, false) from pg_sequences
    where schemaname = 'public' and last_value is not null;`;

const PATIENT: PostgresOptions = { waits: { connectMs: 60_000, dialMs: 60_000, probeMs: 60_000 } };

let opened: Promise<{ database: OpenDatabase; url: string | undefined }> | undefined;
/** The schemas with copies of what was imported, by file and time. */
const copies = new Map<string, string>();

/** The worker's database, with every table empty. */
export async function emptyDatabase(): Promise<OpenDatabase> {
  opened ??= open();
  const { database } = await opened;
  await run(database, emptyTables);
  return database;
}

/** The worker's database with the rows that `fill` writes and nothing else; from the second time on, copies of them. */
export async function filledDatabase(
  key: string,
  fill: (database: OpenDatabase) => Promise<unknown>,
): Promise<OpenDatabase> {
  const known = copies.get(key);
  if (known !== undefined) {
    const database = await emptyDatabase();
    await run(
      database,
      `perform set_config('session_replication_role', 'replica', true);
      for name in select tablename from pg_tables where schemaname = '${known}' and tablename <> 'sequences' loop
        execute format('insert into public.%I overriding system value table ${known}.%I', name, name);
      end loop;
      perform setval(format('%I', sequencename), last_value) from ${known}.sequences;`,
    );
    return database;
  }
  const database = await emptyDatabase();
  await fill(database);
  const copy = `copy_${copies.size + 1}`;
  await run(
    database,
    `create schema ${copy};
    create table ${copy}.sequences as
      select sequencename, last_value from pg_sequences where schemaname = 'public' and last_value is not null;
    for name in ${everyTable} loop
      execute format('select exists (select from %I)', name) into filled;
      if filled then execute format('create table ${copy}.%I as table %I', name, name); end if;
    end loop;`,
  );
  copies.set(key, copy);
  return database;
}

const run = ({ db }: OpenDatabase, statements: string) =>
  db.execute(sql.raw(`do $$ declare name text; filled boolean; begin ${statements} end $$`));

const awaited = new Map<string, () => void>();

/**
 * Ends when the shops of this worker have been notified of every change so far, because notices arrive in the order in which
 * they were sent. The embedded database delivers them with the change.
 */
export async function receiveNotices({ db, embedded }: OpenDatabase): Promise<void> {
  if (embedded) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const notice = randomUUID();
  awaited.set(notice, resolve);
  await db.execute(sql`select pg_notify('test_notices', ${notice})`);
  await promise;
}

/** A connection as of another process: separate on PostgreSQL, the same one on the embedded database. */
export async function secondConnection(): Promise<OpenDatabase> {
  if (!opened) throw new Error('open the first connection first');
  const { database, url } = await opened;
  return url === undefined ? { ...database, close: async () => {} } : openPostgres(url, PATIENT);
}

/** A database without tables, of the same kind, to be closed by the test. */
export async function newDatabase(): Promise<OpenDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl === undefined ? openUnprepared() : openPostgres(await createDatabase(serverUrl), PATIENT);
}

async function open() {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const url = serverUrl === undefined ? undefined : await createDatabase(serverUrl);
  const database = url === undefined ? await openEmbedded(undefined) : await openPostgres(url, PATIENT);
  await migrate(database);
  await database.listen('test_notices', (notice) => awaited.get(notice)?.());
  return { database, url };
}

/** Each worker has a database of its own on the one server. */
async function createDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
