// A lock that the operating system releases when the process ends, however it ends, so that no stale lock remains.
import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for a lock that another connection holds, in this process or in another one. */
const BUSY = 5;

/** Never opens a file that exists: closing it would release the locks that this process has on it. */
function addFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

const inodeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.ino;

/**
 * Locks by a file, which `release` removes. `busy`: somebody else holds the lock. `unavailable`: the file cannot be made, or
 * its disk has no locks.
 */
export function lockFile(path: string): { release(): void } | 'busy' | 'unavailable' {
  for (;;) {
    let lock: DatabaseSync | undefined;
    try {
      addFile(path);
      const inode = inodeOf(path);
      lock = new DatabaseSync(path);
      lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
      // The holder before may have removed the file after it was opened here: then the lock is on a file nobody else sees.
      if (inode !== undefined && inodeOf(path) === inode) return heldLock(path, lock);
      lock.close();
    } catch (error) {
      lock?.close();
      return error instanceof Error && 'errcode' in error && error.errcode === BUSY ? 'busy' : 'unavailable';
    }
  }
}

const heldLock = (path: string, lock: DatabaseSync) => ({
  release: () => {
    rmSync(path, { force: true });
    lock.close();
  },
});
