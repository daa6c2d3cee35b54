import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, compressBest, ownBytes } from './compress.ts';

const page = Buffer.from('<p>A mug of stoneware.</p>'.repeat(500));

test('bytes that a cache keeps hold no larger block of memory in use', async () => {
  const kept = [
    ownBytes(Buffer.from('{"id":1}')),
    compress(page, 'br'),
    compress(page, 'gzip'),
    await compressBest(page),
  ];
  for (const bytes of kept) expect(bytes.buffer.byteLength).toBe(bytes.length);
});

test('compressed bytes contain the same page', async () => {
  expect(brotliDecompressSync(compress(page, 'br'))).toEqual(page);
  expect(brotliDecompressSync(await compressBest(page))).toEqual(page);
  expect(gunzipSync(compress(page, 'gzip'))).toEqual(page);
  expect(compress(page, 'identity')).toBe(page);
});

test('bytes that are a block of their own are not copied', () => {
  const bytes = Buffer.allocUnsafeSlow(10);
  expect(ownBytes(bytes)).toBe(bytes);
});
