// Writes the whole shop, on either database, into one file, while it runs.

import { rename, rm, stat } from 'node:fs/promises';
import type { Tx } from '../platform/database/database.ts';
import { readDatabaseTime } from '../platform/database/in-transaction.ts';
import { lockFile } from '../platform/file-lock.ts';
import type { CommandContext } from '../store/store.ts';
import { BackupError } from './backup-error.ts';
import { type BackupLine, FORMAT, FORMAT_VERSION, type TableLine, verifyBackup, writeBackup } from './backup-file.ts';
import { countMigrations, findTables, readNextNumber, readRows, readSnapshot } from './backup-repository.ts';
import { LEFT_OUT, withoutSecrets } from './left-out.ts';

export interface BackupResult {
  readonly tables: number;
  readonly rows: number;
  readonly bytes: number;
}

interface BackupOptions {
  /** Whether the file is read back before it takes the place of an earlier one. */
  readonly verify?: boolean;
  readonly progress?: (share: number) => void;
}

/** Share of the time; reading needs no compression. */
const WRITING = 0.7;

export async function backupShop(
  { database }: Pick<CommandContext, 'database'>,
  path: string,
  { verify = true, progress = () => {} }: BackupOptions = {},
): Promise<BackupResult> {
  const counts = { tables: 0, rows: 0 };
  try {
    await replaceFile(path, async (part) => {
      await writeAll(database, part, counts, (share) => progress(verify ? share * WRITING : share));
      if (verify) await readBack(part, counts);
    });
  } catch (error) {
    throw describeError(error);
  }
  progress(1);
  return { ...counts, bytes: (await stat(path)).size };
}

type Counts = { tables: number; rows: number };

async function writeAll(
  { longRunning }: Pick<CommandContext, 'database'>['database'],
  path: string,
  counts: Counts,
  progress: (share: number) => void,
): Promise<void> {
  const createdAt = (await readDatabaseTime(longRunning)).toISOString();
  await longRunning.transaction(async (tx) => {
    await readSnapshot(tx);
    const migrations = await countMigrations(tx);
    const head = { format: FORMAT, version: FORMAT_VERSION, migrations, createdAt } as const;
    await writeBackup(path, head, linesOf(tx, counts, progress));
  });
}

async function* linesOf(tx: Tx, counts: Counts, progress: (share: number) => void): AsyncGenerator<BackupLine> {
  const tables = await findTables(tx);
  for (const table of tables) {
    const next = await readNextNumber(tx, table);
    yield {
      text: JSON.stringify({
        table: table.name,
        columns: table.columns,
        ...(next !== null && { next }),
      } satisfies TableLine),
    };
    if (!LEFT_OUT.has(table.name)) {
      for await (const rows of readRows(tx, table)) {
        for (const row of rows) {
          const text = withoutSecrets(table.name, row);
          if (text === undefined) continue;
          counts.rows += 1;
          yield { text, table: table.name };
        }
      }
    }
    counts.tables += 1;
    progress(counts.tables / tables.length);
  }
}

/** After the transaction: with the embedded database, requests wait for its end. */
async function readBack(part: string, { tables, rows }: Counts): Promise<void> {
  const found = await verifyBackup(part);
  if (found.tables !== tables || found.rows !== rows)
    throw new BackupError('the backup could not be read back; no backup was written');
}

function describeError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new BackupError('the disk is full; no backup was written');
  if (code === 'EEXIST')
    return new BackupError('another backup into this file is running, or was stopped: remove its .part file');
  if (code === 'EISDIR') return new BackupError('the path of the backup is a folder; name a file in it');
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new BackupError('the folder of the backup cannot be written');
  return error;
}

/**
 * Writes `path` by a second file, which takes its place when `write` has succeeded: an earlier backup stays until then. What
 * a killed process left of the second file is removed. On a disk without locks, that file itself keeps others away.
 */
export async function replaceFile(path: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${path}.part`;
  const lock = lockFile(`${path}.lock`);
  if (lock === 'busy') throw new BackupError('another backup into this file is running');
  try {
    if (lock !== 'unavailable') await rm(part, { force: true });
    await write(part);
    await rename(part, path);
  } catch (error) {
    // It belongs to another backup, where there are no locks.
    const isForeign = lock === 'unavailable' && error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isForeign) await rm(part, { force: true });
    throw error;
  } finally {
    if (lock !== 'unavailable') lock.release();
  }
}
