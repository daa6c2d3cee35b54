import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { maskIcon } from './mask-icon.tsx';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const Search = maskIcon('search');

test('an icon is drawn by the style sheet and hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Search />)).toBe('<span aria-hidden="true" class="icon icon-search"></span>');
  expect(renderToStaticMarkup(<Search size={18} className="mt-px" />)).toContain('icon icon-search icon-18 mt-px');
});

test('every icon has an outline at its place in the picture, and every outline an icon', () => {
  const sources = globSync('{ui/src,storefront/app,backoffice/app}/**/icons.ts', { cwd: root });
  const used = sources.flatMap((path) =>
    [...read(path).matchAll(/maskIcon\('([a-z0-9-]+)'\)/g)].map(([, name]) => name),
  );
  const networks = /socialNetworks = \[(.*)\]/.exec(read('storefront/app/layout/frame/frame-data.ts'))?.[1] ?? '';
  used.push(...[...networks.matchAll(/'(\w+)'/g)].map(([, name]) => name));
  expect(used.length).toBeGreaterThan(50);
  const styles = read('ui/src/styles/icon-shapes.css');
  const places = [...styles.matchAll(/^\.icon-([a-z0-9-]+) \{\n {2}--icon: (\d+);/gm)].map(([, name, at]) => [
    name,
    at,
  ]);
  expect(places.map(([name]) => name).toSorted()).toEqual([...new Set(used)].toSorted());
  const picture = read('ui/src/styles/icons.svg');
  const drawn = [...picture.matchAll(/^<g id="([a-z0-9-]+)".* transform="translate\(0 (\d+)\)">/gm)];
  // A gap of the height of an icon is between two of them.
  expect(drawn.map(([, name, y]) => [name, String(Number(y) / 48)])).toEqual(places);
  expect(styles).toContain(`--icon-count: ${drawn.length};`);
  expect(picture).toContain(`viewBox="0 0 24 ${drawn.length * 48 - 24}"`);
});
