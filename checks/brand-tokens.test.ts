// The rules of the brand know the colours of a shop without one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandColors, grounds } from '@vitrine/contract/shop-brand/brand-rules.ts';
import { expect, test } from 'vitest';

test('grounds and colors of a shop without a brand are those of its style sheet', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../ui/src/styles/tokens.css'), 'utf8');
  const own = brandColors({ accent: null, accentDark: null });
  const tokens = {
    page: { light: grounds.light[0], dark: grounds.dark[0] },
    surface: { light: grounds.light[1], dark: grounds.dark[1] },
    ...{
      action: own.action,
      'on-action': own.onAction,
      'action-hover': own.actionHover,
      link: own.link,
      tint: own.tint,
    },
    ...{ 'text-strong': own.textStrong, focus: own.focus, footer: own.footer },
  };
  for (const [name, { light, dark }] of Object.entries(tokens))
    expect(sheet).toContain(`--${name}: light-dark(${light}, ${dark});`);
  expect(sheet).toContain(`--sunken: light-dark(${grounds.light[2]},`);
  expect(sheet).toContain(`--raised: light-dark(#ffffff, ${grounds.dark[2]});`);
  for (const [name, color] of [
    ['focus-on-tile', own.focusOnTile],
    ['on-footer', own.onFooter],
    ['band', own.band],
  ])
    expect(sheet).toContain(`--${name}: ${color};`);
});
