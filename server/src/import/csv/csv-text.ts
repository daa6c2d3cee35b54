// Opens a CSV file of unknown origin: finds its encoding and its delimiter. It is read in parts, never as a whole.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { CatalogFileError } from '../../product-editing/entries/catalog-file-error.ts';
import { createIssue, issueAt } from '../../product-editing/entries/issue.ts';

export type Delimiter = ',' | ';' | '\t' | '|';
const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|'];
const START_BYTES = 64 * 1024;

export interface OpenedText {
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  readonly delimiter: Delimiter;
  /** The decoded text, without byte order mark. */
  read(): AsyncIterable<string>;
}

export async function openText(path: string): Promise<OpenedText> {
  const start = await readStart(path);
  const encoding = (await encodingOf(start, () => createReadStream(path))) ?? 'windows-1252';
  const text = new TextDecoder(encoding).decode(start, { stream: true });
  requireNoNul(text);
  return { encoding, delimiter: guessDelimiter(text), read: () => decode(createReadStream(path), encoding) };
}

/** A file with a NUL character is no text, and the database could not store it. */
function requireNoNul(text: string): string {
  if (text.includes('\0')) throw new CatalogFileError([issueAt(createIssue('not-text'))]);
  return text;
}

async function readStart(path: string): Promise<Uint8Array> {
  const file = await open(path).catch(() => undefined);
  if (!file) throw new CatalogFileError([issueAt(createIssue('file-not-found'), { file: path })]);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    if (bytesRead === 0) throw new CatalogFileError([issueAt(createIssue('file-empty'))]);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** By the byte order mark, else UTF-8 if every byte of the file can be read so. */
async function encodingOf(
  start: Uint8Array,
  read: () => Readable,
): Promise<'utf-8' | 'utf-16le' | 'utf-16be' | undefined> {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const part of read()) decoder.decode(part as Uint8Array, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch {
    return undefined;
  }
}

async function* decode(source: Readable, encoding: string): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding);
  for await (const part of source) yield requireNoNul(decoder.decode(part as Uint8Array, { stream: true }));
  yield decoder.decode();
}

/** The sign that stands most often between the cells of the first line. */
function guessDelimiter(text: string): Delimiter {
  const counts = new Map<Delimiter, number>();
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && /[\r\n]/.test(sign)) break;
    else if (!isQuoted && isDelimiter(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best?.[0] ?? ',';
}

const isDelimiter = (sign: string): sign is Delimiter => (DELIMITERS as readonly string[]).includes(sign);
