// Data on disk is private: mails, addresses, orders, and the token of the command channel.
import { chmodSync, existsSync, lstatSync } from 'node:fs';
import { findOwnFiles } from './own-files.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const PERMISSIONS = 0o7777;
/** Sticky bit of a shared folder such as /tmp. */
const STICKY = 0o1000;

/** New files of this process are readable by its user only. */
export const makeNewFilesPrivate = (): void => {
  process.umask(0o077);
};

/** Restricts a folder that an earlier version or another umask left readable. Files of other users are not changed. */
export function makePrivate(folder: string): void {
  if (!existsSync(folder)) return;
  if ((lstatSync(folder).mode & STICKY) === 0) restrictMode(folder, FOLDER_MODE);
  for (const { path, stats } of findOwnFiles(folder)) {
    if (stats.isSymbolicLink()) continue;
    const mode = stats.isDirectory() ? FOLDER_MODE : FILE_MODE;
    if ((stats.mode & PERMISSIONS) !== mode) restrictMode(path, mode);
  }
}

function restrictMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Another user's file, a disk without modes, or a picture that another process has just moved.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EPERM' && code !== 'ENOENT' && code !== 'EROFS' && code !== 'ENOTSUP') throw error;
  }
}
