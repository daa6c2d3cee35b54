import { expect, test } from 'vitest';
import { ruleMessages } from './rule-messages.ts';
import {
  city,
  company,
  email,
  firstName,
  newPassword,
  phone,
  postcode,
  repeatPassword,
  street,
  tidy,
} from './rules.ts';

const t = ruleMessages.en;

test('spaces are tidied, not counted', () => {
  expect(tidy('  12   Rue   Oberkampf ')).toBe('12 Rue Oberkampf');
  expect(firstName('   ', t)).toBe(t.firstName);
  expect(street(' a ', t)).toBe(t.street);
});

test('names are of any script and up to their length', () => {
  expect(firstName('Ångström-Łukasz O’Neil', t)).toBeNull();
  expect(firstName('李', t)).toBeNull();
  expect(firstName('x'.repeat(61), t)).toBe(t.firstName);
  expect(city('x'.repeat(80), t)).toBeNull();
  expect(company('', t)).toBeNull();
  expect(company('x'.repeat(101), t)).toBe(t.company);
});

test('an e-mail address has one @ and a dot behind it', () => {
  expect(email(' ann@example.com ', t)).toBeNull();
  expect(email('', t)).toBe(t.emailEmpty);
  for (const wrong of ['ann', 'ann@example', 'a@b@c.de', 'ann@.com', 'a nn@example.com', `${'x'.repeat(250)}@a.de`]) {
    expect(email(wrong, t), wrong).toBe(t.emailShape);
  }
});

test('a phone number may be left out, and written as people write it', () => {
  for (const right of ['', '+33 (0)1 23-45.67', '123456']) expect(phone(right, t), right).toBeNull();
  for (const wrong of ['12345', '1234567890123456', 'call me', '12+3456']) expect(phone(wrong, t), wrong).toBe(t.phone);
});

test('a postcode is one of its country', () => {
  const canada = { code: 'CA', name: 'Canada' };
  expect(postcode('h2x-1y4', t, canada)).toBeNull();
  expect(postcode(' ', t, canada)).toBe('Enter your postcode');
  expect(postcode('12345', t, canada)).toBe('Enter a postcode for Canada, such as H2X 1Y4');
  expect(postcode('12345', t, { code: '', name: '' })).toBeNull();
});

test('a password is long enough and not the first to be guessed', () => {
  expect(newPassword('', t, '')).toBe(t.passwordEmpty);
  expect(newPassword('seven77', t, '')).toBe(t.passwordShort);
  expect(newPassword('Password1', t, '')).toBe(t.passwordWeak);
  expect(newPassword('ann@example.com', t, 'Ann@Example.com ')).toBe(t.passwordWeak);
  expect(newPassword('correct horse', t, 'ann@example.com')).toBeNull();
  expect(repeatPassword('', t, 'correct horse')).toBe(t.repeatEmpty);
  expect(repeatPassword('correct hose', t, 'correct horse')).toBe(t.repeatDiffers);
  expect(repeatPassword('correct horse', t, 'correct horse')).toBeNull();
});
