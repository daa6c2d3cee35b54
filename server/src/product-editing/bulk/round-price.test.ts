import { expect, test } from 'vitest';
import { type Rounding, roundPrice } from './round-price.ts';

test.each<[Rounding, number, number]>([
  ['exact', 899.5, 900],
  ['exact', 899.4, 899],
  // 10 % of 9.95 is 0.995, which a binary number has as slightly less.
  ['exact', 995 * 0.9, 896],
  ['five-cents', 902, 900],
  ['five-cents', 902.5, 905],
  ['ten-cents', 905, 910],
  ['whole', 949, 900],
  ['whole', 950, 1000],
  ['ending-99', 948, 899],
  ['ending-99', 950, 999],
  ['ending-99', 20, 99],
  ['ending-95', 944, 895],
  ['ending-95', 1000, 995],
])('rounds %s: %d cents to %d', (rounding, amount, expected) => {
  expect(roundPrice(amount, rounding, 'EUR')).toBe(expected);
});

test('a currency without cents is rounded to its smallest unit', () => {
  for (const rounding of ['exact', 'five-cents', 'ten-cents', 'whole', 'ending-95', 'ending-99'] as const)
    expect(roundPrice(1234.4, rounding, 'JPY')).toBe(1234);
});
