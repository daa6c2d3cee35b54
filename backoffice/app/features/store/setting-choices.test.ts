import { expect, test } from 'vitest';
import { currencyChoices, languagesInOrder, offeredTimeZone, timeZoneChoices } from './setting-choices.ts';

test('choices are sorted by their names in the language', () => {
  expect(currencyChoices('fr').find(({ value }) => value === 'EUR')).toEqual({ value: 'EUR', name: 'Euro (EUR)' });
});

test('every time zone can be chosen once, also UTC', () => {
  const values = timeZoneChoices().map(({ value }) => value);
  expect(values).toContain('Europe/Berlin');
  expect(values.filter((value) => value === 'UTC')).toHaveLength(1);
});

test('the time zone of the computer is offered while none was chosen', () => {
  expect(offeredTimeZone('UTC', 'Europe/Paris')).toBe('Europe/Paris');
  expect(offeredTimeZone('America/Toronto', 'Europe/Paris')).toBe('America/Toronto');
});

test('the main language comes first', () => {
  expect(languagesInOrder('de', ['en', 'fr', 'de'])).toEqual(['de', 'en', 'fr']);
});
