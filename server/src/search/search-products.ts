import type { Input } from '@vitrine/contract/endpoint.ts';
import type { SearchPage, searchProducts as shape } from '@vitrine/contract/search-shapes.ts';
import { getCachedProducts, priceBounds, toProductPage, viewManufacturers } from '../catalog/catalog.ts';
import type { RequestContext } from '../store/store.ts';
import { pageOfFound } from './found-products.ts';
import { readExactSearch, readSearch } from './read-search.ts';
import { recordZeroResultSearch } from './zero-result-searches.ts';

export async function searchProducts(ctx: RequestContext, { query }: Input<typeof shape>): Promise<SearchPage> {
  const { name = '', manufacturer, page, count, sort = 'best' } = query;
  const bounds = priceBounds(ctx, query);
  const { text, near, found, brands } = await readSearch(ctx, name, sort);
  recordZeroResultSearch(ctx, text, { total: found.ids.length, near });
  const filter = { ...bounds, manufacturerIds: manufacturer };
  const { ids, total } = pageOfFound(found, filter, { limit: count, offset: page * count });
  return {
    ...toProductPage(await getCachedProducts(ctx, ids), total, count),
    near,
    manufacturers: await viewManufacturers(ctx, brands),
  };
}

/** For product lists that filter by words and other properties. */
export async function findByWords(ctx: RequestContext, words: string): Promise<readonly number[]> {
  const { found } = await readExactSearch(ctx, words, 'best');
  return [...found.ids];
}
