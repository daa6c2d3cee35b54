import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { type SavedPicture, savePictures as saveMedia } from '../media/media.ts';
import type { Tx } from '../platform/database/database.ts';
import type { CatalogueFile } from './catalogue-file-shape.ts';
import { pictureNamesOf } from './picture-order.ts';

const MAX_PIXELS = 50_000_000;
/** Formats that every browser shows. */
const WEB_FORMATS = ['jpeg', 'png', 'webp', 'gif'];
/** Of a picture that has to be written again. */
const QUALITY = 92;

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
  const names = pictureNamesOf(file);
  const loaded = await Promise.all(names.map(async (name) => [name, await loadPicture(folder, name)] as const));
  return new Map(loaded.flatMap(([name, picture]) => (picture ? [[name, picture]] : [])));
}

export async function savePictures(
  tx: Tx,
  pictures: ReadonlyMap<string, LoadedPicture>,
): Promise<Map<string, SavedPicture>> {
  const rows = [...pictures.values()].map(({ name: _, ...picture }) => picture);
  const byHash = await saveMedia(tx, rows);
  return new Map(
    [...pictures].flatMap(([key, { hash }]) => {
      const saved = byHash.get(hash);
      return saved ? [[key, saved]] : [];
    }),
  );
}

/** Refuses paths outside the catalogue folder. */
async function loadPicture(folder: string, name: string): Promise<LoadedPicture | undefined> {
  if (basename(name) !== name) return undefined;
  const content =
    (await readFile(join(folder, 'images', name)).catch(() => undefined)) ??
    (await readFile(join(folder, name)).catch(() => undefined));
  if (!content) return undefined;
  const facts = await sharp(content, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => undefined);
  // SVG files can contain scripts.
  if (!facts?.format || facts.format === 'svg' || !facts.width || !facts.height) return undefined;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const { format, width, height } = facts;
  if (!canBeServed(facts)) return rewritten(name, hash, content);
  return { name, hash, contentType: `image/${format}`, width, height, content };
}

/** An original is sent as it is: a camera's notes, such as where the picture was taken, must not be in it. */
const canBeServed = ({ format, exif, xmp, iptc, orientation = 1 }: Metadata): boolean =>
  WEB_FORMATS.includes(format ?? '') && !exif && !xmp && !iptc && orientation === 1;

async function rewritten(name: string, hash: string, content: Uint8Array): Promise<LoadedPicture | undefined> {
  const made = await sharp(content, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!made) return undefined;
  const { width, height } = made.info;
  return { name, hash, contentType: 'image/webp', width, height, content: made.data };
}
