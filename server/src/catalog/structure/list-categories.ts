import type { Category, listCategories as shape } from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { RequestContext } from '../../store/store.ts';
import { type CategoryRecord, getCachedCatalogTree, getCachedProductCounts } from './catalog-tree-repository.ts';
import { viewCategory } from './category-view.ts';
import { isCategoryShown } from './visibility.ts';

/** Root categories with visible descendants, for menus. Hidden categories are never included. */
export async function listCategories(ctx: RequestContext, { query }: Input<typeof shape>) {
  const [tree, counts] = await Promise.all([getCachedCatalogTree(ctx), getCachedProductCounts(ctx)]);
  const wanted = query.filter?.split(',') ?? [];
  const roots = (tree.childCategories.get(null) ?? [])
    .filter(({ visible, featured }) => visible && (!wanted.includes('featured') || featured))
    .map((record) => viewCategory(ctx, tree, counts, record))
    .filter(named(query.name));
  const start = query.page * query.count;
  const categories = roots.slice(start, start + query.count);
  return {
    totalPages: Math.ceil(roots.length / query.count),
    number: categories.length,
    recordsTotal: roots.length,
    recordsFiltered: roots.length,
    categories,
  };
}

/** Views of the counted categories, without children. */
export async function viewCategoriesWithCounts(
  ctx: RequestContext,
  counts: ReadonlyMap<number, number>,
): Promise<Category[]> {
  const tree = await getCachedCatalogTree(ctx);
  return [...tree.categories.values()]
    .filter((record) => counts.has(record.id) && isCategoryShown(record, tree.categories))
    .map((record) => ({ ...viewCategory(ctx, tree, counts, record), children: [] }));
}

/** Categories for search suggestions. */
export async function getCachedCategories(ctx: RequestContext) {
  const { categories } = await getCachedCatalogTree(ctx);
  return ctx.cache(`slim categories ${ctx.store.id}`, ['store', 'catalogue'], async () => {
    const slim = ({ id, code, position }: CategoryRecord) => ({ id, code, sortOrder: position });
    return new Map(
      [...categories.values()].map((record) => [
        record.id,
        { ...slim(record), visible: isCategoryShown(record, categories) },
      ]),
    );
  });
}

const named = (part: string | undefined) => {
  const wanted = part?.toLowerCase();
  return ({ description }: Category): boolean => !wanted || description.name.toLowerCase().includes(wanted);
};
