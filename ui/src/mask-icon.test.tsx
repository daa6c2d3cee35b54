import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as icons from './icons.ts';
import { maskIcon } from './mask-icon.tsx';

const Search = maskIcon('search');

test('an icon is drawn by the style sheet and hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Search />)).toBe('<span aria-hidden="true" class="icon icon-search"></span>');
  expect(renderToStaticMarkup(<Search size={18} className="mt-px" />)).toContain('icon icon-search icon-18 mt-px');
});

test('every icon has an outline, and every outline an icon', () => {
  const styles = readFileSync(join(import.meta.dirname, 'styles/icon-shapes.css'), 'utf8');
  const outlined = [...styles.matchAll(/^\.icon-([a-z0-9-]+) \{\n {2}--icon: url\("data:image\/svg\+xml,/gm)].map(
    ([, name]) => name,
  );
  const used = Object.values(icons).map((Icon) => /icon-([a-z0-9-]+)/.exec(renderToStaticMarkup(<Icon />))?.[1]);
  expect(used.length).toBeGreaterThan(40);
  expect(outlined.toSorted()).toEqual(used.toSorted());
});
