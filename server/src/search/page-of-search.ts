// A page of search results. If only some of the results were read, filters and orders are asked of the database.
import { findFewListedIds, findMatchingListedIds } from '../catalog/catalog.ts';
import type { RequestContext } from '../store/store.ts';
import { type FoundFilter, type FoundPage, pageOfFound } from './found-products.ts';
import type { ReadSearch } from './read-search.ts';
import { findAll, hasWords, type SearchSort } from './search-repository.ts';

/** A filter that so few products pass is applied before the words. */
export const FEW = 2000;
/** Number of products that are read in another order than the best match. */
const READ_IN_ORDER = 10_000;

export interface SearchWindow {
  readonly sort: SearchSort;
  readonly limit: number;
  readonly offset: number;
}

export interface SearchedPage extends FoundPage {
  /** Whether more products match than `total` says. */
  readonly hasMore: boolean;
}

export async function pageOfSearch(
  ctx: RequestContext,
  { search, found }: ReadSearch,
  filter: FoundFilter,
  window: SearchWindow,
): Promise<SearchedPage> {
  const known = pageOfFound(found, filter, window);
  if (found.isComplete) return { ...known, hasMore: false };
  const few = await findFewListedIds(ctx, filter, FEW);
  if (few) {
    const all = await findAll(ctx.db, search, window.sort, { among: few });
    return { ...pageOfFound(all, filter, window), hasMore: false };
  }
  if (window.sort === 'best') return { ...known, hasMore: true };
  const listed = await findMatchingListedIds(ctx, filter, (id) => hasWords(search, id), {
    sort: window.sort,
    limit: window.offset + window.limit,
    most: READ_IN_ORDER,
  });
  if (listed.length < window.offset + window.limit) return { ...known, hasMore: true };
  return { ids: listed.slice(window.offset), total: Math.max(known.total, listed.length), hasMore: true };
}
