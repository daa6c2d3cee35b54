import { expect, test } from 'vitest';
import { parseWaitingChanges, type WaitingChange, withWaiting } from './waiting-changes.ts';

const add: WaitingChange = { kind: 'add', sku: 'MUG', quantity: 1 };
const set = (line: number, quantity: number): WaitingChange => ({ kind: 'quantity', line, sku: 'MUG', quantity });
const remove: WaitingChange = { kind: 'remove', line: 1, sku: 'MUG' };

test('the last change of a line replaces earlier ones', () => {
  expect(withWaiting([set(1, 2), set(2, 5)], set(1, 3))).toEqual([set(2, 5), set(1, 3)]);
  expect(withWaiting([set(1, 2), add], remove)).toEqual([add, remove]);
});

test('additions add up, and clearing removes the changes before it', () => {
  expect(withWaiting([add], add)).toEqual([add, add]);
  expect(withWaiting([add, remove], { kind: 'clear' })).toEqual([{ kind: 'clear' }]);
});

test('stored changes are read back; invalid ones are ignored', () => {
  expect(parseWaitingChanges(JSON.stringify([add, set(1, 2), remove, { kind: 'clear' }]))).toHaveLength(4);
  for (const kept of [null, '', '{', '{}', '[null]', '[{"kind":"add"}]', '[{"kind":"add","sku":"A","quantity":"1"}]'])
    expect(parseWaitingChanges(kept)).toEqual([]);
});
