import { expect, test } from 'vitest';
import { checkEmail } from './address-rules.ts';

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
