// One compressed file: a line about the backup, then for each table a line and its rows, at the end the checksum of all.
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';

export const FORMAT = 'vitrine-backup';
export const FORMAT_VERSION = 1;

export interface BackupHead {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** Number of migrations of the database. */
  readonly migrations: number;
  readonly createdAt: string;
}

interface BackupEnd {
  readonly lines: number;
  readonly sha256: string;
  /** Of the rows of each table: equal in two backups of equal shops, on either database. */
  readonly tables: Readonly<Record<string, string>>;
}

/** `table`: the table that a row is of; undefined for a line about the backup. */
export interface BackupLine {
  readonly text: string;
  readonly table?: string;
}

/** The file appears when it is complete; only its owner can read it. */
export async function writeBackup(path: string, lines: AsyncIterable<BackupLine>): Promise<void> {
  const part = `${path}.part`;
  async function* withEnd(): AsyncGenerator<string> {
    const hash = createHash('sha256');
    const hashOf = new Map<string, Hash>();
    let count = 0;
    for await (const { text, table } of lines) {
      const line = `${text}\n`;
      hash.update(line);
      if (table !== undefined) getOrAdd(hashOf, table).update(line);
      count += 1;
      yield line;
    }
    const tables = Object.fromEntries([...hashOf].map(([table, ofTable]) => [table, ofTable.digest('hex')]));
    yield `${JSON.stringify({ lines: count, sha256: hash.digest('hex'), tables } satisfies BackupEnd)}\n`;
  }
  try {
    await pipeline(Readable.from(withEnd()), createGzip(), createWriteStream(part, { mode: 0o600, flags: 'wx' }));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

function getOrAdd(hashes: Map<string, Hash>, table: string): Hash {
  const hash = hashes.get(table) ?? createHash('sha256');
  hashes.set(table, hash);
  return hash;
}

/** Reads the whole file once before anything is restored: a damaged one changes nothing. */
export async function checkBackup(path: string): Promise<BackupHead> {
  let head: BackupHead | undefined;
  const hash = createHash('sha256');
  let count = 0;
  let last: string | undefined;
  for await (const line of readLines(path)) {
    if (last !== undefined) {
      hash.update(`${last}\n`);
      count += 1;
    }
    head ??= parseHead(line);
    last = line;
  }
  const end = JSON.parse(last ?? '{}') as Partial<BackupEnd>;
  if (!head || end.lines !== count || end.sha256 !== hash.digest('hex'))
    throw new BackupError('the backup is damaged or was cut off: its checksum is wrong');
  return head;
}

function parseHead(line: string): BackupHead {
  try {
    const head = JSON.parse(line) as Partial<BackupHead>;
    if (head.format === FORMAT && head.version === FORMAT_VERSION) return head as BackupHead;
  } catch {
    // Reported below.
  }
  throw new BackupError('this is not a backup of this software, or one of a newer version');
}

/** All lines, also the first and the last. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const unzipped = createGunzip();
  const failed = pipeline(file, unzipped).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  );
  try {
    yield* createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY });
  } catch {
    // The reason is in `failed`.
  }
  const error = await failed;
  if (error?.code === 'ENOENT') throw new BackupError(`${path}: file not found`);
  if (error) throw new BackupError('the backup is damaged or was cut off');
}
