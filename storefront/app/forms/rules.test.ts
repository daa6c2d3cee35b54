import { messagesByField } from '@vitrine/contract/field-problems.ts';
import { expect, test } from 'vitest';
import { checkWrittenAddress, emptyAddress } from './address.ts';
import { checkPasswords, countryFacts, normalizeText } from './rules.ts';

const countries = [{ code: 'US', name: 'United States' }];
const home = {
  ...emptyAddress,
  country: 'US',
  firstName: ' Ann ',
  lastName: 'Lee',
  address: '1  Main Street',
  city: 'Portland',
  postalCode: '04101',
};
const facts = (code: string, zones: readonly unknown[] = []) => countryFacts(code, countries, { list: zones });

test('spaces are tidied', () => {
  expect(normalizeText('  12   Rue   Oberkampf ')).toBe('12 Rue Oberkampf');
});

test('six things must be given, and the state where there is a list of them', () => {
  expect(checkWrittenAddress(emptyAddress, facts(''))).toHaveLength(6);
  expect(checkWrittenAddress(home, facts('US'))).toEqual([]);
  expect(checkWrittenAddress({ ...home, stateProvince: 'Kent' }, facts('US', ['Maine']))).toEqual([
    { field: 'zone', code: 'zone.empty' },
  ]);
});

test('a postcode is said to be one of the country, by its name', () => {
  const problems = checkWrittenAddress({ ...home, postalCode: '4101' }, facts('US'));
  expect(messagesByField(problems, 'en')).toEqual({ postalCode: 'Enter a postcode for United States, such as 04101' });
});

test('a password is long enough and not the first to be guessed', () => {
  const codes = (password: string, emailAddress = '') =>
    checkPasswords({ password, repeatPassword: password }, emailAddress).map(({ code }) => code);
  expect(codes('')).toEqual(['password.empty', 'repeatPassword.empty']);
  expect(codes('seven77')).toEqual(['password.short']);
  expect(codes('Password1')).toEqual(['password.common']);
  expect(codes('ann@example.com', 'Ann@Example.com ')).toEqual(['password.common']);
  expect(codes('correct horse', 'ann@example.com')).toEqual([]);
});
