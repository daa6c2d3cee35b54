// Reads a ZIP file that somebody has sent. What it says about itself is not trusted: sizes are counted while it is unpacked.
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';

/** The file cannot be unpacked; the reason says why. */
export class ZipError extends Error {
  readonly reason: 'damaged' | 'encrypted' | 'too-many' | 'too-large' | 'path';

  constructor(reason: ZipError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

export interface ZipLimits {
  readonly maxFiles: number;
  /** The limit of all files together, unpacked. */
  readonly maxBytes: number;
  /** How many times larger the unpacked files may be than the ZIP file. */
  readonly maxRatio: number;
}

export interface ZipFile {
  /** With slashes; never leads out of its folder, and no part of it is too long for one. */
  readonly name: string;
  /** The unpacked content. Fails with a `ZipError` when the limits are exceeded or the content is damaged. */
  read(): AsyncIterable<Uint8Array>;
}

interface Listed {
  readonly name: string;
  readonly isLink: boolean;
  readonly flags: number;
  readonly method: number;
  readonly checksum: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const END = 0x06054b50;
const LISTED = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end record and the longest comment after it. */
const TAIL_BYTES = 22 + 0xffff;
const MAX_DIRECTORY_BYTES = 8 * 1024 * 1024;
const MAX_32 = 0xffffffff;
/** Letters of one step of a path. */
const MAX_NAME = 200;

/** Opens the file for the work with it; folders are left out. */
export async function withZip<T>(
  path: string,
  limits: ZipLimits,
  work: (files: readonly ZipFile[]) => Promise<T>,
): Promise<T> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const allowance = { bytes: Math.min(limits.maxBytes, size * limits.maxRatio) };
    const listed = await readDirectory(file, size, limits.maxFiles);
    const files = listed
      .filter(({ name }) => !name.endsWith('/'))
      .map((entry): ZipFile => ({ name: checkedName(entry), read: () => unpack(file, entry, size, allowance) }));
    return await work(files);
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new ZipError('damaged');
  return buffer;
}

async function readDirectory(file: FileHandle, size: number, maxFiles: number): Promise<Listed[]> {
  const length = Math.min(size, TAIL_BYTES);
  const tail = await readAt(file, size - length, length);
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (at < 0 || tail.length - at < 22 || tail.readUInt32LE(at) !== END) throw new ZipError('damaged');
  const count = tail.readUInt16LE(at + 10);
  const bytes = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  if (count > maxFiles) throw new ZipError('too-many');
  if (bytes > MAX_DIRECTORY_BYTES || start + bytes > size) throw new ZipError('damaged');
  const directory = await readAt(file, start, bytes);
  const listed: Listed[] = [];
  let position = 0;
  while (listed.length < count) {
    const entry = readListed(directory, position);
    listed.push(entry);
    position = entry.next;
  }
  return listed;
}

function readListed(directory: Buffer, at: number): Listed & { readonly next: number } {
  if (at + 46 > directory.length || directory.readUInt32LE(at) !== LISTED) throw new ZipError('damaged');
  const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
  const next = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  if (next > directory.length) throw new ZipError('damaged');
  return {
    name: directory.toString('utf8', at + 46, nameEnd).replaceAll('\\', '/'),
    // The upper half is the mode of a Unix file.
    isLink: directory.readUInt32LE(at + 38) >>> 28 === 0xa,
    flags: directory.readUInt16LE(at + 8),
    method: directory.readUInt16LE(at + 10),
    checksum: directory.readUInt32LE(at + 16),
    packed: directory.readUInt32LE(at + 20),
    size: directory.readUInt32LE(at + 24),
    offset: directory.readUInt32LE(at + 42),
    next,
  };
}

function checkedName({ name, isLink }: Listed): string {
  const steps = name.split('/');
  const leadsOut = steps.some((step) => step === '..' || step === '.' || step === '' || step.length > MAX_NAME);
  if (isLink || leadsOut || /^[a-z]:/i.test(name) || name.includes('\0')) throw new ZipError('path');
  return name;
}

/** `allowance`: shared by all files, so that many small ones are counted together. */
async function* unpack(
  file: FileHandle,
  { flags, method, checksum, packed, size, offset }: Listed,
  zipSize: number,
  allowance: { bytes: number },
): AsyncGenerator<Uint8Array> {
  if (flags & 1) throw new ZipError('encrypted');
  if ((method !== 0 && method !== 8) || [packed, size, offset].includes(MAX_32)) throw new ZipError('damaged');
  if (size > allowance.bytes) throw new ZipError('too-large');
  const head = await readAt(file, offset, 30);
  if (head.readUInt32LE(0) !== LOCAL) throw new ZipError('damaged');
  const start = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (start + packed > zipSize) throw new ZipError('damaged');
  let sum = 0;
  let bytes = 0;
  for await (const part of inflated(readRange(file, start, packed), method)) {
    bytes += part.length;
    allowance.bytes -= part.length;
    if (allowance.bytes < 0) throw new ZipError('too-large');
    sum = crc32(part, sum);
    yield part;
  }
  if (sum !== checksum || bytes !== size) throw new ZipError('damaged');
}

async function* readRange(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  const step = 64 * 1024;
  for (let done = 0; done < length; done += step) yield readAt(file, start + done, Math.min(step, length - done));
}

async function* inflated(source: AsyncIterable<Buffer>, method: number): AsyncGenerator<Buffer> {
  if (method === 0) {
    yield* source;
    return;
  }
  const input = Readable.from(source);
  const inflate = createInflateRaw();
  input.on('error', (error) => inflate.destroy(error));
  try {
    yield* input.pipe(inflate) as AsyncIterable<Buffer>;
  } catch (error) {
    throw error instanceof ZipError || (error as NodeJS.ErrnoException).syscall ? error : new ZipError('damaged');
  } finally {
    input.destroy();
    inflate.destroy();
  }
}
