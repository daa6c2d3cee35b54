import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween, changeWishes, MAX_WISHLIST_ITEMS } from './wishlist-rules.ts';

const list = fc.uniqueArray(fc.constantFrom(...'ABCDEFGHIJ'), { maxLength: 10 });
const merge = (wishes: readonly string[], add: readonly string[]) => changeWishes(wishes, { add, remove: [] });

test('a merge contains each product of both lists once and keeps the order', () => {
  fc.assert(
    fc.property(list, list, (kept, added) => {
      const merged = merge(kept, added);
      expect(merged.toSorted()).toEqual([...new Set([...kept, ...added])].toSorted());
      expect(merged.slice(0, added.length)).toEqual(added);
      expect(merged.slice(added.length)).toEqual(kept.filter((sku) => !added.includes(sku)));
    }),
  );
});

test('merging is commutative and idempotent', () => {
  fc.assert(
    fc.property(list, list, list, (kept, one, other) => {
      const merged = merge(merge(kept, one), other);
      expect(merged.toSorted()).toEqual(merge(merge(kept, other), one).toSorted());
      expect(merge(merged, other)).toEqual(merged);
    }),
  );
});

test('applying the difference of two lists to one gives the other', () => {
  fc.assert(
    fc.property(list, list, (before, after) => {
      const changes = changesBetween(before, after);
      const changed = changeWishes(before, changes);
      expect(changed.toSorted()).toEqual(after.toSorted());
      expect(changeWishes(changed, changes)).toEqual(changed);
    }),
  );
});

test('a full list drops its oldest products', () => {
  const full = Array.from({ length: MAX_WISHLIST_ITEMS }, (_, at) => `S${at}`);
  expect(merge(full, ['NEW'])).toEqual(['NEW', ...full.slice(0, -1)]);
});
