import { expect, test } from 'vitest';
import { searchWords } from './load-results.ts';

test('control characters and extra spaces are removed', () => {
  expect(searchWords('  blue\u0000\n\tmug ')).toBe('blue mug');
  expect(searchWords(null)).toBe('');
  expect(searchWords('\u0000')).toBe('');
});

test('a long text is shortened', () => {
  expect(searchWords('x'.repeat(1000))).toHaveLength(200);
  expect(searchWords('😀'.repeat(1000)).length).toBeLessThanOrEqual(200);
});
