import { expect, test } from 'vitest';
import { contrastOf, hexOf, nearestPassing, oklchOf } from './colors.ts';

test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#ffffff', '#ffffff')).toBe(1);
  // 0.299 of the light of white: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastOf('#0e244d', '#fcfaf7')).toBeCloseTo(14.63, 2);
});

test('a color keeps its value on the way to OKLCH and back', () => {
  for (const hex of ['#000000', '#ffffff', '#163264', '#a7bfe6', '#ff0000', '#00ff00', '#c0ffee'])
    expect(hexOf(oklchOf(hex))).toBe(hex);
});

test('a color that screens cannot show loses chroma, not lightness', () => {
  const shown = oklchOf(hexOf({ lightness: 0.5, chroma: 0.4, hue: 2 }));
  expect(shown.lightness).toBeCloseTo(0.5, 2);
  expect(shown.chroma).toBeLessThan(0.2);
});

test('a color with enough contrast stays as it is', () => {
  expect(nearestPassing('#163264', ['#fcfaf7'], 4.5)).toBe('#163264');
});

test.each([
  ['#e0c020', ['#fcfaf7', '#f4f0ea'], 4.5],
  ['#ff69b4', ['#ffffff'], 4.5],
  ['#ffffff', ['#ffffff'], 3],
  ['#163264', ['#0b1322', '#1a2740'], 4.5],
  ['#000000', ['#0b1322'], 4.5],
])(
  'the nearest to %s on %j passes, has its hue, and one that is a little nearer does not pass',
  (color, grounds, contrast) => {
    const nearest = nearestPassing(color, grounds, contrast);
    for (const ground of grounds) expect(contrastOf(nearest, ground)).toBeGreaterThanOrEqual(contrast);
    const [own, found] = [oklchOf(color), oklchOf(nearest)];
    if (own.chroma > 0.02 && found.chroma > 0.02) expect(Math.abs(own.hue - found.hue)).toBeLessThan(0.1);
    const nearer = hexOf({ ...own, lightness: found.lightness + 0.01 * Math.sign(own.lightness - found.lightness) });
    expect(Math.min(...grounds.map((ground) => contrastOf(nearer, ground)))).toBeLessThan(contrast);
  },
);
