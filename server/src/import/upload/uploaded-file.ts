// A file that staff have sent, on the disk of this process while it is read. A ZIP file becomes a folder.
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { throwDomainError } from '../../platform/domain-error.ts';
import { withZip, ZipError, type ZipFile, type ZipLimits } from '../../platform/zip/read-zip.ts';

const LIMITS: ZipLimits = { maxFiles: 30_000, maxBytes: 500 * 1024 * 1024, maxRatio: 100 };

/** By its ending, as for files on the merchant's machine. */
const ENDINGS = { table: /\.(csv|tsv|txt)$/i, yaml: /\.ya?ml$/i, zip: /\.zip$/i };

/** The name without a path or signs that a file system could misread. Refused when it is of no known kind. */
export function readFileName(given: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '').replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_').replace(/^[. ]+/, '');
  if (!Object.values(ENDINGS).some((ending) => ending.test(name)))
    return throwDomainError('import.unknown-file', { name: given });
  return name.slice(-120);
}

export interface OpenedUpload {
  /** The path of the file, or of the folder that a ZIP file contains. */
  readonly path: string;
  readonly isTable: boolean;
  /** Where the report about a file of another shop is written. */
  readonly report: string;
}

/** The folder is deleted after the work. */
export async function withUploadedFile<T>(
  name: string,
  content: AsyncIterable<Uint8Array>,
  work: (file: OpenedUpload) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-upload-'));
  try {
    const file = join(folder, name);
    await pipeline(Readable.from(content), createWriteStream(file, { mode: 0o600 }));
    const path = ENDINGS.zip.test(name) ? await unpack(file, join(folder, 'unpacked')) : file;
    return await work({ path, isTable: ENDINGS.table.test(path), report: join(folder, 'report') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Only what an import reads is unpacked; returns the folder, or the one table that is in it. */
async function unpack(file: string, folder: string): Promise<string> {
  await mkdir(join(folder, 'images'), { recursive: true });
  try {
    await withZip(file, LIMITS, async (files) => {
      for (const one of files) {
        const target = targetOf(one);
        if (target !== undefined) await writeFile(join(folder, target), one.read(), { flag: 'wx', mode: 0o600 });
      }
    });
  } catch (error) {
    if (error instanceof ZipError) throwDomainError(`import.zip-${error.reason}`);
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throwDomainError('import.zip-damaged');
    throw error;
  }
  const names = await readdir(folder);
  const [table, ...others] = names.filter((name) => ENDINGS.table.test(name));
  if (names.some((name) => ENDINGS.yaml.test(name))) return folder;
  return table !== undefined && others.length === 0 ? join(folder, table) : throwDomainError('import.zip-empty');
}

/** Texts in the folder itself, pictures in `images`: names of a ZIP file never become paths. */
function targetOf({ name }: ZipFile): string | undefined {
  const own = basename(name);
  if (own.startsWith('.') || name.startsWith('__MACOSX/')) return undefined;
  if (ENDINGS.yaml.test(own) || ENDINGS.table.test(own)) return own;
  return /\.(jpe?g|png|webp|gif|avif|tiff?)$/i.test(own) ? join('images', own) : undefined;
}
