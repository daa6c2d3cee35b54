import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween, changeWishes, MAX_WISHLIST_ITEMS } from './wishlist-rules.ts';

const list = fc.uniqueArray(fc.constantFrom(...'ABCDEFGHIJ'), { maxLength: 10 });
const merge = (wishes: readonly string[], add: readonly string[]) => changeWishes(wishes, { add, remove: [] });

test('a merge has every wish of both lists once, in the order of each', () => {
  fc.assert(
    fc.property(list, list, (kept, added) => {
      const merged = merge(kept, added);
      expect(merged.toSorted()).toEqual([...new Set([...kept, ...added])].toSorted());
      expect(merged.slice(0, added.length)).toEqual(added);
      expect(merged.slice(added.length)).toEqual(kept.filter((sku) => !added.includes(sku)));
    }),
  );
});

test('which device comes first makes no difference to what is on the list, and coming twice none at all', () => {
  fc.assert(
    fc.property(list, list, list, (kept, one, other) => {
      const merged = merge(merge(kept, one), other);
      expect(merged.toSorted()).toEqual(merge(merge(kept, other), one).toSorted());
      expect(merge(merged, other)).toEqual(merged);
    }),
  );
});

test('what lies between two lists makes the one out of the other', () => {
  fc.assert(
    fc.property(list, list, (before, after) => {
      const changes = changesBetween(before, after);
      const changed = changeWishes(before, changes);
      expect(changed.toSorted()).toEqual(after.toSorted());
      expect(changeWishes(changed, changes)).toEqual(changed);
    }),
  );
});

test('a list that is full drops its oldest wishes', () => {
  const full = Array.from({ length: MAX_WISHLIST_ITEMS }, (_, at) => `S${at}`);
  expect(merge(full, ['NEW'])).toEqual(['NEW', ...full.slice(0, -1)]);
});
