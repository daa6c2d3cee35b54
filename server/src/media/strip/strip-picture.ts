// Pure: removes what is not the picture from a file, without touching its pixels: notes of cameras and programs, texts,
// previews, and whatever follows the end of the picture. Only the parts that are named here are kept. Colour profiles are:
// without them the colours would be wrong.

import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
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

const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const AROUND_DATA = 12;
/** Pixels, palette, transparency, colours, animation. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
);

function stripPng(file: Buffer): Buffer[] | undefined {
  const parts = [file.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  while (at + AROUND_DATA <= file.length) {
    const end = at + AROUND_DATA + file.readUInt32BE(at);
    if (end > file.length) return undefined;
    const type = file.toString('latin1', at + 4, at + 8);
    if (KEPT.has(type)) parts.push(file.subarray(at, end));
    if (type === 'IEND') return parts;
    at = end;
  }
  return undefined;
}
