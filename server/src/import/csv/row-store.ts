// The rows of a CSV file while it is read. Those of one product may stand anywhere, and hundreds of thousands of them do not
// fit into memory: they are written to a temporary file, and only where each begins is kept.
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CsvRow } from './read-csv.ts';

const WRITE_BYTES = 512 * 1024;

export class RowStore {
  private readonly folder: string;
  private readonly file: FileHandle;
  /** Where each row begins, and the end of the last one. */
  private readonly offsets: number[] = [0];
  private waiting: Buffer[] = [];
  private waitingBytes = 0;

  private constructor(folder: string, file: FileHandle) {
    this.folder = folder;
    this.file = file;
  }

  static async open(): Promise<RowStore> {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-rows-'));
    return new RowStore(folder, await open(join(folder, 'rows.ndjson'), 'wx+', 0o600));
  }

  /** Returns the number by which the row is read again. */
  async add({ line, cells }: CsvRow): Promise<number> {
    const bytes = Buffer.from(JSON.stringify([line, ...cells]));
    this.waiting.push(bytes);
    this.waitingBytes += bytes.length;
    this.offsets.push((this.offsets.at(-1) ?? 0) + bytes.length);
    if (this.waitingBytes >= WRITE_BYTES) await this.write();
    return this.offsets.length - 2;
  }

  async read(number: number): Promise<CsvRow> {
    if (this.waiting.length > 0) await this.write();
    const [from = 0, to = 0] = [this.offsets[number], this.offsets[number + 1]];
    const { buffer } = await this.file.read(Buffer.alloc(to - from), 0, to - from, from);
    const [line, ...cells] = JSON.parse(buffer.toString()) as [number, ...(readonly [string, string])[]];
    return { line, cells: new Map(cells) };
  }

  private async write(): Promise<void> {
    await this.file.appendFile(Buffer.concat(this.waiting));
    this.waiting = [];
    this.waitingBytes = 0;
  }

  async close(): Promise<void> {
    await this.file.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
