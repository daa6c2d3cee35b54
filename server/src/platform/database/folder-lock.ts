// PGlite does not lock its folder: two processes on one folder silently lose each other's rows. SQLite's file lock is
// held by the operating system and released when the process ends, so no stale lock remains.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

/** Another process holds the lock. */
const SQLITE_BUSY = 5;

export function lockFolder(folder: string): () => void {
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
