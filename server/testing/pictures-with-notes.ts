// Pictures that carry more than pixels: texts in every place that their format has for them, and bytes after the end.
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Texts that must not be left in a file. */
export const NOTE = 'written by Ada at 43.65 N 79.38 W';

const bytes = (...parts: (string | number | Buffer)[]): Buffer =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : typeof part === 'number' ? Buffer.of(part) : part,
    ),
  );

const bigEndian = (value: number): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(value);
  return size;
};

const littleEndian = (value: number): Buffer => bigEndian(value).reverse();

const pngChunk = (type: string, data: Buffer): Buffer =>
  bytes(bigEndian(data.length), type, data, bigEndian(crc32(bytes(type, data))));

const jpegSegment = (kind: number, data: Buffer): Buffer =>
  bytes(0xff, kind, bigEndian(data.length + 2).subarray(2), data);

const webpChunk = (type: string, data: string): Buffer =>
  bytes(type, littleEndian(data.length), data, data.length % 2 ? 0 : '');

const EXIF = { IFD0: { Copyright: NOTE, ImageDescription: NOTE } };
const TAIL = Buffer.from(`<script>${NOTE}</script>`);

export async function pngWithNotes(picture: Sharp): Promise<Buffer> {
  const file = await picture.clone().withExif(EXIF).withIccProfile('p3').png().toBuffer();
  const afterHead = 33;
  return bytes(
    file.subarray(0, afterHead),
    pngChunk('tEXt', bytes(`Comment\0${NOTE}`)),
    pngChunk('zTXt', bytes('Comment\0\0', deflateSync(NOTE))),
    pngChunk('iTXt', bytes(`XML:com.adobe.xmp\0\0\0\0\0${NOTE}`)),
    pngChunk('prVt', bytes(NOTE)),
    pngChunk('tIME', bytes('\x07\xea\x0b\x12\0\0\0')),
    file.subarray(afterHead),
    TAIL,
  );
}

export async function jpegWithNotes(picture: Sharp): Promise<Buffer> {
  const file = await picture.clone().withExif(EXIF).withIccProfile('p3').jpeg({ progressive: true }).toBuffer();
  return bytes(
    file.subarray(0, 2),
    jpegSegment(0xe0, bytes('JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01', NOTE.slice(0, 3))),
    jpegSegment(0xfe, bytes(NOTE)),
    jpegSegment(0xe1, bytes(`http://ns.adobe.com/xap/1.0/\0${NOTE}`)),
    jpegSegment(0xed, bytes(`Photoshop 3.0\0${NOTE}`)),
    jpegSegment(0xe2, bytes(`MPF\0${NOTE}`)),
    0xff,
    file.subarray(2),
    TAIL,
  );
}

export async function webpWithNotes(picture: Sharp): Promise<Buffer> {
  const file = await picture.clone().withExif(EXIF).withIccProfile('p3').webp().toBuffer();
  return withRiffSize(bytes(file, webpChunk('XMP ', NOTE), webpChunk('note', `${NOTE}!`)), TAIL);
}

const withRiffSize = (file: Buffer, tail: Buffer): Buffer =>
  bytes(file.subarray(0, 4), littleEndian(file.length - 8), file.subarray(8), tail);

export async function gifWithNotes(picture: Sharp): Promise<Buffer> {
  const file = await picture.clone().gif().toBuffer();
  const afterColors = 13 + 3 * 2 ** (((file[10] ?? 0) & 7) + 1);
  const comment = bytes(0x21, 0xfe, NOTE.length, NOTE, 0);
  const application = bytes(0x21, 0xff, 11, 'XMP DataXMP', NOTE.length, NOTE, 0);
  const loop = bytes(0x21, 0xff, 11, 'NETSCAPE2.0', 3, 1, 0, 0, 0);
  return bytes(file.subarray(0, afterColors), comment, application, loop, file.subarray(afterColors), TAIL);
}

/** Two frames, each with a note of its own inside. */
export async function animatedWebpWithNotes(): Promise<Buffer> {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const file = await sharp(frames, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
  const at = file.indexOf('ANMF');
  const size = file.readUInt32LE(at + 4);
  const end = at + 8 + size + (size % 2);
  const inside = bytes(file.subarray(at + 8, end), webpChunk('note', NOTE));
  const frame = bytes('ANMF', littleEndian(inside.length), inside);
  return withRiffSize(bytes(file.subarray(0, at), frame, file.subarray(end)), TAIL);
}
