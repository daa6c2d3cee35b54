import type { Category, listCategories as shape } from '@vitrine/contract/catalog-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { ShopVisit } from '../store/store.ts';
import { viewCategory } from './category-view.ts';
import { recallProductCounts, recallStructure } from './structure.ts';
import type { CategoryRecord } from './structure-repository.ts';
import { isCategoryShown } from './visibility.ts';

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

/** The categories that were counted, each on its own. */
export async function viewCategoriesWithCounts(
  visit: ShopVisit,
  counts: ReadonlyMap<number, number>,
): Promise<Category[]> {
  const structure = await recallStructure(visit);
  return [...structure.categories.values()]
    .filter((record) => counts.has(record.id) && isCategoryShown(record, structure.categories))
    .map((record) => ({ ...viewCategory(visit, structure, counts, record), children: [] }));
}

/** What a slim product says of its categories. */
export async function recallCategories(visit: ShopVisit) {
  const { categories } = await recallStructure(visit);
  return visit.recall(`slim categories ${visit.store.id}`, ['store', 'catalogue'], async () => {
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
