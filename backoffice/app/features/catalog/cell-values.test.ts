import { expect, test } from 'vitest';
import { readName, readStock } from './cell-values.ts';

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
