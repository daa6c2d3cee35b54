import { expect, test } from 'vitest';
import { checkSale } from './sale-period.ts';

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
