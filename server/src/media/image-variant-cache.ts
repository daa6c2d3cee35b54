// Cache on disk for pictures in the requested size and format. AVIF takes a second to encode: the first request gets
// WebP, and AVIF is encoded in the background, one at a time.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFormat } from './picture-url.ts';

export interface Original {
  readonly hash: string;
  readonly content: Uint8Array;
}

export interface MadePicture {
  readonly format: PictureFormat;
  readonly content: Buffer;
}

const QUALITY: Readonly<Record<PictureFormat, number>> = { avif: 64, webp: 86, jpeg: 86 };

export class ImageVariantCache {
  private readonly folder: string;
  private readonly making = new Map<string, Promise<Buffer>>();
  private background: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(folder: string) {
    this.folder = folder;
  }

  async take(
    hash: string,
    width: number | undefined,
    format: PictureFormat,
    load: () => Promise<Original>,
  ): Promise<MadePicture> {
    const ready = await this.find(hash, width, format);
    if (ready) return { format, content: ready };
    if (format !== 'avif') return { format, content: await this.make(await load(), width, format) };
    const quick = await this.take(hash, width, 'webp', load);
    this.makeLater(load, width);
    return quick;
  }

  /** Waits for running work, so that nothing is written after shutdown. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.allSettled([this.background, ...this.making.values()]);
  }

  private find(hash: string, width: number | undefined, format: PictureFormat): Promise<Buffer | undefined> {
    return readFile(this.pathOf(hash, width, format)).catch(() => undefined);
  }

  private makeLater(load: () => Promise<Original>, width: number | undefined): void {
    this.background = this.background.then(async () => {
      if (this.closed) return;
      const original = await load();
      if (!(await this.find(original.hash, width, 'avif'))) await this.make(original, width, 'avif');
    });
    // If AVIF fails, the picture is still served as WebP.
    this.background = this.background.catch(() => {});
  }

  private make(original: Original, width: number | undefined, format: PictureFormat): Promise<Buffer> {
    const path = this.pathOf(original.hash, width, format);
    let made = this.making.get(path);
    if (!made) {
      made = this.draw(original, width, format, path).finally(() => this.making.delete(path));
      this.making.set(path, made);
    }
    return made;
  }

  private async draw(
    { content }: Original,
    width: number | undefined,
    format: PictureFormat,
    path: string,
  ): Promise<Buffer> {
    const { default: sharp } = await import('sharp');
    const picture = sharp(content).resize({ ...(width && { width }), withoutEnlargement: true });
    const options = format === 'avif' ? { quality: QUALITY.avif, effort: 3 } : { quality: QUALITY[format] };
    const bytes = await picture.toFormat(format, options).toBuffer();
    await mkdir(this.folder, { recursive: true });
    // Write to a temporary file, then rename: no partial reads. If the disk is full, serve uncached.
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, bytes)
      .then(() => rename(draft, path))
      .catch(() => {});
    return bytes;
  }

  private pathOf(hash: string, width: number | undefined, format: PictureFormat): string {
    return join(this.folder, `${hash}-${width ?? 'full'}.${format}`);
  }
}
