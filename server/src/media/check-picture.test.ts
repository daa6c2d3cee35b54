import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkPicture } from './picture-process.ts';
import { formatBySignature } from './picture-signature.ts';

const paint = () => sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

test.each([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
  ['avif', 'image/webp'],
] as const)('%s is a picture, stored as %s', async (format, contentType) => {
  const file = await paint().toFormat(format).toBuffer();
  expect(formatBySignature(file)).toBe(format);
  expect(await checkPicture(file)).toMatchObject({ contentType, width: 40, height: 30 });
});

test.each([
  ['SVG', Buffer.from(SVG)],
  ['SVG with a name before it', Buffer.from(`<?xml version="1.0"?>${SVG}`)],
  ['compressed SVG', gzipSync(SVG)],
  ['PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['a first part of a signature', Buffer.from('RIFF')],
  ['a box without a size', Buffer.from('\0\0\0\0ftypavif')],
  ['nothing', Buffer.alloc(0)],
])('%s has no signature of a picture', async (_, file) => {
  expect(formatBySignature(file)).toBeUndefined();
  expect(await checkPicture(file)).toBe('picture.not-a-picture');
});

test('TIFF is no longer read', async () => {
  expect(await checkPicture(await paint().tiff().toBuffer())).toBe('picture.not-a-picture');
});

test('a decoder is chosen by the signature: what follows it cannot choose another', async () => {
  const file = Buffer.concat([Buffer.from('GIF89a'), Buffer.from(SVG)]);
  expect(await checkPicture(file)).toBe('picture.not-a-picture');
});

test('a password hash never waits for pictures: the process of the shop has no decoder (SECURITY-3)', async () => {
  // Turned pictures are decoded and written again. One thread: in this process, the hash would be the last.
  const large = await sharp({ create: { width: 2400, height: 2400, channels: 3, background: 'red' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const bombs = gzipSync(`<svg xmlns="http://www.w3.org/2000/svg">${'<rect filter="url(#a)"/>'.repeat(200_000)}</svg>`);
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../testing/check-beside-hash.ts')], {
    env: { UV_THREADPOOL_SIZE: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const files = [large, large, bombs, bombs].map((file) => file.toString('base64'));
  child.stdin.end(JSON.stringify(files));
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const { order, libraries } = JSON.parse(output) as { order: string[]; libraries: string[] };
  expect(libraries).toEqual([]);
  expect(order.toSorted()).toEqual([
    'password',
    'picture',
    'picture',
    'picture.not-a-picture',
    'picture.not-a-picture',
  ]);
}, 60_000);
