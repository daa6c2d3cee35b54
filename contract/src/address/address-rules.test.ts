import { expect, test } from 'vitest';
import { type AddressFormat, generalFormat } from './address-format.ts';
import { checkAddress, checkEmail, checkNames } from './address-rules.ts';

test.each(['ann@example.com', 'a.b+c@sub.example.co', 'é@exemple.fr', ' ann@example.com '])(
  '%s is a valid e-mail address',
  (given) => {
    expect(checkEmail(given)).toEqual([]);
  },
);

test.each([
  'ann',
  'ann@nowhere',
  'a@b@c.de',
  'a b@c.de',
  'a@c.de\r\nBcc: x@y.z',
  'a@c.de,b@c.de',
  '<a@c.de>',
  'a@.de',
  `${'a'.repeat(250)}@c.de`,
])('%j is not a valid e-mail address', (given) => {
  expect(checkEmail(given, 'x')).toEqual([{ field: 'x', code: 'email.shape' }]);
});

test('an empty address is reported as missing', () => {
  expect(checkEmail(' ')).toEqual([{ field: 'email', code: 'email.empty' }]);
});

test('names may use any script, up to their maximum length', () => {
  expect(checkNames({ firstName: 'Ångström-Łukasz O’Neil', lastName: '李' })).toEqual([]);
  expect(checkNames({ firstName: '   ', lastName: 'x'.repeat(61) }).map(({ code }) => code)).toEqual([
    'firstName.empty',
    'lastName.long',
  ]);
});

const issuesWith = (change: object) =>
  checkAddress(
    {
      firstName: 'Ann',
      lastName: 'Lee',
      address: '1 Main',
      city: 'Oslo',
      postalCode: '0150',
      country: 'NO',
      ...change,
    },
    { known: true, name: 'Norway', hasZones: false, format: generalFormat(false) },
  ).map(({ code }) => code);

test('a phone number is optional and accepts common spellings', () => {
  for (const phone of ['', '+33 (0)1 23-45.67', '123456', '030/123456'])
    expect(issuesWith({ phone }), phone).toEqual([]);
  for (const phone of ['12345', '1234567890123456', 'call me', '12+3456'])
    expect(issuesWith({ phone }), phone).toEqual(['phone.shape']);
});

test('a value that is too long is reported at its own field', () => {
  expect(issuesWith({ city: 'x'.repeat(80), company: '', address2: 'x'.repeat(120) })).toEqual([]);
  expect(issuesWith({ city: 'x'.repeat(81), company: 'x'.repeat(101), address2: 'x'.repeat(121) })).toEqual([
    'company.long',
    'address2.long',
    'city.long',
  ]);
});

const german: AddressFormat = {
  ...generalFormat(false),
  city: { label: 'City', one: 'a city' },
  state: null,
  postalCode: { label: 'Postal code', one: 'a postal code', pattern: '\\d{5}', example: '26133' },
};
const issuesIn = (format: AddressFormat, change: object, hasZones = false, acceptsStateText = !hasZones) =>
  checkAddress(
    {
      firstName: 'Ann',
      lastName: 'Lee',
      address: '1 Main',
      city: 'Berlin',
      postalCode: '10115',
      country: 'DE',
      ...change,
    },
    { known: true, name: 'Germany', hasZones, acceptsStateText, format },
  );

test('a state is asked for only where addresses need one, and a form takes no text instead of a choice', () => {
  expect(issuesIn(german, {}, true)).toEqual([]);
  const american: AddressFormat = {
    ...german,
    required: [...german.required, 'state'],
    state: { label: 'State', one: 'a state' },
  };
  const choose = [{ field: 'zone', code: 'zone.choose', values: { one: 'a state' } }];
  expect(issuesIn(american, {}, true)).toEqual(choose);
  expect(issuesIn(american, { stateProvince: 'Kent' }, true)).toEqual(choose);
  expect(issuesIn(american, { stateProvince: 'Kent' }, true, true)).toEqual([]);
  expect(issuesIn(american, {}, true, true)).toEqual(choose);
  expect(issuesIn(american, { zone: 'ME' }, true)).toEqual([]);
  expect(issuesIn(american, { stateProvince: 'Kent' })).toEqual([]);
  expect(issuesIn(american, {})).toEqual([{ field: 'zone', code: 'field.missing', values: { one: 'a state' } }]);
});

test('a postcode is checked by the country’s pattern, and asked for by its name', () => {
  expect(issuesIn(german, { postalCode: '1011' })).toEqual([
    {
      field: 'postalCode',
      code: 'postalCode.form',
      values: { one: 'a postal code', country: 'Germany', example: '26133' },
    },
  ]);
  expect(issuesIn(german, { postalCode: ' ' })).toEqual([
    { field: 'postalCode', code: 'field.missing', values: { one: 'a postal code' } },
  ]);
});

test('a postcode may be left out where it is optional, and what was typed is not checked where there is none', () => {
  const optional: AddressFormat = { ...german, required: ['address', 'city'] };
  expect(issuesIn(optional, { postalCode: '' })).toEqual([]);
  expect(issuesIn(optional, { postalCode: 'x' })).toHaveLength(1);
  expect(issuesIn({ ...optional, postalCode: null }, { postalCode: 'x' })).toEqual([]);
});

test('a city is not asked for where the street holds it', () => {
  expect(issuesIn({ ...german, required: ['address'], city: null }, { city: '' })).toEqual([]);
  expect(issuesIn(german, { city: '' })).toEqual([{ field: 'city', code: 'field.missing', values: { one: 'a city' } }]);
});
