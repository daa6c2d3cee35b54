import type { ZeroResultSearch } from '@vitrine/server';
import { textTable } from './text-table.ts';

const HEADS = ['Count', 'Search', 'Language', 'Last on', 'Shown instead'];

/** Searches that found nothing, as a table for people. */
export function searchTable(misses: readonly ZeroResultSearch[]): string[] {
  if (misses.length === 0) return ['No searches without results in the last 30 days.'];
  const rows = misses.map(({ times, term, language, lastDay, near }) => [
    String(times),
    term,
    language,
    lastDay,
    near ? 'similar products' : 'nothing',
  ]);
  return ['Searches without results in the last 30 days', '', ...textTable(HEADS, rows)];
}
