import type { HistoryRun } from '@vitrine/server';

type Entry = HistoryRun['entries'][number];
type Value = Entry['fields'][string]['from'];

const LONGEST = 60;

export function historyLines(runs: readonly HistoryRun[]): string[] {
  if (runs.length === 0) return ['Nothing was changed yet.'];
  return runs.flatMap((run) => [head(run), ...run.entries.flatMap(entryLines).slice(0, 4).map(indent)]);
}

export const runLines = (run: HistoryRun): string[] => [head(run), ...run.entries.flatMap(entryLines).map(indent)];

/** `MUG-S price 24 → 19`, one line per field. */
export const entryLines = ({ kind, key, fields }: Entry): string[] =>
  Object.entries(fields).map(
    ([field, { from, to }]) => `${nameOf(kind, key)} ${field} ${valueText(from)} → ${valueText(to)}`,
  );

const head = ({ id, at, actor, action, undoes, unfinished }: HistoryRun): string =>
  [
    `${id}  ${at.toISOString().slice(0, 16).replace('T', ' ')}  ${actor}  ${action}`,
    ...(undoes === null ? [] : [`(undoes ${undoes})`]),
    ...(unfinished ? ['(unfinished: the shop goes on with it by itself)'] : []),
  ].join(' ');

const indent = (line: string): string => `    ${line}`;

const nameOf = (kind: string, key: string): string =>
  kind === 'product' || kind === 'variant' ? key : `${kind} ${key}`;

function valueText(value: Value): string {
  if (value === null) return '–';
  const text = plainText(value).replace(/\s+/g, ' ');
  return text === '' ? '–' : text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Lists as `red, blue`, and values of several parts as `price 19, until 2026-12-24T00:00:00.000Z`. */
const plainText = (value: Value): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).filter(([, part]) => part !== null);
  return parts
    .map(([name, part]) => (Array.isArray(value) ? plainText(part) : `${name} ${plainText(part)}`))
    .join(', ');
};
