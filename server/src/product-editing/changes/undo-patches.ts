// Pure: what an undo has to write, and what stands in its way.
import { type EntryChange, isSame } from '../../history/history.ts';
import type { EntryKind, FieldPatch, Fields } from '../entries/entry-fields.ts';
import type { Value, Values } from '../entries/fields.ts';
import { placesBefore } from '../entries/property-order.ts';

export interface UndoEntry<K extends EntryKind> {
  readonly patch: FieldPatch<K>;
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
const hidden: { readonly [K in EntryKind]?: (now: Date) => FieldPatch<K> } = {
  product: () => ({ visible: false }),
  variant: () => ({ available: false }),
  category: () => ({ visible: false }),
  page: () => ({ visible: false }),
  box: () => ({ visible: false }),
  coupon: (now) => ({ until: now.toISOString() }),
  home: () => ({ sections: null }),
};

/** Entries that exist only while they have a value. */
const withoutRow: readonly EntryKind[] = ['redirect', 'home'];

/** `stored`: the entry as it is now; undefined when it is gone. What was recorded of an entry are values that it had. */
export function undoEntry<K extends EntryKind>(
  kind: K,
  { key, fields: { deleted, ...fields } }: Pick<EntryChange, 'key' | 'fields'>,
  stored: Fields<K> | undefined,
  now: Date,
): UndoEntry<K> {
  const before: Record<string, Value> = {};
  const undone = (...conflicts: UndoConflict['field'][]): UndoEntry<K> => ({
    patch: before as FieldPatch<K>,
    conflicts: conflicts.map((field) => ({ kind, key, field })),
  });
  const current: Values | undefined = stored ?? (withoutRow.includes(kind) ? {} : undefined);
  if (deleted ? stored : !current) return undone(null);
  if (fields.new) {
    Object.assign(before, hidden[kind]?.(now));
    return undone();
  }
  const conflicts: string[] = [];
  for (const [field, { from, to }] of Object.entries(fields)) {
    if (deleted || isSame(current?.[field] ?? null, to)) before[field] = from;
    else if (field === 'stock') before.stock = stockBefore(current?.stock, from, to);
    else conflicts.push(field);
  }
  Object.assign(before, placesBefore(fields));
  return undone(...conflicts);
}

/** Pieces sold since then stay sold. */
const stockBefore = (now: Value | undefined, from: Value, to: Value): number =>
  Math.max(0, Number(now ?? 0) - (Number(to ?? 0) - Number(from ?? 0)));
