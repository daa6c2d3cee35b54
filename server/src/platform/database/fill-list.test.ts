import { expect, test } from 'vitest';
import { fillList } from './fill-list.ts';

test('a short list is filled up with its own ids, a long one stays', () => {
  expect(fillList([7, 8, 9])).toEqual([7, 8, 9, 7, 8, 9, 7, 8, 9, 7]);
  const long = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(fillList(long)).toEqual(long);
  expect(fillList([])).toEqual([]);
});
