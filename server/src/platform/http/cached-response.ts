// A public response as serialized bytes, compressed on demand.
import { hash } from 'node:crypto';
import { compress, ownBytes } from './compress.ts';
import type { Encoding } from './negotiate.ts';
import type { SerializedJson } from './serialized-json.ts';

export class CachedResponse {
  readonly body: Buffer;
  readonly tags: ReadonlySet<string>;
  /** From this moment on it is wrong. */
  readonly validUntil: Date | undefined;
  /** Runs each time the response is sent. */
  readonly afterResponse: readonly (() => Promise<void>)[];
  private readonly compressed = new Map<Encoding, Buffer>();
  private readonly mark: Buffer;
  private cachedEtag: string | undefined;

  constructor(
    { bytes, etagSource }: SerializedJson,
    tags: ReadonlySet<string>,
    afterwards: readonly (() => Promise<void>)[],
    validUntil: Date | undefined,
  ) {
    this.body = ownBytes(bytes);
    this.mark = etagSource === bytes ? this.body : ownBytes(etagSource);
    this.tags = tags;
    this.afterResponse = afterwards;
    this.validUntil = validUntil;
  }

  get etag(): string {
    this.cachedEtag ??= `"${hash('sha256', this.mark, 'base64url').slice(0, 22)}"`;
    return this.cachedEtag;
  }

  /** Compressed on first use: pages in this process use the uncompressed body. */
  encodedAs(encoding: Encoding): Buffer {
    if (encoding === 'identity') return this.body;
    const known = this.compressed.get(encoding);
    if (known) return known;
    const bytes = compress(this.body, encoding);
    this.compressed.set(encoding, bytes);
    return bytes;
  }
}
