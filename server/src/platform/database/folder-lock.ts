// PGlite does not lock its folder: two processes on one folder silently lose each other's rows. SQLite's file lock is
// held by the operating system and released when the process ends, so no stale lock remains.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(join(folder, 'vitrine.lock'));
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch {
    file.close();
    throw new StartError(
      `The data in ${folder} is in use by another Vitrine process. Stop it first, or choose another DATA_DIR.`,
    );
  }
  return () => file.close();
}
