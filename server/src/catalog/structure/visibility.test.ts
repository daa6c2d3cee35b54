import { expect, test } from 'vitest';
import { getAncestors, isCategoryShown, isShown } from './visibility.ts';

const product = {
  visible: true,
  archived: false,
  available: true,
  shippable: true,
  preOrder: false,
  availableOn: '2026-01-01',
};

test.each([
  ['everything as it should be', {}, true, true],
  ['not visible', { visible: false }, true, false],
  ['in the archive', { archived: true }, true, false],
  ['not available', { available: false }, true, false],
  ['not shippable', { shippable: false }, true, false],
  ['first category hidden', {}, false, false],
  ['not on sale before tomorrow', { availableOn: '2026-06-02' }, true, false],
  ['on sale from today', { availableOn: '2026-06-01' }, true, true],
  ['a pre-order', { availableOn: '2026-06-02', preOrder: true }, true, true],
])('%s (INPUT-8, INPUT-9)', (_, change, firstCategoryVisible, shown) => {
  expect(isShown({ ...product, ...change }, firstCategoryVisible, '2026-06-01')).toBe(shown);
});

test('a category below a hidden one is hidden', () => {
  const root = { id: 1, parentId: null, visible: false };
  const child = { id: 2, parentId: 1, visible: true };
  const byId = new Map([root, child].map((node) => [node.id, node]));
  expect(getAncestors(child, byId).map(({ id }) => id)).toEqual([1, 2]);
  expect(isCategoryShown(child, byId)).toBe(false);
});
