import { choice, count, date, decimal, flag, money, text } from '@vitrine/contract/fields/field.ts';
import { expect, test } from 'vitest';
import { readTyped, typedValue } from './typed-value.ts';

const german = { currency: 'EUR', digits: 2, locale: 'de-DE' };
const english = { currency: 'USD', digits: 2, locale: 'en-US' };

test.each([
  [money({}), '24,50', '24.50'],
  [money({}), '1.234,50 €', '1234.50'],
  [decimal({}), '0,125', 0.125],
  [decimal({}), '1.5', 1.5],
  [decimal({}), '1,2340', 1.234],
  [count({}), ' 1 200 ', 1200],
  [flag({}), 'false', false],
  [date({}), '2026-11-18', '2026-11-18'],
  [choice({ choices: ['matt'] }), 'matt', 'matt'],
  [text({ max: 9 }), ' oak ', 'oak'],
  [text({ max: 9 }), '  ', null],
  [money({}), '', null],
] as const)('%j: what is typed as "%s" is sent as %j', (field, typed, value) => {
  expect(readTyped(field, typed, german)).toEqual({ value });
});

test.each([
  [money({}), '-3', { kind: 'amount', typed: { kind: 'negative' } }],
  [decimal({}), 'half', { kind: 'number' }],
  [decimal({}), '-1', { kind: 'number' }],
  [decimal({ max: 10 }), '11', { kind: 'much', max: 10 }],
  [count({ max: 10 }), '11', { kind: 'much', max: 10 }],
  [count({}), '1,5', { kind: 'whole' }],
  [text({ max: 3 }), 'wood', { kind: 'long', max: 3 }],
  [text({ max: 14, pattern: 'gtin' }), '123', { kind: 'gtin' }],
] as const)('%j: "%s" is an issue', (field, typed, issue) => {
  expect(readTyped(field, typed, german)).toEqual({ issue });
});

test('a number that can be read in two ways is asked about, with two that cannot', () => {
  const read = readTyped(decimal({}), '1,234', german);
  expect(read).toMatchObject({ issue: { typed: { readings: ['1234,0000', '1,2340'] } } });
});

test('values are shown as the language writes them', () => {
  expect(typedValue('money', '1234.5', german)).toBe('1234,50');
  expect(typedValue('decimal', 1234.25, german)).toBe('1234,25');
  expect(typedValue('decimal', 1234.25, english)).toBe('1234.25');
  expect(typedValue('flag', false, english)).toBe('false');
  expect(typedValue('text', undefined, english)).toBe('');
});
