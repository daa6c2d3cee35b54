import { expect, test } from 'vitest';
import { changeInPercent, compareAmounts, isZero, sumOf } from './money.ts';

test('amounts are added without floating point', () => {
  expect(sumOf(['0.10', '0.20'], 2)).toBe('0.30');
  expect(sumOf(['999999999999.99', '0.01'], 2)).toBe('1000000000000.00');
  expect(sumOf([], 2)).toBe('0.00');
  expect(sumOf(['100', '20'], 0)).toBe('120');
});

test('amounts are compared by value, not by how they are written', () => {
  expect(compareAmounts('9.5', '10')).toBe(-1);
  expect(compareAmounts('10.0', '10')).toBe(0);
  expect(compareAmounts('10.0001', '10')).toBe(1);
  expect(isZero('0.00')).toBe(true);
  expect(isZero('0.0001')).toBe(false);
});

test('a change in percent needs something to compare with', () => {
  expect(changeInPercent('150.00', '100.00')).toBe(50);
  expect(changeInPercent('75.00', '100.00')).toBe(-25);
  expect(changeInPercent('10.00', '0.00')).toBeNull();
});
