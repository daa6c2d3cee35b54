import { checkAddress } from '@vitrine/contract/address/address-rules.ts';
import { messagesByField } from '@vitrine/contract/validation-issue.ts';
import { expect, test } from 'vitest';
import { emptyAddress } from './address.ts';
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

test('spaces are normalized', () => {
  expect(normalizeText('  12   Rue   Oberkampf ')).toBe('12 Rue Oberkampf');
});

test('six fields are required, and the state where there is a list', () => {
  expect(checkAddress(emptyAddress, facts(''))).toHaveLength(6);
  expect(checkAddress(home, facts('US'))).toEqual([]);
  expect(checkAddress({ ...home, stateProvince: 'Kent' }, facts('US', ['Maine']))).toEqual([
    { field: 'zone', code: 'zone.empty' },
  ]);
});

test('without formats of the server, issues have general words', () => {
  const issues = checkAddress({ ...home, city: '', postalCode: '!' }, facts('US'));
  expect(messagesByField(issues, 'en')).toEqual({
    city: 'Enter your town or city',
    postalCode: 'Enter a postcode for United States, such as 1234',
  });
});

test('with a format of the server, fields are named as in the country', () => {
  const format = {
    lines: ['{name}', '{address}', '{city}, {state} {postalCode}'],
    required: ['city' as const, 'postalCode' as const],
    city: { label: 'City', one: 'a city' },
    state: null,
    postalCode: { label: 'ZIP code', one: 'a ZIP code', pattern: '\\d{5}', example: '95014' },
    stateCodes: true,
  };
  const american = countryFacts('US', [{ code: 'US', name: 'United States', addressFormat: format }], { list: [] });
  expect(messagesByField(checkAddress({ ...home, city: '', postalCode: '4101' }, american), 'en')).toEqual({
    city: 'Enter a city',
    postalCode: 'Enter a ZIP code for United States, such as 95014',
  });
});

test('a password must be long enough and not common', () => {
  const codes = (password: string, emailAddress = '') =>
    checkPasswords({ password, repeatPassword: password }, emailAddress).map(({ code }) => code);
  expect(codes('')).toEqual(['password.empty', 'repeatPassword.empty']);
  expect(codes('seven77')).toEqual(['password.short']);
  expect(codes('Password1')).toEqual(['password.common']);
  expect(codes('ann@example.com', 'Ann@Example.com ')).toEqual(['password.common']);
  expect(codes('correct horse', 'ann@example.com')).toEqual([]);
});
