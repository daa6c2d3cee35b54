import { expect, test } from 'vitest';
import { padIdList } from './id-lists.ts';

test('a short list is padded with its own ids, a long one is unchanged', () => {
  expect(padIdList([7, 8, 9])).toEqual([7, 8, 9, 7, 8, 9, 7, 8, 9, 7]);
  const long = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(padIdList(long)).toEqual(long);
  expect(padIdList([])).toEqual([]);
});
