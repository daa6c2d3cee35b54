import { expect, test } from 'vitest';
import { translationLines } from './print-lists.ts';

test('one line names language, thing and texts', () => {
  expect(translationLines([{ language: 'de', of: 'product MUG', fields: ['name', 'description'] }])).toEqual([
    'de  product MUG: name, description',
  ]);
});

test('a complete shop has nothing missing', () => {
  expect(translationLines([])).toEqual(['Nothing missing.']);
});
