// The history of the benchmark: one line of JSON for each run of `npm run bench:nightly`.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { median } from './samples.ts';

/** A figure may be this much worse than the median of its past. */
const TOLERANCE = 0.2;

export interface HistoryEntry {
  readonly at: string;
  /** How many times the floor of its own run each figure was, by its name. */
  readonly ratios: Readonly<Record<string, number>>;
}

export interface WorseFigure {
  readonly figure: string;
  readonly ratio: number;
  /** Median of the past. */
  readonly usual: number;
}

/** Pure: the figures that got worse, relative to the floor of each run, because machines differ and are shared. */
export function findWorse(past: readonly HistoryEntry[], now: HistoryEntry): WorseFigure[] {
  return Object.entries(now.ratios).flatMap(([figure, ratio]) => {
    const earlier = past.flatMap(({ ratios }) => ratios[figure] ?? []);
    if (earlier.length === 0) return [];
    const usual = median(earlier);
    return ratio > usual * (1 + TOLERANCE) ? [{ figure, ratio, usual }] : [];
  });
}

/** Pure. A line that a crash cut off is left out. */
export function readEntries(text: string): HistoryEntry[] {
  return text.split('\n').flatMap((line) => {
    try {
      const entry = JSON.parse(line) as Partial<HistoryEntry> | null;
      return entry?.at && entry.ratios ? [{ at: entry.at, ratios: entry.ratios }] : [];
    } catch {
      return [];
    }
  });
}

export const readHistory = (file: string): HistoryEntry[] =>
  existsSync(file) ? readEntries(readFileSync(file, 'utf8')) : [];

export function addToHistory(file: string, entry: HistoryEntry): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(entry)}\n`);
}
