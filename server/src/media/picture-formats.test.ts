import { expect, test } from 'vitest';
import { acceptedFormat, offeredWidth, type PictureSize, sizesInstead, sizesMadeAhead } from './picture-formats.ts';

test('the smallest format that the browser accepts is chosen', () => {
  const chrome = 'image/avif,image/webp,image/apng,*/*;q=0.8';
  expect(acceptedFormat(chrome, true)).toBe('avif');
  expect(acceptedFormat(chrome, false)).toBe('webp');
  expect(acceptedFormat('image/webp', true)).toBe('webp');
  expect(acceptedFormat('*/*', true)).toBe('jpeg');
  expect(acceptedFormat(undefined, true)).toBe('jpeg');
});

test('a width is one of the fixed ones, and never above the original', () => {
  expect(offeredWidth(undefined, 2000)).toBeUndefined();
  expect(offeredWidth(321, 2000)).toBe(480);
  expect(offeredWidth(5000, 2000)).toBeUndefined();
  expect(offeredWidth(960, 960)).toBeUndefined();
});

const brief = ({ width, format }: PictureSize) => `${width ?? 'own'} ${format}`;

test('made ahead: every width below that of the picture as WebP, and one JPEG; an original is never made again', () => {
  const hash = '0123456789abcdef';
  expect(sizesMadeAhead({ hash, width: 1600, contentType: 'image/webp' }).map(brief)).toEqual([
    '640 webp',
    '480 webp',
    '960 webp',
    '320 webp',
    '1280 webp',
    '640 jpeg',
  ]);
  expect(sizesMadeAhead({ hash, width: 400, contentType: 'image/jpeg' }).map(brief)).toEqual(['320 webp', 'own webp']);
  expect(sizesMadeAhead({ hash, width: 400, contentType: 'image/png' }).map(brief)).toContain('own jpeg');
});

test('a larger size stands in before a smaller one, and WebP for AVIF', () => {
  const hash = '0123456789abcdef';
  expect(sizesInstead({ hash, width: 640, format: 'avif' }).map(brief)).toEqual([
    '640 webp',
    '960 webp',
    '1280 webp',
    '1600 webp',
    'own webp',
    '480 webp',
    '320 webp',
  ]);
  expect(sizesInstead({ hash, width: undefined, format: 'jpeg' }).map(brief).slice(0, 2)).toEqual([
    'own jpeg',
    '1600 jpeg',
  ]);
});
