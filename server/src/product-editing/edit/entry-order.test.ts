import { expect, test } from 'vitest';
import { inOrder, placeAmong } from './entry-order.ts';

const neighbours = inOrder([
  ['c', { position: 7 }],
  ['a', { position: 0 }],
  ['b', { position: 1 }],
]);
const placed = (code: string, place: number) =>
  placeAmong('brand', neighbours, code, place).map(({ key, fields }) => `${key} ${fields.position}`);

test('an entry is put at its place, and its neighbours move aside', () => {
  expect(neighbours.map(([code]) => code)).toEqual(['a', 'b', 'c']);
  expect(placed('c', 0)).toEqual(['c 0', 'a 1', 'b 2']);
  expect(placed('a', 1)).toEqual(['b 0', 'a 1', 'c 2']);
});

test('only positions that change are written; a place behind the end is the end', () => {
  expect(placed('c', 2)).toEqual(['c 2']);
  expect(placed('new', 99)).toEqual(['c 2', 'new 3']);
});
