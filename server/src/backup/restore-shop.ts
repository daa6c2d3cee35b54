// Restores a backup into an empty shop, on either database: also from the embedded one to PostgreSQL.
import type { OpenDatabase, Tx } from '../platform/database/database.ts';
import { readDatabaseTime } from '../platform/database/in-transaction.ts';
import { countOwnMigrations, migrate } from '../platform/database/migrate.ts';
import { makeStatistics } from '../platform/database/table-statistics.ts';
import { BackupError } from './backup-error.ts';
import { checkBackup, readLines } from './backup-file.ts';
import {
  continueNumbers,
  countMigrations,
  deleteSecrets,
  findTables,
  isEmpty,
  markAsCopy,
  type StoredTable,
  switchTriggers,
  writeRows,
} from './backup-repository.ts';

export interface RestoreResult {
  readonly rows: number;
  readonly createdAt: string;
}

const ROWS = 500;
const BYTES = 8 * 1024 * 1024;

/** `live`: the copy takes the place of the shop; otherwise it sends no mails and calls no payment provider. */
export async function restoreShop(
  database: OpenDatabase,
  path: string,
  { live, progress = () => {} }: { readonly live: boolean; readonly progress?: (share: number) => void },
): Promise<RestoreResult> {
  const head = await checkBackup(path);
  progress(0.3);
  if (head.migrations > countOwnMigrations())
    throw new BackupError('the backup is of a newer version of this software: update it first');
  const present = await countMigrations(database.db);
  if (present > head.migrations && !(await hasNoRows(database)))
    throw new BackupError('the database is not empty: restore into a new one');
  if (present > head.migrations)
    throw new BackupError('the backup is of an older version: restore it into a database that no shop has used yet');
  await migrate(database, head.migrations);
  if (!(await hasNoRows(database))) throw new BackupError('the database is not empty: restore into a new one');
  const rows = await database.longRunning.transaction((tx) => writeAll(tx, path));
  progress(0.9);
  await migrate(database);
  if (!live) {
    const now = await readDatabaseTime(database.longRunning);
    await database.longRunning.transaction((tx) => markAsCopy(tx, now));
  }
  await makeStatistics(database.longRunning);
  progress(1);
  return { rows, createdAt: head.createdAt };
}

/** Secrets are created by the first start, before there is a store. */
async function hasNoRows({ db }: OpenDatabase): Promise<boolean> {
  for (const table of await findTables(db)) {
    if (table.name !== 'secrets' && !(await isEmpty(db, table))) return false;
  }
  return true;
}

async function writeAll(tx: Tx, path: string): Promise<number> {
  const tables = new Map((await findTables(tx)).map((table) => [table.name, table]));
  await switchTriggers(tx, [...tables.values()], 'disable');
  await deleteSecrets(tx);
  let count = 0;
  let current: StoredTable | undefined;
  let waiting: string[] = [];
  let bytes = 0;
  const flush = async () => {
    if (current && waiting.length > 0) await writeRows(tx, current, waiting);
    count += waiting.length;
    waiting = [];
    bytes = 0;
  };
  for await (const line of readLines(path)) {
    if (line.startsWith('{"format":') || line.startsWith('{"lines":')) continue;
    if (line.startsWith('{"table":')) {
      await flush();
      const { table, columns } = JSON.parse(line) as { table: string; columns: string[] };
      const known = tables.get(table);
      if (!known) throw new BackupError(`the backup has a table ${table} that this version does not know`);
      current = { ...known, columns };
      continue;
    }
    waiting.push(line);
    bytes += line.length;
    // Categories refer to each other, so they are written together.
    if (current?.name !== 'categories' && (waiting.length >= ROWS || bytes >= BYTES)) await flush();
  }
  await flush();
  for (const table of tables.values()) await continueNumbers(tx, table);
  await switchTriggers(tx, [...tables.values()], 'enable');
  return count;
}
