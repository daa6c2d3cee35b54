// Pure: where a category goes when it is moved by a key or a button.
import type { CategoryChoice } from '@vitrine/contract/product-editing/edited-structure.ts';

export interface Place {
  /** null: no category above it. */
  readonly parent: string | null;
  /** Among its neighbours there. */
  readonly position: number;
}

export type Direction = 'up' | 'down' | 'in' | 'out';

/** The categories directly below it. */
export const partsOf = (tree: readonly CategoryChoice[], parent: string | null): CategoryChoice[] =>
  tree.filter((one) => one.parent === parent);

/** `in`: below the one before it. `out`: after the one above it. null where there is no such place. */
export function placeAfter(tree: readonly CategoryChoice[], code: string, direction: Direction): Place | null {
  const category = tree.find((one) => one.code === code);
  if (!category) return null;
  const { parent } = category;
  const neighbours = partsOf(tree, parent);
  const index = neighbours.findIndex((one) => one.code === code);
  const before = neighbours[index - 1];
  switch (direction) {
    case 'up':
      return before ? { parent, position: index - 1 } : null;
    case 'down':
      return index < neighbours.length - 1 ? { parent, position: index + 1 } : null;
    case 'in':
      return before ? { parent: before.code, position: partsOf(tree, before.code).length } : null;
    case 'out': {
      const above = tree.find((one) => one.code === parent);
      if (!above) return null;
      const position = partsOf(tree, above.parent).findIndex((one) => one.code === above.code) + 1;
      return { parent: above.parent, position };
    }
  }
}

/** Codes of a category and of all below it, where it cannot go. */
export function branchOf(tree: readonly CategoryChoice[], code: string): ReadonlySet<string> {
  const branch = new Set([code]);
  // Each stands after the one above it.
  for (const one of tree) if (one.parent !== null && branch.has(one.parent)) branch.add(one.code);
  return branch;
}

/** How many are above each. */
export function depthsOf(tree: readonly CategoryChoice[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  for (const { code, parent } of tree) depths.set(code, parent === null ? 0 : (depths.get(parent) ?? -1) + 1);
  return depths;
}
