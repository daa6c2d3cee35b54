import type { Answer, Input } from '@vitrine/contract/endpoint.ts';
import type { searchCatalogue as shape } from '@vitrine/contract/search-shapes.ts';
import { showProducts, viewCategoriesWithCounts } from '../catalog/catalog.ts';
import { toMajor } from '../platform/money.ts';
import type { ShopVisit } from '../store/store.ts';
import { noteMiss } from './note-miss.ts';
import { readSearch } from './read-search.ts';
import { countFoundByCategory, findPage } from './search-repository.ts';

export async function searchCatalogue(
  visit: ShopVisit,
  { body: { query, count, start } }: Input<typeof shape>,
): Promise<Answer<typeof shape>> {
  const { search, near, total, prices } = await readSearch(visit, query);
  noteMiss(visit, search.text, { total, near });
  // The older form has no word for "near": what is not there is not found.
  if (total === 0 || near) return { productCount: 0, minPrice: null, maxPrice: null, products: [], categoryFacets: [] };
  const [{ ids }, counts] = await Promise.all([
    findPage(visit.db, search, {}, { sort: 'best', limit: count, offset: start }),
    countFoundByCategory(visit.db, search),
  ]);
  return {
    productCount: total,
    minPrice: prices ? toMajor(prices.min, visit.store.currency) : null,
    maxPrice: prices ? toMajor(prices.max, visit.store.currency) : null,
    products: await showProducts(visit, ids),
    categoryFacets: await viewCategoriesWithCounts(visit, counts),
  };
}
