import { expect, test } from 'vitest';
import { changeValue, fieldText } from './change-value.ts';

const words = {
  nothing: 'empty',
  yes: 'yes',
  no: 'no',
  momentText: (moment: string) => `on ${moment.slice(0, 10)}`,
  amountText: (amount: string) => `$${Number(amount).toFixed(2)}`,
};

test('values are told in words', () => {
  expect(changeValue(null, words)).toBe('empty');
  expect(changeValue('', words)).toBe('empty');
  expect(changeValue(true, words)).toBe('yes');
  expect(changeValue(false, words)).toBe('no');
  expect(changeValue(0, words)).toBe('0');
  expect(changeValue(['a', null], words)).toBe('a, empty');
  expect(changeValue([], words)).toBe('empty');
  expect(changeValue({}, words)).toBe('empty');
  expect(changeValue('2026-11-25T03:15:46.546Z', words)).toBe('on 2026-11-25');
  expect(changeValue({ until: '2026-11-25T03:15:46.546Z' }, words)).toBe('until on 2026-11-25');
});

test('prices are amounts of money, also as part of a sale', () => {
  expect(changeValue(32.5, words, 'price')).toBe('$32.50');
  expect(changeValue('9.5', words, 'price')).toBe('$9.50');
  expect(changeValue({ price: '9.50', until: null }, words, 'special')).toBe('price $9.50');
  expect(changeValue(5, words, 'stock')).toBe('5');
  expect(changeValue(null, words, 'price')).toBe('empty');
});

test('long texts are shortened', () => {
  expect(changeValue('x'.repeat(200), words)).toBe(`${'x'.repeat(160)}…`);
});

test('fields have names, with their language', () => {
  const languageName = (code: string) => (code === 'fr' ? 'French' : code);
  expect(fieldText('name.fr', { name: 'Name' }, languageName)).toBe('Name (French)');
  expect(fieldText('price', { price: 'Price' }, languageName)).toBe('Price');
  expect(fieldText('options.color', {}, languageName)).toBe('options (color)');
  expect(fieldText('weight', {}, languageName)).toBe('weight');
});
