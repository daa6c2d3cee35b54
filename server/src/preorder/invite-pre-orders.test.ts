import { expect, test } from 'vitest';
import { chooseInvited } from './invite-pre-orders.ts';

const waiting = [1, 3, 1, 2].map((quantity, index) => ({ name: 'abcd'[index], quantity }));
const names = (pieces: number, max = Number.POSITIVE_INFINITY) =>
  chooseInvited(waiting, pieces, max)
    .map(({ name }) => name)
    .join('');

test.each([
  [0, ''],
  [-4, ''],
  [1, 'a'],
  [2, 'ab'],
  [4, 'ab'],
  [5, 'abc'],
  [100, 'abcd'],
])('a stock of %i invites %s', (pieces, invited) => {
  expect(names(pieces)).toBe(invited);
});

test('at most the given number is invited', () => {
  expect(names(100, 2)).toBe('ab');
  expect(names(100, 0)).toBe('');
});
