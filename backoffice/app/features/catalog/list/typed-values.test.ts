import { expect, test } from 'vitest';
import { checkSale, readName, readStock } from './typed-values.ts';

test('names are trimmed and have 1 to 120 characters', () => {
  expect(readName('  Blue   cup ')).toEqual({ name: 'Blue cup' });
  expect(readName('   ')).toEqual({ issue: 'empty' });
  expect(readName('x'.repeat(121))).toEqual({ issue: 'long' });
});

test('stock is a whole number', () => {
  expect(readStock('0')).toEqual({ stock: 0 });
  expect(readStock(' 1 234 ')).toEqual({ stock: 1234 });
  for (const text of ['', '-1', '1.5', '1,5', '1.234', '1e3', 'ten'])
    expect(readStock(text)).toEqual({ issue: 'wrong' });
  expect(readStock('10000001')).toEqual({ issue: 'much' });
});

const now = new Date('2026-11-17T12:00:00Z');
const check = (price: string, regular: string, period: object = {}) =>
  checkSale({ price, from: '', until: '', ...period }, regular, 'EUR', now);
const nothing = { price: null, until: null };

test('the price of a sale is lower than the regular one', () => {
  expect(check('9.99', '10.00')).toEqual(nothing);
  expect(check('10', '10.00')).toEqual({ price: 'not-lower', until: null });
});

test('a sale ends after it has begun, and not in the past', () => {
  expect(check('5', '10', { from: '2026-11-18T00:00', until: '2026-11-20T00:00' })).toEqual(nothing);
  expect(check('5', '10', { from: '2026-11-18T00:00', until: '2026-11-18T00:00' }).until).toBe('before-begin');
  expect(check('5', '10', { until: '2026-11-17T11:59' }).until).toBe('past');
  expect(check('5', '10', { from: '2026-11-16T00:00', until: '2026-11-17T00:00' }).until).toBe('past');
});
