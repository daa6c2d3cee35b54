// Restores a backup into an empty shop, on either database: also from the embedded one to PostgreSQL.
import type { OpenDatabase, Tx } from '../platform/database/database.ts';
import { readDatabaseTime } from '../platform/database/in-transaction.ts';
import { countOwnMigrations, migrate } from '../platform/database/migrate.ts';
import { makeStatistics } from '../platform/database/table-statistics.ts';
import { BackupError } from './backup-error.ts';
import { readBackup, verifyBackup } from './backup-file.ts';
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
import { LEFT_OUT, withoutSecrets } from './left-out.ts';

export interface RestoreResult {
  readonly rows: number;
  readonly createdAt: string;
}

const ROWS = 500;
const LENGTH = 8 * 1024 * 1024;

/** `live`: the copy takes the place of the shop; otherwise it sends no mails and calls no payment provider. */
export async function restoreShop(
  database: OpenDatabase,
  path: string,
  { live, progress = () => {} }: { readonly live: boolean; readonly progress?: (share: number) => void },
): Promise<RestoreResult> {
  const { head } = await verifyBackup(path);
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
  const next = new NextNumbers();
  let count = 0;
  let current: StoredTable | undefined;
  let waiting: string[] = [];
  let length = 0;
  const flush = async () => {
    if (current && waiting.length > 0) await writeRows(tx, current, waiting);
    count += waiting.length;
    waiting = [];
    length = 0;
  };
  for await (const { table, row } of readBackup(path)) {
    if (table) {
      await flush();
      const known = tables.get(table.table);
      if (!known) throw new BackupError(`the backup has a table ${table.table} that this version does not know`);
      current = { ...known, columns: table.columns };
      next.atLeast(current, table.next ?? 1);
      continue;
    }
    if (!current) throw new BackupError('the backup has a row without a table');
    const kept = LEFT_OUT.has(current.name) ? undefined : withoutSecrets(current.name, row);
    if (kept === undefined) {
      next.follow(current, row);
      continue;
    }
    waiting.push(kept);
    length += kept.length;
    // Categories refer to each other, so they are written together.
    if (current.name !== 'categories' && (waiting.length >= ROWS || length >= LENGTH)) await flush();
  }
  await flush();
  for (const table of tables.values()) await continueNumbers(tx, table, next.of(table));
  await switchTriggers(tx, [...tables.values()], 'enable');
  return count;
}

/** The least number that the next row of each table may get. */
class NextNumbers {
  private readonly numbers = new Map<string, number>();

  of({ name }: StoredTable): number {
    return this.numbers.get(name) ?? 1;
  }

  atLeast(table: StoredTable, number: number): void {
    this.numbers.set(table.name, Math.max(this.of(table), number));
  }

  /** For a row that is left out. */
  follow(table: StoredTable, row: string): void {
    if (table.identity === null) return;
    const number = (JSON.parse(row) as Readonly<Record<string, unknown>>)[table.identity];
    if (typeof number === 'number') this.atLeast(table, number + 1);
  }
}
