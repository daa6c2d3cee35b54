import { expect, test } from 'vitest';
import { plural } from './plural.ts';

const forms = { one: 'one', other: 'other' };

test('0 is plural in English and singular in French', () => {
  expect(plural('en', 0, forms)).toBe('other');
  expect(plural('fr', 0, forms)).toBe('one');
});

test('a million is plural in both', () => {
  expect(plural('en', 1_000_000, forms)).toBe('other');
  expect(plural('fr', 1_000_000, forms)).toBe('other');
});
