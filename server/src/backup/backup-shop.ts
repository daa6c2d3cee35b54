// Writes the whole shop, on either database, into one file, while it runs.
import { stat } from 'node:fs/promises';
import type { OpenDatabase, Tx } from '../platform/database/database.ts';
import { readDatabaseTime } from '../platform/database/in-transaction.ts';
import { BackupError } from './backup-error.ts';
import { type BackupHead, type BackupLine, FORMAT, FORMAT_VERSION, writeBackup } from './backup-file.ts';
import { countMigrations, findTables, readRows, readSnapshot } from './backup-repository.ts';

export interface BackupResult {
  readonly tables: number;
  readonly rows: number;
  readonly bytes: number;
}

/** Who is signed in, or may sign in by a link or a token: a backup, and a shop restored from it, gives nobody access. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'staff_sessions',
  'staff_challenges',
  'staff_passkey_challenges',
  'staff_links',
  'staff_tokens',
  'uploaded_imports',
  'uploaded_import_parts',
]);

interface BackupContext {
  readonly database: Pick<OpenDatabase, 'longRunning'>;
}

/** Pictures are large, so that few of them are read at once. */
const atOnceOf = (table: string): number => (table === 'media' ? 4 : 500);

export async function backupShop(
  { database }: BackupContext,
  path: string,
  progress: (share: number) => void = () => {},
): Promise<BackupResult> {
  const createdAt = (await readDatabaseTime(database.longRunning)).toISOString();
  const counts = { tables: 0, rows: 0 };
  try {
    await database.longRunning.transaction(async (tx) => {
      await readSnapshot(tx);
      await writeBackup(path, linesOf(tx, createdAt, counts, progress));
    });
  } catch (error) {
    throw describeFault(error);
  }
  return { ...counts, bytes: (await stat(path)).size };
}

async function* linesOf(
  tx: Tx,
  createdAt: string,
  counts: { tables: number; rows: number },
  progress: (share: number) => void,
): AsyncGenerator<BackupLine> {
  const migrations = await countMigrations(tx);
  const head: BackupHead = { format: FORMAT, version: FORMAT_VERSION, migrations, createdAt };
  yield { text: JSON.stringify(head) };
  const tables = (await findTables(tx)).filter(({ name }) => !LEFT_OUT.has(name));
  for (const table of tables) {
    yield { text: JSON.stringify({ table: table.name, columns: table.columns }) };
    for await (const rows of readRows(tx, table, atOnceOf(table.name))) {
      counts.rows += rows.length;
      for (const text of rows) yield { text, table: table.name };
    }
    counts.tables += 1;
    progress(counts.tables / tables.length);
  }
}

function describeFault(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC') return new BackupError('the disk is full; no backup was written');
  if (code === 'EEXIST')
    return new BackupError('another backup into this file is running, or was stopped: remove its .part file');
  if (code === 'ENOENT' || code === 'EACCES') return new BackupError('the folder of the backup cannot be written');
  return error;
}
