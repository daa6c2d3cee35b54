import type { ZeroResultSearch } from '@vitrine/server';
import { textTable } from './text-table.ts';

const HEADS = ['Count', 'Search', 'Language', 'Last on', 'Shown instead'];

/** Formats searches without results as a table. */
export function searchTable(searches: readonly ZeroResultSearch[]): string[] {
  if (searches.length === 0) return ['No searches without results in the last 30 days.'];
  const rows = searches.map(({ times, term, language, lastDay, near }) => [
    String(times),
    term,
    language,
    lastDay,
    near ? 'similar products' : 'nothing',
  ]);
  return ['Searches without results in the last 30 days', '', ...textTable(HEADS, rows)];
}
