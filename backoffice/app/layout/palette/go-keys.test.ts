import { expect, test } from 'vitest';
import { createGoKeys } from './go-keys.ts';

test('the key after G belongs to the sequence, whatever it is, and only that one', () => {
  const { press } = createGoKeys();
  expect(press('o', 0)).toBeNull();
  expect(press('g', 10)).toBe('begin');
  expect(press('o', 20)).toBe('letter');
  expect(press('o', 30)).toBeNull();
  expect(press('g', 40)).toBe('begin');
  expect(press('g', 50)).toBe('letter');
  expect(press('s', 60)).toBeNull();
});

test('a letter that comes too late does not count', () => {
  const { press } = createGoKeys();
  press('g', 0);
  expect(press('o', 1600)).toBeNull();
  expect(press('g', 1700)).toBe('begin');
  expect(press('t', 1800)).toBe('letter');
});
