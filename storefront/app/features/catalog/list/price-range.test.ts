import { expect, test } from 'vitest';
import { checkPriceRange } from './price-range.ts';

test('two empty inputs are valid and no filter', () => {
  expect(checkPriceRange('', '  ')).toEqual({ range: null, issue: null });
});

test('both values in order are valid (INPUT-2)', () => {
  expect(checkPriceRange('20', '80')).toEqual({ range: { min: 20, max: 80 }, issue: null });
  expect(checkPriceRange('0', '0')).toEqual({ range: { min: 0, max: 0 }, issue: null });
  expect(checkPriceRange('19,90', '19.9')).toEqual({ range: { min: 19.9, max: 19.9 }, issue: null });
});

test('a single value is marked (INPUT-3)', () => {
  expect(checkPriceRange('20', '')).toEqual({ range: null, issue: 'incomplete' });
  expect(checkPriceRange('', '20')).toEqual({ range: null, issue: 'incomplete' });
});

test('a minimum above the maximum is marked (INPUT-3)', () => {
  expect(checkPriceRange('80', '20')).toEqual({ range: null, issue: 'reversed' });
});

test('a value that is not an amount is marked (INPUT-1)', () => {
  for (const text of ['abc', '-5', '1e3', '1 000', 'Infinity', '99999999999']) {
    expect(checkPriceRange(text, '80').issue).toBe('not-a-number');
  }
});
