// A public answer as the bytes that leave.
import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from './negotiate.ts';
import type { SerializedJson } from './serialized-json.ts';

export class CachedResponse {
  readonly body: Buffer;
  readonly tags: ReadonlySet<string>;
  /** Done each time the answer is given. */
  readonly afterwards: readonly (() => Promise<void>)[];
  private readonly packed = new Map<Encoding, Buffer>();
  private readonly mark: Buffer;
  private hashed: string | undefined;

  constructor(
    { bytes, mark }: SerializedJson,
    tags: ReadonlySet<string>,
    afterwards: readonly (() => Promise<void>)[],
  ) {
    this.body = bytes;
    this.mark = mark;
    this.tags = tags;
    this.afterwards = afterwards;
  }

  get etag(): string {
    this.hashed ??= `"${hash('sha256', this.mark, 'base64url').slice(0, 22)}"`;
    return this.hashed;
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
