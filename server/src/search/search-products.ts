import type { Input } from '@vitrine/contract/endpoint.ts';
import type { SearchPage, searchProducts as shape } from '@vitrine/contract/search-shapes.ts';
import { pageOf, priceBounds, showProducts, viewManufacturers } from '../catalog/catalog.ts';
import type { ShopVisit } from '../store/store.ts';
import { noteMiss } from './note-miss.ts';
import { readExactly, readSearch } from './read-search.ts';
import { findPage } from './search-repository.ts';

export async function searchProducts(visit: ShopVisit, { query }: Input<typeof shape>): Promise<SearchPage> {
  const { name = '', manufacturer, page, count, sort = 'best' } = query;
  const bounds = priceBounds(visit, query);
  const { search, near, total: unfiltered, brands } = await readSearch(visit, name);
  noteMiss(visit, search.text, { total: unfiltered, near });
  const filter = { ...bounds, manufacturerIds: manufacturer };
  const { ids, total } =
    unfiltered === 0
      ? { ids: [], total: 0 }
      : await findPage(visit.db, search, filter, { sort, limit: count, offset: page * count });
  return {
    ...pageOf(await showProducts(visit, ids), total, count),
    near,
    manufacturers: await viewManufacturers(visit, brands),
  };
}

/** Products that have all the words, best first: for lists that filter by more than words. */
export async function findByWords(visit: ShopVisit, words: string): Promise<readonly number[]> {
  const search = await readExactly(visit, words);
  if (search.text === '') return [];
  const { ids } = await findPage(visit.db, search, {}, { sort: 'best', limit: 10_000, offset: 0 });
  return ids;
}
