// The files that the shop makes in its data folder, and whether this process may use them. One start as another user, such as
// root, leaves files that the next one cannot open.
import { accessSync, constants, existsSync, lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from './start-error.ts';

/** Entries that the shop itself creates in a data folder. */
const OWN_ENTRIES = [
  'database',
  'database.unfinished',
  'pictures',
  'vitrine.lock',
  'vitrine.lock-journal',
  'commands.json',
];
/** Compiled code, without which the start only takes longer. */
const CACHE = 'compiled';

const OWNER_USES = 0o600;

export interface OwnFile {
  readonly path: string;
  readonly stats: Stats;
}

export interface ClosedFile {
  readonly path: string;
  readonly owner: string;
}

/** Everything the shop has made in the folder. A folder comes before its content. Links are not followed. */
export function* findOwnFiles(folder: string, entries = [...OWN_ENTRIES, CACHE]): Generator<OwnFile> {
  for (const name of entries) yield* findBelow(join(folder, name));
}

function* findBelow(path: string): Generator<OwnFile> {
  const stats = unlessHidden(() => lstatSync(path, { throwIfNoEntry: false }));
  if (!stats) return;
  yield { path, stats };
  const names = stats.isDirectory() ? unlessHidden(() => readdirSync(path)) : undefined;
  for (const name of names ?? []) yield* findBelow(join(path, name));
}

/** Undefined in another user's folder, or when another process has just removed it. */
function unlessHidden<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (['EACCES', 'ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

/** Files that the shop needs, and that this process may not read and write. */
export function findClosedFiles(folder: string): ClosedFile[] {
  const closed: ClosedFile[] = [];
  for (const { path, stats } of findOwnFiles(folder, OWN_ENTRIES))
    if (isClosed(path, stats)) closed.push({ path, owner: ownerOf(path) });
  return closed;
}

/** Refuses with one line to use a data folder that is none, or has files that this process may not use. */
export function requireUsable(folder: string): void {
  const place = resolve(folder);
  if (existsSync(place) && !statSync(place).isDirectory())
    throw new StartError(`DATA_DIR ${place} is a file. Set it to a folder.`);
  const [first] = findClosedFiles(place);
  if (first) throw new StartError(`${closedText(first)}. ${openAgain(place)}.`);
}

export const closedText = ({ path, owner }: ClosedFile): string =>
  `${path} belongs to ${owner}, and ${userName()} may not read and write it`;

/** Advice about files of another user. */
export const openAgain = (folder: string): string =>
  `Run the shop and its commands as one user only, and give that user the files: chown -R ${userName()} ${resolve(folder)}`;

/** One line about a file that could not be used; undefined for other errors. */
export function fileErrorLine(error: unknown): string | undefined {
  const code = codeOf(error);
  const path = error instanceof Error && 'path' in error ? String(error.path) : undefined;
  if (code === undefined || path === undefined || !(code in REASONS)) return undefined;
  const owner = code === 'EACCES' || code === 'EPERM' ? `: it belongs to ${ownerOf(path)}, not to ${userName()}` : '';
  return `${path} cannot be used, because ${REASONS[code]}${owner} (${code})`;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full for this user',
  ENOTDIR: 'a part of its path is a file',
  EISDIR: 'it is a folder',
  EEXIST: 'there is something else in its place',
  EIO: 'the disk has a fault',
};

/** Files that this process owns are not asked for one by one: there may be very many pictures. */
function isClosed(path: string, stats: Stats): boolean {
  const isOwn = stats.uid === process.getuid?.() && (stats.mode & OWNER_USES) === OWNER_USES;
  if (isOwn && !stats.isSymbolicLink()) return false;
  try {
    accessSync(path, constants.R_OK | constants.W_OK | (stats.isDirectory() ? constants.X_OK : 0));
    return false;
  } catch (error) {
    return codeOf(error) !== 'ENOENT';
  }
}

/** The owner of the file, or of the nearest folder above it that can be seen. */
function ownerOf(path: string): string {
  try {
    return nameOf(statSync(path).uid);
  } catch {
    const above = resolve(path, '..');
    return above === path ? 'another user' : ownerOf(above);
  }
}

const userName = (): string => nameOf(process.getuid?.() ?? -1);

function nameOf(uid: number): string {
  if (uid < 0) return 'this user';
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((user) => user.split(':')[2] === String(uid));
    return line?.split(':', 1)[0] ?? `user ${uid}`;
  } catch {
    return `user ${uid}`;
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;
