import { expect, test } from 'vitest';
import { searchTable } from './print-searches.ts';

test('prints searches without results, in columns', () => {
  const lines = searchTable([
    { term: 'zeppelin', language: 'en', times: 12, near: false, lastDay: '2026-11-15' },
    { term: 'a\u001b[2J', language: 'fr', times: 1, near: true, lastDay: '2026-11-14' },
  ]);
  expect(lines.slice(2)).toEqual([
    'Count  Search    Language  Last on     Shown instead',
    '─────  ────────  ────────  ──────────  ────────────────',
    '   12  zeppelin  en        2026-11-15  nothing',
    '    1  a·[2J     fr        2026-11-14  similar products',
  ]);
});

test('says so when there is nothing to print', () => {
  expect(searchTable([])).toEqual(['No searches without results in the last 30 days.']);
});
