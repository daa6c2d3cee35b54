import { expect, test } from 'vitest';
import { readReviewQuery, writeReviewQuery } from './review-query.ts';

const read = (query: string) => readReviewQuery(new URLSearchParams(query));

test.each([
  ['', { stars: null, sort: 'newest' }],
  ['stars=4&sort=helpful', { stars: 4, sort: 'helpful' }],
  ['stars=6&sort=price-asc', { stars: null, sort: 'newest' }],
  ['stars=4.0&sort=', { stars: null, sort: 'newest' }],
])('“%s” is parsed', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

test('a written query is read back, and the chosen variant stays (USE-34)', () => {
  const here = new URLSearchParams('color=sage&stars=5');
  const there = writeReviewQuery(here, { stars: 2, sort: 'helpful' });
  expect(there).toBe('?color=sage&stars=2&sort=helpful');
  expect(read(there)).toEqual({ stars: 2, sort: 'helpful' });
  expect(writeReviewQuery(here, { stars: null, sort: 'newest' })).toBe('?color=sage');
  expect(writeReviewQuery(new URLSearchParams('stars=5'), { stars: null, sort: 'newest' })).toBe('');
});
