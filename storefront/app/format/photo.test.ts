import { expect, test } from 'vitest';
import { ownPath, pictureSet, pictureUrl } from './photo.ts';

test('a picture of the shop becomes a path, others are unchanged', () => {
  expect(ownPath('https://shop.test/static/a.webp', 'https://shop.test')).toBe('/static/a.webp');
  expect(ownPath('https://other.test/a.webp', 'https://shop.test')).toBe('https://other.test/a.webp');
  expect(ownPath('https://shop.test.evil/a.webp', 'https://shop.test')).toBe('https://shop.test.evil/a.webp');
});

test('offers no width above the original', () => {
  expect(pictureUrl('/a.webp', 320)).toBe('/a.webp?w=320');
  expect(pictureSet('/a.webp', 700)).toBe('/a.webp?w=320 320w, /a.webp?w=480 480w, /a.webp?w=640 640w');
  expect(pictureSet('/a.webp', 1600)).toMatch(/ 1280w, \/a\.webp\?w=1600 1600w$/);
  expect(pictureSet('https://other.test/a.webp', 700)).toBeUndefined();
});
