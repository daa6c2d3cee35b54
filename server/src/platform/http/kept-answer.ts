// A public answer as the bytes that leave.
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

export class KeptAnswer {
  readonly body: Buffer;
  readonly tags: ReadonlySet<string>;
  readonly etag: string;
  /** Done each time the answer is given. */
  readonly afterwards: readonly (() => Promise<void>)[];
  private readonly packed = new Map<Encoding, Buffer>();

  constructor(body: string | Uint8Array, tags: ReadonlySet<string>, afterwards: readonly (() => Promise<void>)[]) {
    this.body =
      typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    this.tags = tags;
    this.afterwards = afterwards;
    this.etag = `"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`;
  }

  /** Packed on first use: pages in this process never ask for it. */
  as(encoding: Encoding): Buffer {
    if (encoding === 'identity') return this.body;
    let bytes = this.packed.get(encoding);
    if (!bytes) {
      bytes =
        encoding === 'br'
          ? brotliCompressSync(this.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
          : gzipSync(this.body);
      this.packed.set(encoding, bytes);
    }
    return bytes;
  }
}
