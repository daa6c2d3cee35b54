import { expect, test } from 'vitest';
import { findWorse, type HistoryEntry, readEntries } from './history.ts';

const entry = (ratios: Record<string, number>): HistoryEntry => ({ at: '2026-11-17T03:00:00.000Z', ratios });
const past = [10, 12, 11, 90, 9].map((order) => entry({ order }));

test('a figure is worse when it is more than a fifth above the median of its past', () => {
  expect(findWorse(past, entry({ order: 13.2 }))).toEqual([]);
  expect(findWorse(past, entry({ order: 13.3 }))).toEqual([{ figure: 'order', ratio: 13.3, usual: 11 }]);
});

test('a better figure, a new one and one that is no longer measured are fine', () => {
  expect(findWorse(past, entry({ order: 2 }))).toEqual([]);
  expect(findWorse(past, entry({ page: 500 }))).toEqual([]);
  expect(findWorse([], entry({ order: 500 }))).toEqual([]);
});

test('each figure is compared with its own past', () => {
  const both = [entry({ order: 10, page: 1 }), entry({ page: 1 })];
  expect(findWorse(both, entry({ order: 20, page: 1.1 })).map(({ figure }) => figure)).toEqual(['order']);
});

test('a line that was cut off, an empty one and another file leave the rest readable', () => {
  const line = JSON.stringify(entry({ order: 1 }));
  expect(readEntries(`${line}\n\n{"at":"2026-1\nnull\n{"a":1}\n${line}\n`)).toEqual([
    entry({ order: 1 }),
    entry({ order: 1 }),
  ]);
});
