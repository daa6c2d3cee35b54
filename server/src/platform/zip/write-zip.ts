// Writes a ZIP file while it is sent: nothing of it is kept but the names. Sizes follow each file, because they are not known
// before; a file may be longer than memory.
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';

interface WrittenEntry {
  readonly name: Buffer;
  readonly offset: number;
  readonly checksum: number;
  readonly packed: number;
  readonly size: number;
}

interface OpenEntry {
  readonly text: string;
  readonly name: Buffer;
  readonly offset: number;
  readonly deflate: DeflateRaw;
  /** Ends when all packed bytes are written. */
  readonly written: Promise<number>;
  checksum: number;
  size: number;
}

/** Names are UTF-8, and sizes follow the content. */
const FLAGS = 0x0808;
const DEFLATE = 8;
const VERSION = 45;
/** 1980-01-01, the first day that the format knows: two exports of the same shop are equal. */
const DAY = 0x0021;
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;
/** These are compressed already. */
const PACKED = /\.(jpe?g|png|webp|gif|avif)$/i;

export class ZipWriter {
  private readonly target: Writable;
  private readonly entries: WrittenEntry[] = [];
  private open: OpenEntry | undefined;
  private offset = 0;

  constructor(target: Writable) {
    this.target = target;
  }

  /** Adds to the file of this name, which is a new one unless it was the last. */
  async append(name: string, content: string | Uint8Array): Promise<void> {
    if (this.open?.text !== name) {
      await this.endEntry();
      await this.begin(name);
    }
    const { open } = this;
    if (!open) return;
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    open.checksum = crc32(bytes, open.checksum);
    open.size += bytes.length;
    if (!open.deflate.write(bytes)) await once(open.deflate, 'drain');
  }

  async end(): Promise<void> {
    await this.endEntry();
    const start = this.offset;
    for (const entry of this.entries) await this.write(directoryRecord(entry));
    await this.write(endRecord(this.entries.length, start, this.offset - start));
    this.target.end();
  }

  private async begin(text: string): Promise<void> {
    const name = Buffer.from(text);
    const { offset } = this;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(VERSION, 4);
    head.writeUInt16LE(FLAGS, 6);
    head.writeUInt16LE(DEFLATE, 8);
    head.writeUInt16LE(DAY, 12);
    head.writeUInt16LE(name.length, 26);
    await this.write(Buffer.concat([head, name]));
    const deflate = createDeflateRaw({ level: PACKED.test(text) ? 0 : 6 });
    this.open = { text, name, offset, deflate, written: this.pass(deflate), checksum: 0, size: 0 };
    // Awaited when the entry ends; until then an error must not count as unhandled.
    this.open.written.catch((error: Error) => deflate.destroy(error));
  }

  private async pass(deflate: DeflateRaw): Promise<number> {
    let packed = 0;
    for await (const part of deflate as AsyncIterable<Buffer>) {
      packed += part.length;
      await this.write(part);
    }
    return packed;
  }

  private async endEntry(): Promise<void> {
    const { open } = this;
    if (!open) return;
    this.open = undefined;
    open.deflate.end();
    const { name, offset, checksum, size } = open;
    const packed = await open.written;
    const tail = Buffer.alloc(16);
    tail.writeUInt32LE(0x08074b50, 0);
    tail.writeUInt32LE(checksum, 4);
    tail.writeUInt32LE(packed, 8);
    tail.writeUInt32LE(size, 12);
    await this.write(tail);
    this.entries.push({ name, offset, checksum, packed, size });
  }

  /** Waits for a slow reader, and fails when it has gone. */
  private async write(bytes: Buffer): Promise<void> {
    this.offset += bytes.length;
    if (this.target.destroyed) throw new Error('nobody reads the file any more');
    if (!this.target.write(bytes)) await once(this.target, 'drain', { signal: closing(this.target) });
  }
}

/** `drain` never comes when the reader has gone. */
function closing(target: Writable): AbortSignal {
  const abort = new AbortController();
  target.once('close', () => abort.abort());
  return abort.signal;
}

function directoryRecord({ name, offset, checksum, packed, size }: WrittenEntry): Buffer {
  const isFar = offset >= MAX_32;
  const extra = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(VERSION, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(DEFLATE, 10);
  head.writeUInt16LE(DAY, 14);
  head.writeUInt32LE(checksum, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE(isFar ? MAX_32 : offset, 42);
  return Buffer.concat([head, name, extra]);
}

/** With the record for large files, where the numbers of the first form are too small. */
function endRecord(count: number, start: number, length: number): Buffer {
  const isLarge = count >= MAX_16 || start >= MAX_32 || length >= MAX_32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, MAX_16), 8);
  end.writeUInt16LE(Math.min(count, MAX_16), 10);
  end.writeUInt32LE(Math.min(length, MAX_32), 12);
  end.writeUInt32LE(Math.min(start, MAX_32), 16);
  if (!isLarge) return end;
  const large = Buffer.alloc(56);
  large.writeUInt32LE(0x06064b50, 0);
  large.writeBigUInt64LE(44n, 4);
  large.writeUInt16LE(VERSION, 12);
  large.writeUInt16LE(VERSION, 14);
  large.writeBigUInt64LE(BigInt(count), 24);
  large.writeBigUInt64LE(BigInt(count), 32);
  large.writeBigUInt64LE(BigInt(length), 40);
  large.writeBigUInt64LE(BigInt(start), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(start + length), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([large, locator, end]);
}
