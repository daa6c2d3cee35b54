// What the shop keeps on disk is nobody else's: mails, addresses, orders, and the secret of the command channel.
import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Of a folder that belongs to everybody, such as /tmp. */
const STICKY = 0o1000;

/** What lies in a data folder by our own hand. */
const OWN_ENTRIES = ['database', 'pictures', 'vitrine.lock', 'vitrine.lock-journal', 'commands.json'];

/** New files of this process are readable by its user only, whoever creates them. */
export const keepNewFilesPrivate = (): void => {
  process.umask(0o077);
};

/** Closes a folder that an earlier version, or another umask, has left open. What belongs to other users is left alone. */
export function closeToOthers(folder: string): void {
  if (!existsSync(folder)) return;
  if ((lstatSync(folder).mode & STICKY) === 0) tighten(folder, FOLDER_MODE);
  for (const name of OWN_ENTRIES) closeEntry(join(folder, name));
}

function closeEntry(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats || stats.isSymbolicLink()) return;
  tighten(path, stats.isDirectory() ? FOLDER_MODE : FILE_MODE);
  if (stats.isDirectory()) for (const name of readdirSync(path)) closeEntry(join(path, name));
}

function tighten(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Another user's file, or a disk without modes; or a picture that another process has just moved.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EPERM' && code !== 'ENOENT' && code !== 'EROFS' && code !== 'ENOTSUP') throw error;
  }
}
