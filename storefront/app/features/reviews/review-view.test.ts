import { expect, test } from 'vitest';
import { distributionOf } from './review-view.ts';

test('counts each rating and the mean', () => {
  expect(distributionOf([5, 5, 4, 1])).toEqual({
    average: 3.75,
    count: 4,
    bars: [
      { stars: 5, count: 2 },
      { stars: 4, count: 1 },
      { stars: 3, count: 0 },
      { stars: 2, count: 0 },
      { stars: 1, count: 1 },
    ],
  });
});

test('nothing to count is not a division by zero', () => {
  expect(distributionOf([]).average).toBe(0);
});
