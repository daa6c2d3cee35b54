import { expect, test } from 'vitest';
import { isTooDeep } from './parse-json.ts';

const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;

test('counts the depth of nested lists and objects', () => {
  expect(isTooDeep(nested(32))).toBe(false);
  expect(isTooDeep(nested(34))).toBe(true);
  expect(isTooDeep('['.repeat(50_000))).toBe(true);
  expect(isTooDeep(`[${'[],'.repeat(1000)}1]`)).toBe(false);
});

test('brackets in strings do not count', () => {
  expect(isTooDeep(JSON.stringify({ comment: `${'['.repeat(100)}\\"${'{'.repeat(100)}` }))).toBe(false);
});
