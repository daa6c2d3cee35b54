// Pure: what an undo has to write, and what stands in its way.
import { type EntryChange, isSame } from '../../history/history.ts';
import { type EntryKind, type FieldPatch, type Fields, numberIn, type Value } from '../entries/fields.ts';
import { placesBefore } from '../entries/property-order.ts';

export interface UndoEntry {
  readonly patch: FieldPatch;
  /** Later changes of the same fields. */
  readonly conflicts: readonly UndoConflict[];
}

export interface UndoConflict {
  readonly kind: EntryKind;
  readonly key: string;
  /** null: the entry is gone. */
  readonly field: string | null;
}

/** New entries are taken off sale or hidden, not deleted: orders and links may refer to them. */
const hidden: Readonly<Partial<Record<EntryKind, FieldPatch>>> = {
  product: { visible: false },
  variant: { available: false },
  category: { visible: false },
  page: { visible: false },
  box: { visible: false },
};

/** `stored`: the entry as it is now; undefined when it is gone. */
export function undoEntry({ kind, key, fields }: EntryChange, stored: Fields | undefined, now: Date): UndoEntry {
  if ('deleted' in fields) return stored ? gone(kind, key) : { patch: valuesBefore(fields), conflicts: [] };
  // A redirect that does not exist is one without a target.
  if (!stored) return kind === 'redirect' ? undoEntry({ kind, key, fields }, {}, now) : gone(kind, key);
  if ('new' in fields)
    return { patch: kind === 'coupon' ? { until: now.toISOString() } : (hidden[kind] ?? {}), conflicts: [] };
  const patch: Record<string, Value> = {};
  const conflicts: UndoConflict[] = [];
  for (const [field, { from, to }] of Object.entries(fields)) {
    if (field === 'stock') patch.stock = stockBefore(stored, from, to);
    else if (isSame(stored[field] ?? null, to)) patch[field] = from;
    else conflicts.push({ kind, key, field });
  }
  return { patch: { ...patch, ...placesBefore(fields) }, conflicts };
}

const gone = (kind: EntryKind, key: string): UndoEntry => ({ patch: {}, conflicts: [{ kind, key, field: null }] });

const valuesBefore = ({ deleted: _, ...fields }: EntryChange['fields']): FieldPatch =>
  Object.fromEntries(Object.entries(fields).map(([field, { from }]) => [field, from]));

/** Pieces sold since then stay sold. */
const stockBefore = (stored: Fields, from: Value, to: Value): number =>
  Math.max(0, (numberIn(stored, 'stock') ?? 0) - (Number(to ?? 0) - Number(from ?? 0)));
