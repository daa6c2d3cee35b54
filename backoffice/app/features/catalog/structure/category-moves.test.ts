import { expect, test } from 'vitest';
import { branchOf, depthsOf, placeAfter } from './category-moves.ts';

const category = (code: string, parent: string | null) => ({
  code,
  parent,
  version: '',
  name: {},
  visible: true,
  products: 0,
  productsInBranch: 0,
});
const tree = [
  category('a', null),
  category('a1', 'a'),
  category('a2', 'a'),
  category('a2x', 'a2'),
  category('b', null),
  category('c', null),
];

test('moves among neighbours end at the first and the last', () => {
  expect(placeAfter(tree, 'b', 'up')).toEqual({ parent: null, position: 0 });
  expect(placeAfter(tree, 'b', 'down')).toEqual({ parent: null, position: 2 });
  expect(placeAfter(tree, 'a', 'up')).toBeNull();
  expect(placeAfter(tree, 'c', 'down')).toBeNull();
});

test('in goes below the one before, out goes after the one above', () => {
  expect(placeAfter(tree, 'b', 'in')).toEqual({ parent: 'a', position: 2 });
  expect(placeAfter(tree, 'a1', 'in')).toBeNull();
  expect(placeAfter(tree, 'a2x', 'out')).toEqual({ parent: 'a', position: 2 });
  expect(placeAfter(tree, 'a1', 'out')).toEqual({ parent: null, position: 1 });
  expect(placeAfter(tree, 'b', 'out')).toBeNull();
  expect(placeAfter(tree, 'gone', 'up')).toBeNull();
});

test('a branch is a category with all below it', () => {
  expect([...branchOf(tree, 'a')]).toEqual(['a', 'a1', 'a2', 'a2x']);
  expect([...branchOf(tree, 'b')]).toEqual(['b']);
  expect(depthsOf(tree).get('a2x')).toBe(2);
});
