import type { Input } from '@vitrine/contract/endpoint.ts';
import type { SearchPreview, previewSearch as shape } from '@vitrine/contract/search/search-shapes.ts';
import { viewManufacturers } from '../catalog/catalog.ts';
import type { RequestContext } from '../store/store.ts';
import { readSearch } from './read-search.ts';
import { normalize, searchedWords } from './search-text.ts';

const MAX_BRANDS = 2;

/**
 * For suggestions while the shopper types. Uses the cached result of the search; unfinished words are not recorded as
 * searches without a result.
 */
export async function previewSearch(
  ctx: RequestContext,
  { query: { name } }: Input<typeof shape>,
): Promise<SearchPreview> {
  const { near, found, brands } = await readSearch(ctx, name, 'best');
  const words = searchedWords(name);
  const isNamed = (text: string) => words.length > 0 && words.every((word) => normalize(text).includes(word));
  const manufacturers = await viewManufacturers(ctx, brands);
  return {
    total: found.ids.length,
    near,
    hasMore: !found.isComplete,
    manufacturers: manufacturers.filter(({ description }) => isNamed(description.name)).slice(0, MAX_BRANDS),
  };
}
