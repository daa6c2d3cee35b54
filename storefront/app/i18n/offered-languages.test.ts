import { expect, test } from 'vitest';
import { languages } from './language.ts';
import { isOffered, offeredLanguages } from './offered-languages.ts';

const store = (defaultLanguage: string, ...codes: string[]) => ({
  defaultLanguage,
  supportedLanguages: codes.map((code, index) => ({ code, id: index + 1 })),
});

test('the own language of the store comes first, and one without messages is left out', () => {
  expect(offeredLanguages(store('fr', 'fr', 'xx', 'en'))).toEqual(['fr', 'en']);
  expect(offeredLanguages(store('fr', 'fr'))).toEqual(['fr']);
});

test('without a known language of the store, those of the site are offered', () => {
  expect(offeredLanguages(null)).toEqual(languages);
  expect(offeredLanguages(store('xx', 'xx'))).toEqual(languages);
});

test('only languages of the store have pages; the paths without a prefix always have', () => {
  expect(isOffered('fr', ['fr'])).toBe(true);
  expect(isOffered('de', ['en', 'fr'])).toBe(false);
  expect(isOffered('en', ['fr'])).toBe(true);
});
