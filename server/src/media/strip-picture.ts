// Pure: removes what is not the picture from a file, without touching its pixels: notes of cameras and programs, texts,
// previews, and whatever follows the end of the picture. Only the parts that are named here are kept. Colour profiles are:
// without them the colours would be wrong.
import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

/** Formats that every browser shows. */
export type WebFormat = 'jpeg' | 'png' | 'webp' | 'gif';

const strippers: Readonly<Record<WebFormat, (file: Buffer) => Buffer[] | undefined>> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
};

/** Undefined if the file is not built as its format says. */
export function stripPicture(format: WebFormat, content: Uint8Array): Buffer | undefined {
  const parts = strippers[format](Buffer.from(content.buffer, content.byteOffset, content.length));
  return parts && Buffer.concat(parts);
}
