import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { SavedPicture } from '../media/media.ts';
import { savePicture } from '../media/media.ts';
import type { Tx } from '../platform/database/database.ts';
import type { CatalogueFile, FileCategory, FilePicture } from './catalogue-file-shape.ts';
import { fileOf } from './file-values.ts';

const MAX_PIXELS = 50_000_000;

export interface LoadedPicture {
  readonly name: string;
  readonly hash: string;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly content: Uint8Array;
}

/** Readable pictures by the name used in the file. */
export async function loadPictures(file: CatalogueFile, folder: string): Promise<Map<string, LoadedPicture>> {
  const names = new Set(picturesOf(file).map(fileOf));
  const loaded = await Promise.all([...names].map(async (name) => [name, await loadPicture(folder, name)] as const));
  return new Map(loaded.flatMap(([name, picture]) => (picture ? [[name, picture]] : [])));
}

export async function savePictures(
  tx: Tx,
  pictures: ReadonlyMap<string, LoadedPicture>,
): Promise<Map<string, SavedPicture>> {
  const saved = new Map<string, SavedPicture>();
  for (const [key, { name: _, ...picture }] of pictures) saved.set(key, await savePicture(tx, picture));
  return saved;
}

function picturesOf({ categories, products, pages, home }: CatalogueFile): FilePicture[] {
  const ofCategory = ({ image, children }: FileCategory): FilePicture[] => [
    ...(image ? [image] : []),
    ...children.flatMap(ofCategory),
  ];
  return [
    ...categories.flatMap(ofCategory),
    ...products.flatMap(({ images, variants }) => [...images, ...variants.flatMap((variant) => variant.images)]),
    ...pages.flatMap(({ image }) => (image ? [image] : [])),
    ...home.flatMap(({ images }) => images),
  ];
}

/** Refuses paths outside the catalogue folder. */
async function loadPicture(folder: string, name: string): Promise<LoadedPicture | undefined> {
  if (basename(name) !== name) return undefined;
  const content =
    (await readFile(join(folder, 'images', name)).catch(() => undefined)) ??
    (await readFile(join(folder, name)).catch(() => undefined));
  if (!content) return undefined;
  const { format, width, height } = await sharp(content, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => ({ format: undefined, width: undefined, height: undefined }));
  // SVG files can contain scripts.
  if (!format || format === 'svg' || !width || !height) return undefined;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { name, hash, contentType: `image/${format}`, width, height, content };
}
