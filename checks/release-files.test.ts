// A release leaves out some files of the installed packages and some documents.
import { expect, test } from 'vitest';
import { isForDevelopers, isUnused } from '../scripts/packages.mjs';

test('files that programs load are in a release', () => {
  const loaded = [
    '@electric-sql/pglite/dist/pg_trgm.tar.gz',
    '@electric-sql/pglite/dist/index.js',
    'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    '@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff',
    'react-dom/cjs/react-dom-server.node.production.js',
    'yaml/dist/index.js',
  ];
  const isLeftOut = (file: string) => {
    const path = `/shop/node_modules/${file}`;
    return isUnused(path) || isForDevelopers(path);
  };
  expect(loaded.filter(isLeftOut)).toEqual([]);
  expect(
    ['stripe/cjs/stripe.js', 'yaml/browser/index.js', 'zod/index.d.ts'].filter((file) => !isLeftOut(file)),
  ).toEqual([]);
});

test('the documents of a release come without the pictures of the README', () => {
  expect(isForDevelopers('/shop/docs/pictures/home.webp')).toBe(true);
  expect(['/shop/docs/operation.md', '/shop/docs/scale.svg'].filter(isForDevelopers)).toEqual([]);
});
