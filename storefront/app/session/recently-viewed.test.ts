import { expect, test } from 'vitest';
import { addViewed, parseRecentlyViewed } from './recently-viewed.ts';

test('the newest product is first and listed once', () => {
  expect(addViewed([3, 2, 1], 2)).toEqual([2, 3, 1]);
});

test('twelve products are stored', () => {
  const many = Array.from({ length: 12 }, (_, at) => at + 1);
  expect(addViewed(many, 99)).toEqual([99, ...many.slice(0, 11)]);
  expect(parseRecentlyViewed([...many, 13].join())).toEqual(many);
});

test('invalid ids are ignored', () => {
  expect(parseRecentlyViewed('1,x,-2,,3.5,4')).toEqual([1, 4]);
  expect(parseRecentlyViewed(null)).toEqual([]);
});
