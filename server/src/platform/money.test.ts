import { expect, test } from 'vitest';
import { formatMoney, toMajor, toMinor, toMinorRounded } from './money.ts';

test.each([
  [24.5, 'USD', 2450],
  [0.1 + 0.2, 'USD', 30],
  [1128.4, 'USD', 112840],
  [500, 'JPY', 500],
  [1.234, 'TND', 1234],
])('%s %s is %i in minor units', (major, currency, minor) => {
  expect(toMinor(major, currency)).toBe(minor);
  expect(toMajor(minor, currency)).toBeCloseTo(major, 10);
});

test('amounts with more decimals than the currency are refused', () => {
  expect(toMinor(1.005, 'USD')).toBeNull();
  expect(toMinor(1.5, 'JPY')).toBeNull();
  expect(toMinorRounded(19.999, 'USD', Math.floor)).toBe(1999);
  expect(toMinorRounded(19.991, 'USD', Math.ceil)).toBe(2000);
});

test('money is formatted for the language (DATA-14)', () => {
  expect(formatMoney(112840, 'USD', 'en')).toBe('$1,128.40');
  expect(formatMoney(112840, 'USD', 'fr')).toBe('1\u00a0128,40\u00a0$');
  expect(formatMoney(500, 'JPY', 'en')).toBe('¥500');
});
