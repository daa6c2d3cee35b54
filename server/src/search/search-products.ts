import type { Input } from '@vitrine/contract/endpoint.ts';
import type { SearchPage, searchProducts as shape } from '@vitrine/contract/search-shapes.ts';
import { pageOf, priceBounds, showProducts, viewManufacturers } from '../catalog/catalog.ts';
import type { ShopVisit } from '../store/store.ts';
import { pageOfFound } from './found-products.ts';
import { noteMiss } from './note-miss.ts';
import { readExactly, readSearch } from './read-search.ts';

export async function searchProducts(visit: ShopVisit, { query }: Input<typeof shape>): Promise<SearchPage> {
  const { name = '', manufacturer, page, count, sort = 'best' } = query;
  const bounds = priceBounds(visit, query);
  const { text, near, found, brands } = await readSearch(visit, name, sort);
  noteMiss(visit, text, { total: found.ids.length, near });
  const filter = { ...bounds, manufacturerIds: manufacturer };
  const { ids, total } = pageOfFound(found, filter, { limit: count, offset: page * count });
  return {
    ...pageOf(await showProducts(visit, ids), total, count),
    near,
    manufacturers: await viewManufacturers(visit, brands),
  };
}

/** Products that have all the words, best first: for lists that filter by more than words. */
export async function findByWords(visit: ShopVisit, words: string): Promise<readonly number[]> {
  const { found } = await readExactly(visit, words, 'best');
  return [...found.ids];
}
