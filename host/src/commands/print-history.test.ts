import { expect, test } from 'vitest';
import { entryLines, historyLines } from './print-history.ts';

const line = (from: Parameters<typeof entryLines>[0]['fields'][string]['from'], to: typeof from) =>
  entryLines({ kind: 'variant', key: 'MUG-S', fields: { field: { from, to } } })[0];

test('a value of several parts is told in words, without the parts that are empty', () => {
  expect(line(null, { price: 20, from: null, until: '2026-12-02T00:00:00.000Z' })).toBe(
    'MUG-S field – → price 20, until 2026-12-02T00:00:00.000Z',
  );
});

test('lists, numbers and texts have no quotes or brackets', () => {
  expect(line(['red', 'blue'], [])).toBe('MUG-S field red, blue → –');
  expect(line(24, 19.5)).toBe('MUG-S field 24 → 19.5');
  expect(line(true, 'two\nlines')).toBe('MUG-S field true → two lines');
});

test('a long value is cut', () => {
  expect(line(null, 'word '.repeat(40))).toMatch(/^MUG-S field – → (word ){12}…$/);
});

test('an import or undo that is not done says so', () => {
  const run = { id: 7, at: new Date('2026-11-17T12:00:00Z'), actor: 'command', action: 'import a.yaml', entries: [] };
  const heads = historyLines([
    { ...run, undoes: null, unfinished: true },
    { ...run, undoes: 6, unfinished: true },
    { ...run, undoes: 6, unfinished: false },
  ]);
  const unfinished = '(unfinished: the shop goes on with it by itself)';
  expect(heads).toEqual([
    `7  2026-11-17 12:00  command  import a.yaml ${unfinished}`,
    `7  2026-11-17 12:00  command  import a.yaml (undoes 6) ${unfinished}`,
    '7  2026-11-17 12:00  command  import a.yaml (undoes 6)',
  ]);
});
