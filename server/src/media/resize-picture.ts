// Turns a picture into a width and format. Runs in the process for pictures only.
import type { PictureEncoder } from './encode-picture.ts';
import { loadDecoders } from './load-decoders.ts';
import type { PictureFormat } from './picture-formats.ts';

const QUALITY: Readonly<Record<PictureFormat, number>> = { avif: 64, webp: 86, jpeg: 86 };

export const resizePicture: PictureEncoder = async (content, width, format) => {
  const sharp = await loadDecoders();
  const picture = sharp(content).resize({ ...(width && { width }), withoutEnlargement: true });
  const options = format === 'avif' ? { quality: QUALITY.avif, effort: 3 } : { quality: QUALITY[format] };
  return picture.toFormat(format, options).toBuffer();
};
