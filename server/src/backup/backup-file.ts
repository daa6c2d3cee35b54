// One compressed file: a line about the backup, then for each table a line and its rows, at the end the checksum of all.
import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { readLines } from '../platform/text/read-lines.ts';
import { BackupError } from './backup-error.ts';
import { OWN_HEADER, readGzip } from './read-gzip.ts';

export const FORMAT = 'vitrine-backup';
export const FORMAT_VERSION = 1;

export interface BackupHead {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** Number of migrations of the database. */
  readonly migrations: number;
  readonly createdAt: string;
}

/** `gzipHeader`: the first bytes of the file, which no checksum covers. Files of earlier releases do not have it. */
type WrittenHead = BackupHead & { readonly gzipHeader?: string };

interface BackupEnd {
  readonly lines: number;
  readonly sha256: string;
  /** The hash of each table's rows: equal in two backups of equal shops, on either database. */
  readonly tables: Readonly<Record<string, string>>;
}

/** Begins the rows of a table. */
export interface TableLine {
  readonly table: string;
  readonly columns: readonly string[];
  /** The number that the next row would have got; missing in files of earlier releases. */
  readonly next?: number;
}

/** `table`: the table that a row is of; undefined for a line about a table. */
export interface BackupLine {
  readonly text: string;
  readonly table?: string;
}

/** A line about a table, or a row of the last one. */
export type BackupEntry =
  | { readonly table: TableLine; readonly row?: undefined }
  | { readonly table?: undefined; readonly row: string };

const DAMAGED = 'the backup is damaged or was cut off: its checksum is wrong';
const TABLE_START = Buffer.from('{"table":');

/** Only its owner can read the file. It must not exist, and is on the disk when the promise is fulfilled. */
export async function writeBackup(path: string, head: BackupHead, lines: AsyncIterable<BackupLine>): Promise<void> {
  async function* allLines(): AsyncGenerator<string> {
    const hash = createHash('sha256');
    const hashOf = new Map<string, Hash>();
    let count = 0;
    const next = (text: string): string => {
      hash.update(`${text}\n`);
      count += 1;
      return `${text}\n`;
    };
    yield next(JSON.stringify({ ...head, gzipHeader: OWN_HEADER } satisfies WrittenHead));
    for await (const { text, table } of lines) {
      if (table !== undefined) getOrAdd(hashOf, table).update(`${text}\n`);
      yield next(text);
    }
    const tables = Object.fromEntries([...hashOf].map(([table, ofTable]) => [table, ofTable.digest('hex')]));
    yield `${JSON.stringify({ lines: count, sha256: hash.digest('hex'), tables } satisfies BackupEnd)}\n`;
  }
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true });
  await pipeline(Readable.from(allLines()), createGzip(), file);
}

function getOrAdd(hashes: Map<string, Hash>, table: string): Hash {
  const hash = hashes.get(table) ?? createHash('sha256');
  hashes.set(table, hash);
  return hash;
}

export interface VerifiedBackup {
  readonly head: BackupHead;
  readonly tables: number;
  readonly rows: number;
}

/** Reads the whole file as a restore does: a damaged one is found before anything is changed. */
export async function verifyBackup(path: string): Promise<VerifiedBackup> {
  const { header, chunks } = await readGzip(path);
  const hash = createHash('sha256');
  const count = { lines: 0, tables: 0 };
  let head: WrittenHead | undefined;
  let last: Buffer | undefined;
  for await (const line of readLines(chunks)) {
    if (last) {
      hash.update(last).update('\n');
      count.lines += 1;
      if (isTableLine(last)) count.tables += 1;
    }
    head ??= parseHead(line);
    last = line;
  }
  const end = parseEnd(last);
  if (!head || end?.lines !== count.lines || end.sha256 !== hash.digest('hex')) throw new BackupError(DAMAGED);
  if (head.gzipHeader !== undefined && head.gzipHeader !== header) throw new BackupError(DAMAGED);
  return { head, tables: count.tables, rows: count.lines - count.tables - 1 };
}

const isTableLine = (line: Buffer): boolean => line.subarray(0, TABLE_START.length).equals(TABLE_START);

function parseHead(line: Buffer): WrittenHead {
  try {
    const head = JSON.parse(line.toString()) as Partial<WrittenHead>;
    if (head.format === FORMAT && head.version === FORMAT_VERSION) return head as WrittenHead;
  } catch {
    // Reported below.
  }
  throw new BackupError('this is not a backup of this software, or one of a newer version');
}

function parseEnd(line: Buffer | undefined): Partial<BackupEnd> | undefined {
  try {
    return JSON.parse(line?.toString() ?? '') as Partial<BackupEnd>;
  } catch {
    return undefined;
  }
}

/** The rows between the first and the last line. The caller has checked the file. */
export async function* readBackup(path: string): AsyncGenerator<BackupEntry> {
  const { chunks } = await readGzip(path);
  let position = 0;
  let before: Buffer | undefined;
  for await (const line of readLines(chunks)) {
    if (before && position > 1) yield entryOf(before);
    before = line;
    position += 1;
  }
}

const entryOf = (line: Buffer): BackupEntry =>
  isTableLine(line) ? { table: JSON.parse(line.toString()) as TableLine } : { row: line.toString() };
