// Reads a compressed file strictly: Node takes a file whose last bytes are missing or whose header was changed for a whole one.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { crc32, createGunzip, gzipSync } from 'node:zlib';
import { BackupError } from './backup-error.ts';

const HEADER_BYTES = 10;
/** The checksum and the length of the uncompressed bytes. */
const TRAILER_BYTES = 8;

/** Header of the files that this process compresses, as hexadecimal digits. */
export const OWN_HEADER = gzipSync('').subarray(0, HEADER_BYTES).toString('hex');
/** As written by Node on Linux, Windows and macOS: nothing but the last byte, the system, differs. */
const KNOWN_HEADERS: ReadonlySet<string> = new Set([
  OWN_HEADER,
  ...['03', '0a', '13'].map((system) => `1f8b08000000000000${system}`),
]);

const DAMAGED = 'the backup is damaged or was cut off';

export interface GzipContent {
  /** The first bytes of the file, as hexadecimal digits. */
  readonly header: string;
  /** The uncompressed bytes. Reading them to the end fails unless length and checksum are right. */
  readonly chunks: AsyncIterable<Buffer>;
}

export async function readGzip(path: string): Promise<GzipContent> {
  try {
    const { header, trailer } = await readEdges(path);
    if (!KNOWN_HEADERS.has(header)) throw new BackupError(DAMAGED);
    return { header, chunks: unzip(path, trailer) };
  } catch (error) {
    throw describeReadError(path, error);
  }
}

async function readEdges(path: string): Promise<{ header: string; trailer: Buffer }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size < HEADER_BYTES + TRAILER_BYTES) throw new BackupError(DAMAGED);
    const bytesAt = async (position: number, length: number) =>
      (await file.read(Buffer.alloc(length), 0, length, position)).buffer;
    return {
      header: (await bytesAt(0, HEADER_BYTES)).toString('hex'),
      trailer: await bytesAt(size - TRAILER_BYTES, TRAILER_BYTES),
    };
  } finally {
    await file.close();
  }
}

async function* unzip(path: string, trailer: Buffer): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  const gunzip = createGunzip();
  file.on('error', (error) => gunzip.destroy(error));
  // An error after the last chunk has no other listener.
  gunzip.on('error', () => {});
  let checksum = 0;
  let length = 0;
  try {
    for await (const chunk of file.pipe(gunzip) as AsyncIterable<Buffer>) {
      checksum = crc32(chunk, checksum);
      length = (length + chunk.length) % 2 ** 32;
      yield chunk;
    }
  } catch (error) {
    throw describeReadError(path, error);
  } finally {
    file.destroy();
  }
  if (trailer.readUInt32LE(0) !== checksum || trailer.readUInt32LE(4) !== length) throw new BackupError(DAMAGED);
}

function describeReadError(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === undefined) return error;
  if (code === 'ENOENT') return new BackupError(`${path}: file not found`);
  if (code.startsWith('Z_') || code === 'ERR_BUFFER_TOO_LARGE') return new BackupError(DAMAGED);
  return new BackupError(`${path} cannot be read (${code})`);
}
