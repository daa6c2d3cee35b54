import { rename, rm } from 'node:fs/promises';
import { lockFile } from '../platform/file-lock.ts';
import { BackupError } from './backup-error.ts';

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
    // Of another backup, where there are no locks.
    const isForeign = lock === 'unavailable' && error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isForeign) await rm(part, { force: true });
    throw error;
  } finally {
    if (lock !== 'unavailable') lock.release();
  }
}
