// Pure: what differs between two states of an entry.
import type { FieldChange, HistoryValue } from './history-repository.ts';

export type FieldChanges = Readonly<Record<string, FieldChange>>;

type Fields = Readonly<Record<string, HistoryValue>>;

/** A new entry is recorded by this one field: its values are in the catalog. */
export const CREATED: FieldChanges = { new: { from: null, to: true } };

/** An entry that is deleted: with the values it had, so that it can be made again. */
export const deleted = (before: Fields): FieldChanges => ({
  ...diffFields(before, {}),
  deleted: { from: null, to: true },
});

/** Independent of the order of keys, which the database does not keep. */
export function isSame(a: HistoryValue | undefined, b: HistoryValue | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as Fields, b as Fields];
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => isSame(left[key], right[key]));
}

export function diffFields(before: Fields, after: Fields): FieldChanges {
  const changes: Record<string, FieldChange> = {};
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [from, to] = [before[field] ?? null, after[field] ?? null];
    if (!isSame(from, to)) changes[field] = { from, to };
  }
  return changes;
}
