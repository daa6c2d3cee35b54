import { describe, expect, test } from 'vitest';
import { readAmount } from './amount-input.ts';

const read = (text: string, digits = 2) => readAmount(text, 'EUR', digits, 'en');
const amount = (text: string, digits = 2) => {
  const typed = read(text, digits);
  return typed.kind === 'amount' ? typed.amount : typed.kind;
};

describe('amounts as they are typed', () => {
  test.each([
    ['24', '24.00'],
    ['24.5', '24.50'],
    ['24,5', '24.50'],
    ['24,50', '24.50'],
    ['1 234,50', '1234.50'],
    ['1\u202f234,50', '1234.50'],
    ['1\u00a0234.50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1’234.50', '1234.50'],
    ['1,234,567', '1234567.00'],
    ['1.234.567,8', '1234567.80'],
    ['1 234', '1234.00'],
    ['1234,5', '1234.50'],
    ['12345.60', '12345.60'],
    ['0,5', '0.50'],
    [',5', '0.50'],
    ['007', '7.00'],
    ['€ 12,50', '12.50'],
    ['12.50 €', '12.50'],
    ['12.50 EUR', '12.50'],
    ['  9  ', '9.00'],
    ['9.500', 'ambiguous'],
    ['12.5000', '12.50'],
    ['0.500', '0.50'],
  ])('%s is %s', (text, expected) => expect(amount(text)).toBe(expected));

  test.each([
    ['1,234', ['1234.00', '1.23']],
    ['1.234', ['1234.00', '1.23']],
    ['12,345', ['12345.00', '12.34']],
    ['999.999', ['999999.00', '999.99']],
  ])('%s is asked back', (text, readings) => expect(read(text)).toEqual({ kind: 'ambiguous', readings }));

  test('the readings are written in the language of the person', () => {
    expect(readAmount('1.234', 'EUR', 2, 'fr')).toEqual({ kind: 'ambiguous', readings: ['1234,00', '1,23'] });
    expect(readAmount('1.234', 'JPY', 0, 'de')).toEqual({ kind: 'ambiguous', readings: ['1234', '1'] });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['€', 'empty'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['abc', 'wrong'],
    ['1e3', 'wrong'],
    ['12.', 'wrong'],
    ['1,23,456', 'wrong'],
    ['1,2345.60', 'wrong'],
    ['1.234.56', 'wrong'],
    ['12 34', 'wrong'],
    ['1 234 5', 'wrong'],
    ['1,234.567.8', 'wrong'],
    ['1’234 567', 'wrong'],
    ['1,234,567.89.1', 'wrong'],
    ['١٢', 'wrong'],
    ['1234567890123', 'wrong'],
    ['24.555', 'ambiguous'],
    ['1234.567', 'decimals'],
    ['1 234,567', 'decimals'],
    ['0,005', 'decimals'],
  ])('%s is %s', (text, kind) => expect(read(text).kind).toBe(kind));

  test('decimals follow the currency', () => {
    expect(amount('1200', 0)).toBe('1200');
    expect(amount('12.5', 0)).toBe('decimals');
    expect(amount('12.50', 3)).toBe('12.500');
  });
});
