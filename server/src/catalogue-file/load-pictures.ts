// Pictures named by a catalogue file. They are read some at a time and not kept in memory: first to check them, and again
// those that are not stored yet.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { addPictures, findMediaIds } from '../media/media.ts';
import type { Queryable } from '../platform/database/database.ts';
import { CatalogueFileError } from './catalogue-file-error.ts';
import type { StepRunner } from './give-way.ts';

const MAX_PIXELS = 50_000_000;
const MAX_BYTES = 15 * 1024 * 1024;
const AT_ONCE = 4;
/** Formats that every browser shows. */
const WEB_FORMATS = ['jpeg', 'png', 'webp', 'gif'];
/** Of a picture that has to be written again. */
const QUALITY = 92;

export interface LoadedPicture {
  /** Of the stored content, so that an exported picture is the same when it is imported. */
  readonly hash: string;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

type ReadPicture = LoadedPicture & { readonly content: Uint8Array };

/** Readable pictures by the name used in the file. */
export async function loadPictures(names: readonly string[], folder: string): Promise<Map<string, LoadedPicture>> {
  const loaded = new Map<string, LoadedPicture>();
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const some = names.slice(start, start + AT_ONCE);
    const pictures = await Promise.all(some.map((name) => loadPicture(folder, name)));
    for (const [index, name] of some.entries()) {
      const picture = pictures[index];
      if (picture) loaded.set(name, picture);
    }
  }
  return loaded;
}

/** Saves pictures that are not stored yet, in their order, some at a time. */
export async function savePictures(
  db: Queryable,
  pictures: readonly LoadedPicture[],
  inSteps: StepRunner,
): Promise<void> {
  const known = await findMediaIds(
    db,
    pictures.map(({ hash }) => hash),
  );
  const saved = new Set(known.keys());
  const added = pictures.filter(({ hash }) => !saved.has(hash));
  for (let start = 0; start < added.length; start += AT_ONCE) {
    const some = added.slice(start, start + AT_ONCE).filter(({ hash }) => !saved.has(hash));
    await inSteps(async () => {
      for (const { hash } of await addPictures(db, await Promise.all(some.map(readAgain)))) saved.add(hash);
    });
  }
}

/** The content of a picture that was checked before. One that had to be written again is made once more. */
async function readAgain({ path, ...facts }: LoadedPicture): Promise<Omit<ReadPicture, 'path'>> {
  const content = await readFile(path).catch(() => undefined);
  if (content && hashOf(content) === facts.hash) return { ...facts, content };
  const made = await readPicture(path);
  if (made?.hash !== facts.hash) throw new CatalogueFileError([`the picture ${path} was changed during the import`]);
  return { ...facts, content: made.content };
}

/** Refuses paths outside the catalogue folder. */
async function loadPicture(folder: string, name: string): Promise<LoadedPicture | undefined> {
  if (basename(name) !== name) return undefined;
  const picture = (await readPicture(join(folder, 'images', name))) ?? (await readPicture(join(folder, name)));
  if (!picture) return undefined;
  const { content: _, ...facts } = picture;
  return facts;
}

/** What the file at this path is; undefined when it is no picture that can be shown. */
async function readPicture(path: string): Promise<ReadPicture | undefined> {
  const content = await readFile(path).catch(() => undefined);
  if (!content || content.length > MAX_BYTES) return undefined;
  const facts = await sharp(content, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => undefined);
  // SVG files can contain scripts. sharp applies the limit of pixels only when it decodes, so it is checked here.
  if (!facts?.format || facts.format === 'svg' || !facts.width || !facts.height) return undefined;
  const { format, width, height } = facts;
  if (width * height > MAX_PIXELS) return undefined;
  if (!canBeServed(facts)) return rewritten(path, content);
  return { hash: hashOf(content), contentType: `image/${format}`, width, height, path, content };
}

/** An original is sent as it is: a camera's notes, such as where the picture was taken, must not be in it. */
const canBeServed = ({ format, exif, xmp, iptc, orientation = 1 }: Metadata): boolean =>
  WEB_FORMATS.includes(format ?? '') && !exif && !xmp && !iptc && orientation === 1;

async function rewritten(path: string, content: Uint8Array): Promise<ReadPicture | undefined> {
  const made = await sharp(content, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!made) return undefined;
  const { width, height } = made.info;
  return { hash: hashOf(made.data), contentType: 'image/webp', width, height, path, content: made.data };
}

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16);
