import type { Input } from '@vitrine/contract/endpoint.ts';
import type { SearchPage, searchProducts as shape } from '@vitrine/contract/search/search-shapes.ts';
import { type FindFew, getCachedProducts, priceBounds, toProductPage, viewManufacturers } from '../catalog/catalog.ts';
import type { Sendable } from '../platform/http/serialized-json.ts';
import type { RequestContext } from '../store/store.ts';
import { FEW, pageOfSearch } from './page-of-search.ts';
import { readExactSearch, readSearch } from './read-search.ts';
import { findAll } from './search-repository.ts';
import { recordZeroResultSearch } from './zero-result-searches.ts';

export async function searchProducts(
  ctx: RequestContext,
  { query }: Input<typeof shape>,
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
