import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { searchCatalogue as shape } from '@vitrine/contract/search-shapes.ts';
import { showProducts, viewCategoriesWithCounts } from '../catalog/catalog.ts';
import { toMajor } from '../platform/money.ts';
import type { ShopVisit } from '../store/store.ts';
import { priceRange } from './found-products.ts';
import { noteMiss } from './note-miss.ts';
import { readSearch } from './read-search.ts';
import { countByCategory } from './search-repository.ts';

export async function searchCatalogue(
  visit: ShopVisit,
  { body: { query, count, start } }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { text, near, found } = await readSearch(visit, query, 'best');
  noteMiss(visit, text, { total: found.ids.length, near });
  const prices = priceRange(found);
  // The older form has no word for "near": what is not there is not found.
  if (!prices || near) return { productCount: 0, minPrice: null, maxPrice: null, products: [], categoryFacets: [] };
  return {
    productCount: found.ids.length,
    minPrice: toMajor(prices.min, visit.store.currency),
    maxPrice: toMajor(prices.max, visit.store.currency),
    products: await showProducts(visit, [...found.ids.subarray(start, start + count)]),
    categoryFacets: await viewCategoriesWithCounts(visit, await countByCategory(visit.db, [...found.ids])),
  };
}
