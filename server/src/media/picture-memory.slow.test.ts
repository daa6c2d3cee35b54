// Measures in a process of its own what a small file costs that becomes a large picture.
import { spawn } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { MAX_PICTURE_BYTES } from '@vitrine/contract/picture-limits.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { largePng } from '../../testing/large-png.ts';
import { MAX_PIXELS } from './picture-task.ts';

const program = join(import.meta.dirname, '../../testing/measure-picture.ts');
const MAX_MEGABYTES = 300;
const side = Math.floor(Math.sqrt(MAX_PIXELS));

async function measure(picture: Uint8Array): Promise<{ readonly result: string; readonly megabytes: number }> {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(picture);
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return JSON.parse(output) as { result: string; megabytes: number };
}

test.each([
  ['of the largest size', { width: side, height: side, depth: 8 }, 'stored'],
  ['that needs all its rows at once', { width: side, height: side, depth: 8, isInterlaced: true }, 'stored'],
  ['with twice as many bits', { width: side, height: side, depth: 16, isInterlaced: true }, 'picture.too-deep'],
  ['that says it is larger', { width: 30_000, height: 30_000, depth: 16, rows: 1000 }, 'picture.too-many-pixels'],
] as const)(
  'a picture %s costs less than 300 MB (SECURITY-3)',
  async (_, png, expected) => {
    const file = await largePng(png);
    expect(file.length).toBeLessThan(2_000_000);
    const { result, megabytes } = await measure(file);
    expect(result).toBe(expected);
    expect(megabytes).toBeLessThan(MAX_MEGABYTES);
  },
  60_000,
);

test('a picture of the most bytes costs less than 300 MB', async () => {
  const pixels = randomFillSync(new Uint8Array(2560 * 2560 * 3));
  const file = await sharp(pixels, { raw: { width: 2560, height: 2560, channels: 3 } })
    // Turned, so it is written again.
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  expect(file.length).toBeGreaterThan(0.9 * MAX_PICTURE_BYTES);
  const { result, megabytes } = await measure(file);
  expect(result).toBe('stored');
  expect(megabytes).toBeLessThan(MAX_MEGABYTES);
}, 60_000);
