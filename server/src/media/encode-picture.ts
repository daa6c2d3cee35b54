import type { PictureFormat } from './picture-formats.ts';

/** Turns a picture into the width and format; undefined keeps its own width. */
export type PictureEncoder = (
  content: Uint8Array,
  width: number | undefined,
  format: PictureFormat,
) => Promise<Uint8Array>;

const QUALITY: Readonly<Record<PictureFormat, number>> = { avif: 64, webp: 86, jpeg: 86 };

export const encodePicture: PictureEncoder = async (content, width, format) => {
  const { default: sharp } = await import('sharp');
  // One thread and no cache: encoding happens beside requests and must not use all cores or keep memory.
  sharp.concurrency(1);
  sharp.cache(false);
  const picture = sharp(content).resize({ ...(width && { width }), withoutEnlargement: true });
  const options = format === 'avif' ? { quality: QUALITY.avif, effort: 3 } : { quality: QUALITY[format] };
  return picture.toFormat(format, options).toBuffer();
};
