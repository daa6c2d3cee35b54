// Pure: the order of entries of one kind.
import type { EntryPatch } from '../entries/entry-patch.ts';
import { type EntryKind, type Fields, numberIn } from '../entries/fields.ts';

type Entry = readonly [code: string, fields: Fields];

export const inOrder = (entries: Iterable<Entry>): Entry[] =>
  [...entries].sort(([, a], [, b]) => (numberIn(a, 'position') ?? 0) - (numberIn(b, 'position') ?? 0));

/** Puts an entry at that place among its neighbours, which move aside. Only positions that change are written. */
export function placeAmong(kind: EntryKind, neighbours: readonly Entry[], code: string, place: number): EntryPatch[] {
  const others = neighbours.filter(([other]) => other !== code);
  const positionOf = new Map(neighbours.map(([other, fields]) => [other, numberIn(fields, 'position')]));
  const codes = others.map(([other]) => other).toSpliced(place, 0, code);
  return codes.flatMap((other, position): EntryPatch[] =>
    positionOf.get(other) === position ? [] : [{ kind, key: other, fields: { position }, path: [] }],
  );
}

/** One patch for each entry. */
export const mergePatches = (patches: readonly EntryPatch[]): EntryPatch[] =>
  [...Map.groupBy(patches, ({ kind, key }) => `${kind} ${key}`).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, fields: Object.assign({}, first.fields, ...others.map(({ fields }) => fields)) }] : [],
  );
