import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/search/search-shapes.ts';
import type { SearchPage, SearchPreview } from '@vitrine/contract/search/search-shapes.ts';
import {
  type FindFew,
  getCachedProducts,
  priceBounds,
  toProductPage,
  viewCategoriesWithCounts,
  viewManufacturers,
} from '../catalog/catalog.ts';
import type { Sendable } from '../platform/http/serialized-json.ts';
import { toMajor } from '../platform/money.ts';
import type { RequestContext } from '../store/store.ts';
import { priceRange } from './found-products.ts';
import { FEW, pageOfSearch } from './page-of-search.ts';
import { readExactSearch, readSearch } from './read-search.ts';
import { countByCategory, findAll } from './search-repository.ts';
import { normalize, searchedWords } from './search-text.ts';
import { recordZeroResultSearch } from './zero-result-repository.ts';

export async function searchProducts(
  ctx: RequestContext,
  { query }: Input<typeof shapes.searchProducts>,
): Promise<Sendable<SearchPage>> {
  const { name = '', manufacturer, page, count, sort = 'best' } = query;
  const bounds = priceBounds(ctx, query);
  const search = await readSearch(ctx, name, sort);
  const { text, near, found, brands } = search;
  recordZeroResultSearch(ctx, text, { total: found.ids.length, near });
  const filter = { ...bounds, manufacturerIds: manufacturer };
  const { ids, total, hasMore } = await pageOfSearch(ctx, search, filter, { sort, limit: count, offset: page * count });
  return {
    ...toProductPage(await getCachedProducts(ctx, ids), { products: total, hasMore }, count),
    near,
    manufacturers: await viewManufacturers(ctx, brands, { most: MAX_BRANDS, also: manufacturer }),
  };
}

/** The brands that a search names: those with the most results. */
const MAX_BRANDS = 100;

/** For product lists that filter by words and other properties. */
export async function findByWords(ctx: RequestContext, words: string, others: FindFew): Promise<readonly number[]> {
  const { search, found } = await readExactSearch(ctx, words, 'best');
  const few = found.isComplete ? undefined : await others(FEW);
  return [...(few ? await findAll(ctx.db, search, 'best', { among: few }) : found).ids];
}

const MAX_NAMED_BRANDS = 2;

/**
 * For suggestions while the shopper types. Uses the cached result of the search; unfinished words are not recorded as
 * searches without a result.
 */
export async function previewSearch(
  ctx: RequestContext,
  { query: { name } }: Input<typeof shapes.previewSearch>,
): Promise<SearchPreview> {
  const { near, found, brands } = await readSearch(ctx, name, 'best');
  const words = searchedWords(name);
  const isNamed = (text: string) => words.length > 0 && words.every((word) => normalize(text).includes(word));
  const manufacturers = await viewManufacturers(ctx, brands);
  return {
    total: found.ids.length,
    near,
    hasMore: !found.isComplete,
    manufacturers: manufacturers.filter(({ description }) => isNamed(description.name)).slice(0, MAX_NAMED_BRANDS),
  };
}

export async function searchCatalog(
  ctx: RequestContext,
  { body: { query, count, start } }: Input<typeof shapes.searchCatalog>,
): Promise<Sendable<ResponseOf<typeof shapes.searchCatalog>>> {
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
