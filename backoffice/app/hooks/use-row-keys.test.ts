import { expect, test } from 'vitest';
import { rowAfter } from './use-row-keys.ts';

test('the first step goes to the first or last row, and the ends stay', () => {
  expect(rowAfter(1, -1, 3)).toBe(0);
  expect(rowAfter(-1, -1, 3)).toBe(2);
  expect(rowAfter(1, 0, 3)).toBe(1);
  expect(rowAfter(1, 2, 3)).toBe(2);
  expect(rowAfter(-1, 0, 3)).toBe(0);
  expect(rowAfter(1, -1, 0)).toBe(-1);
});
