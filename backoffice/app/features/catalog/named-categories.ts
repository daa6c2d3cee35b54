import type { Category } from '@vitrine/contract/catalog-shapes.ts';

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
