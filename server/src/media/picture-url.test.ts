import { expect, test } from 'vitest';
import { acceptedFormat, offeredWidth } from './picture-url.ts';

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
