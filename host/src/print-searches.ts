import type { SearchMiss } from '@vitrine/server';
import { textTable } from './text-table.ts';

const HEADS = ['Times', 'Searched for', 'Language', 'Last on', 'Shown instead'];

/** Searches that found nothing, as a table for people. */
export function searchTable(misses: readonly SearchMiss[]): string[] {
  if (misses.length === 0) return ['No search was in vain in the last 30 days.'];
  const rows = misses.map(({ times, term, language, lastDay, near }) => [
    String(times),
    term,
    language,
    lastDay,
    near ? 'similar products' : 'nothing',
  ]);
  return ['Searches of the last 30 days that found nothing', '', ...textTable(HEADS, rows)];
}
