import { expect, test } from 'vitest';
import { fingerprintWith } from '../platform/security/secret.ts';
import { couponNames, normalizeEmail } from './coupon-customer.ts';

test.each([
  ['capitals and spaces', ' Ann@Example.COM ', 'ann@example.com'],
  ['a tag', 'ann+shop+2@example.com', 'ann@example.com'],
  ['dots at Gmail', 'a.n.n@gmail.com', 'ann@gmail.com'],
  ['the other Gmail', 'Ann+x@GoogleMail.com', 'ann@gmail.com'],
  ['wide letters', 'ａｎｎ@ｅｘａｍｐｌｅ.com', 'ann@example.com'],
  ['composed letters', 'e\u0301lan@example.com', '\u00e9lan@example.com'],
  ['a domain in its own script', 'ann@bücher.example', 'ann@xn--bcher-kva.example'],
  ['the same as it travels', 'ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
  ['a final dot', 'ann@example.com.', 'ann@example.com'],
  ['invisible characters', 'a\u200bnn@example.com', 'ann@example.com'],
])('spellings of %s are normalized', (_, typed, plain) => {
  expect(normalizeEmail(typed)).toBe(plain);
});

test('different mailboxes stay different', () => {
  expect(normalizeEmail('a.nn@example.com')).not.toBe(normalizeEmail('ann@example.com'));
  expect(normalizeEmail('+tag@example.com')).not.toBe(normalizeEmail('@example.com'));
});

test('an address is stored as a keyed hash, once, beside the account', () => {
  const emails = ['a.nn@gmail.com', 'ann@googlemail.com'];
  const names = couponNames({ customerId: 7, emails }, fingerprintWith('secret'));
  expect(names).toEqual([expect.stringMatching(/^address:[\w-]{43}$/), 'customer:7']);
  expect(couponNames({ customerId: null, emails }, fingerprintWith('other'))).not.toContain(names[0]);
});
