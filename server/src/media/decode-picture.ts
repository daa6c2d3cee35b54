// Decodes and encodes pictures. Runs in the process for pictures only.

import type { Metadata } from 'sharp';
import type { PictureFormat } from './picture-formats.ts';
import type { PictureEncoder } from './picture-process.ts';
import { type AcceptedFormat, formatBySignature } from './picture-signature.ts';
import {
  type CheckedPicture,
  MAX_PIXELS,
  type PictureBox,
  type PictureError,
  type PngPicture,
} from './picture-task.ts';
import { pictureHash } from './picture-url.ts';
import { stripPicture } from './strip/strip-picture.ts';

/** The library that decodes and encodes pictures. */
type Decoders = typeof import('sharp').default;

/** Names that libvips gives to the decoders of the accepted formats, from memory. */
const WANTED = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);

let loaded: Promise<Decoders> | undefined;

function loadDecoders(): Promise<Decoders> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Decoders> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: WANTED });
  // One thread and no cache: pictures are made beside requests and must not use all cores or keep memory.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** The limit of a picture in memory: the most pixels with four channels of 8 bits. Some pictures cannot be read row by row. */
const MAX_MEMORY_BYTES = 4 * MAX_PIXELS;
/** The quality of a picture that has to be written again. */
const REWRITTEN_QUALITY = 92;

/** Whether a file is a picture that can be shown, by its content, and the form in which it is stored. */
export async function examinePicture(content: Uint8Array): Promise<CheckedPicture | PictureError> {
  const format = formatBySignature(content);
  if (!format) return 'picture.not-a-picture';
  const sharp = await loadDecoders();
  // Only the head is read here, so a picture that is too large is told apart from a file that is none.
  const facts = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!facts?.width || !facts.height) return 'picture.not-a-picture';
  const { width, height } = facts;
  if (width * height > MAX_PIXELS) return 'picture.too-many-pixels';
  if (width * height * bytesOfPixel(facts) > MAX_MEMORY_BYTES) return 'picture.too-deep';
  const kept = keepAsItIs(format, facts, content);
  if (kept) return { hash: pictureHash(kept), contentType: `image/${format}`, width, height, content: kept };
  const made = await sharp(content, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .webp({ quality: REWRITTEN_QUALITY })
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

/**
 * An original is sent as it is stored: a camera's notes, such as where the picture was taken, must not be in it. A picture
 * that they turn is written again, turned; so is one that some browsers do not show.
 */
const keepAsItIs = (format: AcceptedFormat, { orientation = 1 }: Metadata, content: Uint8Array): Buffer | undefined =>
  format === 'avif' || orientation !== 1 ? undefined : stripPicture(format, content);

const QUALITY: Readonly<Record<PictureFormat, number>> = { avif: 64, webp: 86, jpeg: 86 };

/** Turns a picture into a width and format. */
export const resizePicture: PictureEncoder = async (content, width, format) => {
  const sharp = await loadDecoders();
  const picture = sharp(content).resize({ ...(width && { width }), withoutEnlargement: true });
  const options = format === 'avif' ? { quality: QUALITY.avif, effort: 3 } : { quality: QUALITY[format] };
  return picture.toFormat(format, options).toBuffer();
};

/** A larger one has photos or gradients in it, which few people see in 256 colours. */
const MANY_COLORS_BYTES = 40 * 1024;

/** Makes a picture as small as the box, never larger. Written again, it has nothing but its pixels. */
export async function fitPicture(content: Uint8Array, box: PictureBox): Promise<PngPicture> {
  const sharp = await loadDecoders();
  const fitted = sharp(content)
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb');
  const write = (palette: boolean) =>
    fitted.clone().png({ compressionLevel: 9, palette }).toBuffer({ resolveWithObject: true });
  const exact = await write(false);
  const { data, info } = exact.data.length > MANY_COLORS_BYTES ? await write(true) : exact;
  return { content: data, width: info.width, height: info.height };
}
