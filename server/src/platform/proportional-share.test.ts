import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proportionalShare, splitAmount } from './money.ts';

const amount = fc.integer({ min: 0, max: 2_147_483_647 });

test('a share is rounded to the nearest unit, halves up, without losing digits', () => {
  expect(proportionalShare(1005, 1000, 10_000)).toBe(101);
  expect(proportionalShare(1004, 1000, 10_000)).toBe(100);
  expect(proportionalShare(429_067_230_000_000, 9975, 100_000)).toBe(42_799_456_192_500);
});

test('shares add up to the amount, each less than one unit from its exact size', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), amount, (weights, wanted) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const shares = splitAmount(Math.min(wanted, whole), weights);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.min(wanted, whole));
      for (const [index, share] of shares.entries()) {
        const exact = whole === 0 ? 0 : (Math.min(wanted, whole) * (weights[index] ?? 0)) / whole;
        expect(Math.abs(share - exact)).toBeLessThan(1.001);
        expect(share).toBeLessThanOrEqual(weights[index] ?? 0);
      }
    }),
    { numRuns: 2000 },
  );
});

test('the largest remainders get the rest, the first among equals', () => {
  expect(splitAmount(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(splitAmount(7, [10, 20, 40])).toEqual([1, 2, 4]);
  expect(splitAmount(0, [0, 0])).toEqual([0, 0]);
});
