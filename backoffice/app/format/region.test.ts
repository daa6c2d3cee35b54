import { expect, test } from 'vitest';
import { asTitle, languageText } from './region.ts';

test('the name of a language begins with a capital letter where it stands alone', () => {
  expect(languageText('en', 'fr')).toBe('anglais');
  expect(asTitle(languageText('en', 'fr'), 'fr')).toBe('Anglais');
  expect(asTitle('', 'fr')).toBe('');
});
