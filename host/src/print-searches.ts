import type { SearchMiss } from '@vitrine/server';

const HEADS = ['Times', 'Searched for', 'Language', 'Last on', 'Shown instead'];

/** Searches that found nothing, as a table for people. */
export function searchTable(misses: readonly SearchMiss[]): string[] {
  if (misses.length === 0) return ['No search was in vain in the last 30 days.'];
  const rows = misses.map(({ times, term, language, lastDay, near }) => [
    String(times),
    printable(term),
    language,
    lastDay,
    near ? 'similar products' : 'nothing',
  ]);
  const widths = HEADS.map((head, column) => Math.max(...[HEADS, ...rows].map((row) => (row[column] ?? head).length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [
    'Searches of the last 30 days that found nothing',
    '',
    line(HEADS),
    line(widths.map((width) => '─'.repeat(width))),
    ...rows.map(line),
  ];
}

/** Anybody may have typed it: no control character may reach the merchant's terminal. */
const printable = (term: string): string => term.replace(/[\p{C}]/gu, '·');
