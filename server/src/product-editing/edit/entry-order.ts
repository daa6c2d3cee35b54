// Pure: the order of entries of one kind.
import { type EntryPatch, patchOf } from '../entries/entry-patch.ts';

/** Entries that have an order which people can change. */
type OrderedKind = 'category' | 'brand' | 'option' | 'property' | 'field';
type Entry = readonly [code: string, fields: { readonly position?: number }];

export const inOrder = <E extends Entry>(entries: Iterable<E>): E[] =>
  [...entries].sort(([, a], [, b]) => (a.position ?? 0) - (b.position ?? 0));

/** Puts an entry at that place among its neighbours, which move aside. Only positions that change are written. */
export function placeAmong(
  kind: OrderedKind,
  neighbours: readonly Entry[],
  code: string,
  place: number,
): EntryPatch<OrderedKind>[] {
  const others = neighbours.filter(([other]) => other !== code);
  const positionOf = new Map(neighbours.map(([other, fields]) => [other, fields.position]));
  const codes = others.map(([other]) => other).toSpliced(place, 0, code);
  return codes.flatMap((other, position) =>
    positionOf.get(other) === position ? [] : [patchOf(kind, other, { position })],
  );
}

/** One patch for each entry. */
export const mergePatches = <P extends EntryPatch>(patches: readonly P[]): P[] =>
  [...Map.groupBy(patches, ({ kind, key }) => `${kind} ${key}`).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, fields: Object.assign({}, first.fields, ...others.map(({ fields }) => fields)) }] : [],
  );
