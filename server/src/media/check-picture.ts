// Whether a file is a picture that can be shown, and the form in which it is stored. Every picture goes through here,
// whether it is imported or uploaded.
import { createHash } from 'node:crypto';
import { MAX_PICTURE_BYTES } from '@vitrine/contract/picture-limits.ts';
import type { Metadata } from 'sharp';

export const MAX_PIXELS = 50_000_000;
/** Of a picture in memory: the most pixels with four channels of 8 bits. Some pictures cannot be read row by row. */
const MAX_MEMORY_BYTES = 4 * MAX_PIXELS;
/** Formats that every browser shows. */
const WEB_FORMATS = ['jpeg', 'png', 'webp', 'gif'];
/** Of a picture that has to be written again. */
const QUALITY = 92;

export interface CheckedPicture {
  /** Of the stored content, so that an exported picture is the same when it is imported. */
  readonly hash: string;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly content: Uint8Array;
}

export type PictureProblem =
  | 'picture.not-a-picture'
  | 'file.too-large'
  | 'picture.too-many-pixels'
  | 'picture.too-deep';

/** By its content, whatever its name says. */
export async function checkPicture(content: Uint8Array): Promise<CheckedPicture | PictureProblem> {
  if (content.length > MAX_PICTURE_BYTES) return 'file.too-large';
  if (content.length === 0) return 'picture.not-a-picture';
  const { default: sharp } = await import('sharp');
  // Only the head is read here, so a picture that is too large is told apart from a file that is none.
  const facts = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  // SVG files can contain scripts.
  if (!facts?.format || facts.format === 'svg' || !facts.width || !facts.height) return 'picture.not-a-picture';
  const { format, width, height } = facts;
  if (width * height > MAX_PIXELS) return 'picture.too-many-pixels';
  if (width * height * bytesOfPixel(facts) > MAX_MEMORY_BYTES) return 'picture.too-deep';
  if (canBeServed(facts)) return { hash: pictureHash(content), contentType: `image/${format}`, width, height, content };
  const made = await sharp(content, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!made) return 'picture.not-a-picture';
  return {
    hash: pictureHash(made.data),
    contentType: 'image/webp',
    width: made.info.width,
    height: made.info.height,
    content: made.data,
  };
}

/** Channels of 8 or 16 bits; everything else takes 32 at most. */
const bytesOfPixel = ({ channels = 4, depth }: Metadata): number =>
  channels * (depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 4);

/** An original is sent as it is: a camera's notes, such as where the picture was taken, must not be in it. */
const canBeServed = ({ format, exif, xmp, iptc, orientation = 1 }: Metadata): boolean =>
  WEB_FORMATS.includes(format ?? '') && !exif && !xmp && !iptc && orientation === 1;

export const pictureHash = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
