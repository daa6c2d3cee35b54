import { expect, test } from 'vitest';
import { type CountryHints, guessCountry } from './shopper-country.ts';

const guess = (hints: Partial<CountryHints>) =>
  guessCountry({
    served: ['US', 'CA', 'FR', 'GB', 'DE'],
    chosen: null,
    language: 'en',
    isDefaultLanguage: true,
    browserLanguages: ['en-US', 'en'],
    home: 'US',
    ...hints,
  });

test.each<[string, Partial<CountryHints>]>([
  ['US', {}],
  ['GB', { browserLanguages: ['en-GB', 'en'] }],
  ['FR', { chosen: 'FR' }],
  ['US', { chosen: 'NZ' }],
  // A German page in an American browser, and an Austrian one where the shop does not deliver to Austria.
  ['DE', { language: 'de', isDefaultLanguage: false }],
  ['DE', { language: 'de', isDefaultLanguage: false, browserLanguages: ['de-AT', 'en-US'] }],
  ['CA', { language: 'fr', isDefaultLanguage: false, browserLanguages: ['fr-CA', 'fr-FR'] }],
  ['FR', { browserLanguages: ['fr-FR', 'en'] }],
  ['US', { browserLanguages: ['nonsense_!', 'ja-JP'] }],
  ['US', { browserLanguages: [] }],
])('%s is guessed from %j', (country, hints) => {
  expect(guess(hints)).toBe(country);
});

test('without any known country there is none', () => {
  expect(guess({ served: [], home: null })).toBeNull();
});
