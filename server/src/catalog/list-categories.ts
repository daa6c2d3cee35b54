import type { Category, listCategories as shape } from '@vitrine/contract/catalog-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { ShopVisit } from '../store/store.ts';
import { viewCategory } from './category-view.ts';
import { recallProductCounts, recallStructure } from './structure.ts';

/** Roots with their visible children, as menus draw them. Hidden ones are left out whatever the filter. */
export async function listCategories(visit: ShopVisit, { query }: Input<typeof shape>) {
  const [structure, counts] = await Promise.all([recallStructure(visit), recallProductCounts(visit)]);
  const wanted = query.filter?.split(',') ?? [];
  const roots = [...structure.categories.values()]
    .filter(
      ({ parentId, visible, featured }) => parentId === null && visible && (!wanted.includes('featured') || featured),
    )
    .map((record) => viewCategory(visit, structure, counts, record))
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

const named = (part: string | undefined) => {
  const wanted = part?.toLowerCase();
  return ({ description }: Category): boolean => !wanted || description.name.toLowerCase().includes(wanted);
};
