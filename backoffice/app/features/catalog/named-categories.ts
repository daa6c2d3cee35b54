import type { Category } from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { CategoryChoice } from '@vitrine/contract/product-editing/edited-structure.ts';
import { nameIn } from '../../format/names.ts';

interface Choice {
  readonly value: string;
  readonly name: string;
}

/** The tree as one list: each name after those of its parents. */
export const namedCategories = (categories: readonly Category[], path: readonly string[] = []): Choice[] =>
  categories.flatMap((category) => {
    const names = [...path, category.description?.name ?? category.code];
    return [{ value: category.code, name: names.join(' › ') }, ...namedCategories(category.children, names)];
  });

/** Names of all categories with those above them, by code; each after the one above it. */
export function categoryPaths(tree: readonly CategoryChoice[], language: string): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { code, parent, name } of tree) {
    const own = nameIn(name, language, code);
    const above = parent === null ? undefined : paths.get(parent);
    paths.set(code, above === undefined ? own : `${above} › ${own}`);
  }
  return paths;
}
