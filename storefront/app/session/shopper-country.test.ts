import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
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

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the chosen country is kept on the device', async () => {
  const browser = fakeBrowser();
  const { chosenCountry } = await import('./shopper-country.ts');
  expect(chosenCountry.read()).toBeNull();
  chosenCountry.set('FR');
  expect(browser.stored.get('vitrine.country')).toBe('FR');
  expect(chosenCountry.read()).toBe('FR');
});
