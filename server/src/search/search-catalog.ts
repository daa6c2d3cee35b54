import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { searchCatalog as shape } from '@vitrine/contract/search/search-shapes.ts';
import { getCachedProducts, viewCategoriesWithCounts } from '../catalog/catalog.ts';
import type { Sendable } from '../platform/http/serialized-json.ts';
import { toMajor } from '../platform/money.ts';
import type { RequestContext } from '../store/store.ts';
import { priceRange } from './found-products.ts';
import { readSearch } from './read-search.ts';
import { countByCategory } from './search-repository.ts';
import { recordZeroResultSearch } from './zero-result-searches.ts';

export async function searchCatalog(
  ctx: RequestContext,
  { body: { query, count, start } }: Input<typeof shape>,
): Promise<Sendable<ResponseOf<typeof shape>>> {
  const { text, near, found } = await readSearch(ctx, query, 'best');
  recordZeroResultSearch(ctx, text, { total: found.ids.length, near });
  const prices = priceRange(found);
  // The older response format cannot mark similar products, so it contains exact results only.
  if (!prices || near) return { productCount: 0, minPrice: null, maxPrice: null, products: [], categoryFacets: [] };
  return {
    productCount: found.ids.length,
    minPrice: toMajor(prices.min, ctx.store.currency),
    maxPrice: toMajor(prices.max, ctx.store.currency),
    products: await getCachedProducts(ctx, [...found.ids.subarray(start, start + count)]),
    categoryFacets: await viewCategoriesWithCounts(ctx, await countByCategory(ctx.db, [...found.ids])),
  };
}
