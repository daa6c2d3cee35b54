// Files of pictures in the sizes that browsers request. They may be deleted at any time and are then made again.

import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureSize, pictureFileName } from '../picture-formats.ts';

export class PictureFiles {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async has(size: PictureSize): Promise<boolean> {
    return access(this.pathOf(size)).then(
      () => true,
      () => false,
    );
  }

  read(size: PictureSize): Promise<Buffer | undefined> {
    return readFile(this.pathOf(size)).catch(() => undefined);
  }

  /** Writes a temporary file, then renames it: other processes never read half a picture. */
  async write(size: PictureSize, content: Uint8Array): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = this.pathOf(size);
    const temporary = `${path}.${process.pid}`;
    try {
      await writeFile(temporary, content, { mode: 0o600 });
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      throw error;
    }
  }

  private pathOf(size: PictureSize): string {
    return join(this.folder, pictureFileName(size));
  }
}
