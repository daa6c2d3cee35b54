import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  animatedWebpWithNotes,
  gifWithNotes,
  jpegWithNotes,
  NOTE,
  pngWithNotes,
  webpWithNotes,
} from '../../../testing/pictures-with-notes.ts';
import { examinePicture } from '../decode-picture.ts';
import { stripPicture, type WebFormat } from './strip-picture.ts';

const paint = (): Sharp =>
  sharp({
    create: {
      width: 48,
      height: 32,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 99, sigma: 40 },
    },
  });
const pixelsOf = (file: Uint8Array) => sharp(file, { animated: true }).raw().toBuffer();

describe.each([
  ['png', () => pngWithNotes(paint()), true],
  ['jpeg', () => jpegWithNotes(paint()), true],
  ['webp', () => webpWithNotes(paint()), true],
  ['gif', () => gifWithNotes(paint()), false],
  ['webp', animatedWebpWithNotes, false],
] as const)('%s', (format: WebFormat, make: () => Promise<Buffer>, hasProfile: boolean) => {
  let file: Buffer;
  let stripped: Buffer;
  beforeAll(async () => {
    file = await make();
    stripped = stripPicture(format, file) ?? Buffer.alloc(0);
  });

  test('loses its texts and what follows its end, and keeps its pixels and colours', async () => {
    expect(file.includes(NOTE)).toBe(true);
    expect(stripped.includes(NOTE)).toBe(false);
    expect((await pixelsOf(stripped)).equals(await pixelsOf(file))).toBe(true);
    const { exif, xmp, iptc, comments, icc, pages, loop } = await sharp(stripped).metadata();
    expect({ exif, xmp, iptc, comments }).toEqual({});
    expect(icc !== undefined).toBe(hasProfile);
    const before = await sharp(file).metadata();
    expect([pages, loop]).toEqual([before.pages, before.loop]);
  });

  test('is stored like that, and is the same when it comes again', async () => {
    const checked = await examinePicture(file);
    expect(checked).toMatchObject({ contentType: `image/${format}`, content: stripped });
    expect(stripPicture(format, stripped)).toEqual(stripped);
    expect(stripPicture(format, Buffer.concat([stripped, Buffer.from('PK\x03\x04')]))).toEqual(stripped);
  });

  test('that is damaged or cut anywhere is stripped or refused, and never keeps more than it had', () => {
    const damage = fc.record({
      length: fc.nat(file.length),
      bytes: fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(damage, ({ length, bytes }) => {
        const other = Buffer.from(file);
        for (const [at, value] of bytes) other[at] = value;
        // The signature has been compared before.
        const cut = Buffer.concat([file.subarray(0, 13), other.subarray(13, Math.max(13, length))]);
        const kept = stripPicture(format, cut);
        // The trailer of a GIF is added where it is missing.
        expect(kept?.length ?? 0).toBeLessThanOrEqual(cut.length + 1);
      }),
      { numRuns: 500 },
    );
  });
});

test('a preview in the head of a JPEG is removed', async () => {
  const stripped = stripPicture('jpeg', await jpegWithNotes(paint()));
  expect(stripped?.subarray(2, 20).toString('latin1')).toBe('\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
});

test('a JPEG that the camera has turned is stored turned, at a high quality', async () => {
  const photo = await paint().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const checked = await examinePicture(photo);
  if (typeof checked === 'string') throw new Error(checked);
  expect(checked).toMatchObject({ contentType: 'image/webp', width: 32, height: 48 });
  expect(await sharp(checked.content).metadata()).not.toHaveProperty('exif');
});

test('a JPEG without its end is kept: browsers show it', async () => {
  const file = await paint().jpeg().toBuffer();
  const cut = file.subarray(0, file.length - 40);
  expect(stripPicture('jpeg', cut)).toEqual(cut);
});
