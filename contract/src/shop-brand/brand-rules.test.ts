import { expect, test } from 'vitest';
import { brandColors, grounds, isReadable, ownAccent, readableAccent, TEXT_CONTRAST } from './brand-rules.ts';
import { contrastOf, hexOf, leastContrast } from './colors.ts';

/** Colours all around, also pale, dark and grey ones. */
const anyColors = Array.from({ length: 12 }, (_, step) => (step * Math.PI) / 6).flatMap((hue) =>
  [0.25, 0.45, 0.65, 0.9].flatMap((lightness) => [0, 0.08, 0.3].map((chroma) => hexOf({ lightness, chroma, hue }))),
);

test('the colors of a shop without a brand are readable, and stay as they are', () => {
  expect(isReadable(ownAccent.light, 'light') && isReadable(ownAccent.dark, 'dark')).toBe(true);
  const own = brandColors({ accent: null, accentDark: '#ff0000' });
  expect([own.action, own.link.light, own.band]).toEqual([ownAccent, '#214482', '#0e244d']);
});

test('yellow is offered darker for the light theme, ink lighter for the dark one', () => {
  expect(isReadable('#ffd400', 'light')).toBe(false);
  expect(isReadable('#ffd400', 'dark')).toBe(true);
  expect(isReadable('#163264', 'dark')).toBe(false);
  for (const [color, theme] of [
    ['#ffd400', 'light'],
    ['#163264', 'dark'],
  ] as const)
    expect(isReadable(readableAccent(color, theme), theme)).toBe(true);
});

test('whatever the accent color is, all that follows from it can be read', () => {
  for (const color of anyColors) {
    const accent = readableAccent(color, 'light');
    for (const accentDark of [null, readableAccent(color, 'dark')]) {
      const colors = brandColors({ accent, accentDark });
      for (const theme of ['light', 'dark'] as const) {
        const onGrounds = [colors.action, colors.link, colors.textStrong].map((one) =>
          leastContrast(one[theme], grounds[theme]),
        );
        const onEachOther = [
          contrastOf(colors.onAction[theme], colors.action[theme]),
          contrastOf(colors.onAction[theme], colors.actionHover[theme]),
          contrastOf(colors.textStrong[theme], colors.tint[theme]),
          contrastOf(colors.onFooter, colors.footer[theme]),
          contrastOf('#ffffff', colors.band),
        ];
        for (const contrast of [...onGrounds, ...onEachOther])
          expect(contrast, `${accent} ${accentDark} ${theme}`).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        expect(leastContrast(colors.focus[theme], grounds[theme]), accent).toBeGreaterThanOrEqual(3);
      }
      expect(leastContrast(colors.focusOnTile, ['#efeae2', '#d7d3cb']), accent).toBeGreaterThanOrEqual(3);
    }
  }
});
