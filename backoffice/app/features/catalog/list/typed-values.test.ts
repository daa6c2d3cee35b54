import { expect, test } from 'vitest';
import { checkSale, readName, readStock } from './typed-values.ts';

test('names are trimmed and have 1 to 120 characters', () => {
  expect(readName('  Blue   cup ')).toEqual({ name: 'Blue cup' });
  expect(readName('   ')).toEqual({ problem: 'empty' });
  expect(readName('x'.repeat(121))).toEqual({ problem: 'long' });
});

test('stock is a whole number', () => {
  expect(readStock('0')).toEqual({ stock: 0 });
  expect(readStock(' 1 234 ')).toEqual({ stock: 1234 });
  for (const text of ['', '-1', '1.5', '1,5', '1.234', '1e3', 'ten'])
    expect(readStock(text)).toEqual({ problem: 'wrong' });
  expect(readStock('10000001')).toEqual({ problem: 'much' });
});

const now = new Date('2026-11-17T12:00:00Z');
const open = { from: '', until: '' };

test('the price of a sale is lower than the regular one', () => {
  expect(checkSale('9.99', '10.00', open, now)).toEqual({});
  expect(checkSale('10', '10.00', open, now)).toEqual({ price: 'not-lower' });
});

test('a sale ends after it has begun, and not in the past', () => {
  expect(checkSale('5', '10', { from: '2026-11-18T00:00', until: '2026-11-20T00:00' }, now)).toEqual({});
  expect(checkSale('5', '10', { from: '2026-11-18T00:00', until: '2026-11-18T00:00' }, now)).toEqual({
    until: 'before-begin',
  });
  expect(checkSale('5', '10', { from: '', until: '2026-11-17T11:59' }, now)).toEqual({ until: 'past' });
});
