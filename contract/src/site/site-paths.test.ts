import { expect, test } from 'vitest';
import { barePath, languageOf, localPath } from './site-paths.ts';

test('reads the language from the first part of the path only (CONST-8)', () => {
  expect(languageOf('/fr')).toBe('fr');
  expect(languageOf('/fr/category/all')).toBe('fr');
  expect(languageOf('/FR/cart')).toBe('fr');
  expect(languageOf('/fruit')).toBe('en');
  expect(languageOf('/category/fr')).toBe('en');
});

test('puts a path behind /fr in French and leaves it alone in English (USE-10)', () => {
  expect(localPath('en', '/cart')).toBe('/cart');
  expect(localPath('fr', '/')).toBe('/fr');
  expect(localPath('fr', '/cart')).toBe('/fr/cart');
  expect(localPath('fr', '/?q=1')).toBe('/fr?q=1');
  expect(localPath('fr', '/search?q=a')).toBe('/fr/search?q=a');
});

test('finds the path behind the language', () => {
  expect(barePath('/fr')).toBe('/');
  expect(barePath('/fr/cart')).toBe('/cart');
  expect(barePath('/fruit')).toBe('/fruit');
});

test.each(['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '///evil.example'])(
  'the path %j stays on the site in every language',
  (path) => {
    expect(localPath('en', path)).toBe('/evil.example');
    expect(localPath('fr', path)).toBe('/fr/evil.example');
    expect(barePath(path)).toBe('/evil.example');
    expect(barePath(`/fr/${path}`)).toBe('/evil.example');
  },
);
