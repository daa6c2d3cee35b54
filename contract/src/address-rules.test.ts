import { expect, test } from 'vitest';
import { checkAddress, checkEmail, checkNames } from './address-rules.ts';

test.each(['ann@example.com', 'a.b+c@sub.example.co', 'é@exemple.fr', ' ann@example.com '])(
  '%s is an address',
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
])('%j is none', (given) => {
  expect(checkEmail(given, 'x')).toEqual([{ field: 'x', code: 'email.shape' }]);
});

test('an address that is empty is asked for', () => {
  expect(checkEmail(' ')).toEqual([{ field: 'email', code: 'email.empty' }]);
});

test('names are of any script and up to their length', () => {
  expect(checkNames({ firstName: 'Ångström-Łukasz O’Neil', lastName: '李' })).toEqual([]);
  expect(checkNames({ firstName: '   ', lastName: 'x'.repeat(61) }).map(({ code }) => code)).toEqual([
    'firstName.empty',
    'lastName.long',
  ]);
});

const problemsWith = (change: object) =>
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
    { known: true, name: 'Norway', hasZones: false },
  ).map(({ code }) => code);

test('a phone number may be left out, and written as people write it', () => {
  for (const phone of ['', '+33 (0)1 23-45.67', '123456', '030/123456'])
    expect(problemsWith({ phone }), phone).toEqual([]);
  for (const phone of ['12345', '1234567890123456', 'call me', '12+3456'])
    expect(problemsWith({ phone }), phone).toEqual(['phone.shape']);
});

test('what is too long is said at its own line', () => {
  expect(problemsWith({ city: 'x'.repeat(80), company: '', address2: 'x'.repeat(120) })).toEqual([]);
  expect(problemsWith({ city: 'x'.repeat(81), company: 'x'.repeat(101), address2: 'x'.repeat(121) })).toEqual([
    'company.long',
    'address2.long',
    'city.long',
  ]);
});
