import { expect, test } from 'vitest';
import { slugFrom } from './slug.ts';

test.each([
  ['Étagère Rebord', 'fr', 'etagere-rebord'],
  ['Cœur & Œuf', 'fr', 'coeur-oeuf'],
  ['Große Schüssel, ÄÖÜ', 'de', 'grosse-schuessel-aeoeue'],
  ['Große Schüssel', 'en', 'grosse-schussel'],
  ['Noël', 'fr', 'noel'],
  ['Łódź Ørsted', 'en', 'lodz-orsted'],
  ['緑', 'en', 'p-005c047d'],
])('the address of %s in %s', (name, language, expected) => {
  expect(slugFrom(name, language)).toBe(expected);
});
