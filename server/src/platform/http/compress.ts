// Bytes of responses as caches keep them.
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from './negotiate.ts';

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const compressSlowly = promisify(brotliCompress);

/** Bytes that keep no other memory in use: Node cuts small and compressed buffers out of blocks of 64 kB. */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Compressed fast, for the first request. */
export function compress(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return bytes;
  return ownBytes(encoding === 'br' ? brotliCompressSync(bytes, brotli(5)) : gzipSync(bytes));
}

/** Compressed with the highest quality, which takes fifty times as long, in another thread. */
export const compressBest = async (bytes: Buffer): Promise<Buffer> =>
  ownBytes(await compressSlowly(bytes, brotli(constants.BROTLI_MAX_QUALITY)));
