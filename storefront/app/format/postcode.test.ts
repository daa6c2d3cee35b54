import { expect, test } from 'vitest';
import { isPostcode, postcodeExample } from './postcode.ts';

test.each(['US', 'CA', 'FR', 'DE', 'GB', 'NL'])('the example for %s is one', (country) => {
  expect(isPostcode(country, postcodeExample(country))).toBe(true);
});

test('spaces, dashes and small letters are free', () => {
  expect(isPostcode('CA', 'h2x-1y4')).toBe(true);
  expect(isPostcode('US', '04101-1234')).toBe(true);
});

test('another country’s postcode is none', () => {
  expect(isPostcode('CA', '75011')).toBe(false);
  expect(isPostcode('US', 'SW1A 1AA')).toBe(false);
  expect(isPostcode('NL', '!')).toBe(false);
});
