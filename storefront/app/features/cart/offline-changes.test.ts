import { expect, test } from 'vitest';
import { type OfflineChange, parseOfflineChanges, withOffline } from './offline-changes.ts';

const add: OfflineChange = { kind: 'add', sku: 'MUG', quantity: 1 };
const set = (line: number, quantity: number): OfflineChange => ({ kind: 'quantity', line, sku: 'MUG', quantity });
const remove: OfflineChange = { kind: 'remove', line: 1, sku: 'MUG' };

test('the last change of a line replaces earlier ones', () => {
  expect(withOffline([set(1, 2), set(2, 5)], set(1, 3))).toEqual([set(2, 5), set(1, 3)]);
  expect(withOffline([set(1, 2), add], remove)).toEqual([add, remove]);
});

test('additions add up, and clearing removes the changes before it', () => {
  expect(withOffline([add], add)).toEqual([add, add]);
  expect(withOffline([add, remove], { kind: 'clear' })).toEqual([{ kind: 'clear' }]);
});

test('stored changes are read back; invalid ones are ignored', () => {
  expect(parseOfflineChanges(JSON.stringify([add, set(1, 2), remove, { kind: 'clear' }]))).toHaveLength(4);
  for (const kept of [null, '', '{', '{}', '[null]', '[{"kind":"add"}]', '[{"kind":"add","sku":"A","quantity":"1"}]'])
    expect(parseOfflineChanges(kept)).toEqual([]);
});
