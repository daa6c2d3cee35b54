import { listManufacturers, listProducts } from '@vitrine/contract/catalog/catalog.ts';
import type { Sort } from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { Client } from '@vitrine/contract/client.ts';
import type { CallInput } from '@vitrine/contract/endpoint.ts';
import { searchProducts } from '@vitrine/contract/search/search.ts';
import type { SearchPage, searchProducts as shape } from '@vitrine/contract/search/search-shapes.ts';
import { errorStatus, ignoreError, orNotFound } from '../../api/api-errors.ts';

interface Wanted {
  words: string;
  brands: number[];
  price: { min: number; max: number } | null;
  sort: Sort;
}

interface Results {
  answer: SearchPage;
  /** Chosen brands that occur in the results. */
  brands: number[];
}

const pageLength = 50;

type SearchQuery = NonNullable<CallInput<typeof shape>['query']>;

export async function loadResults(api: Client<'public'>, { words, brands, price, sort }: Wanted): Promise<Results> {
  const query = {
    name: words,
    page: 0,
    count: pageLength,
    ...(brands.length > 0 && { manufacturer: brands }),
    ...(price && { priceFrom: price.min, priceUntil: price.max }),
    // The default order of a search is the best match.
    ...(sort !== 'featured' && { sort }),
  };
  const answer = await orNotFound(search(api, query));
  const { manufacturers } = answer;
  const max = manufacturers.some(({ productCount }) => Number.isInteger(productCount)) ? brands.length : 1;
  const known = brands.filter((id) => manufacturers.some((brand) => brand.id === id)).slice(0, max);
  // A brand in the URL that no result has is not a filter.
  if (known.length < brands.length) return loadResults(api, { words, brands: known, price, sort });
  return { answer, brands };
}

/** Other servers support search only as a list of products. */
async function search(api: Client<'public'>, query: SearchQuery): Promise<SearchPage> {
  try {
    return await api(searchProducts, { query });
  } catch (error) {
    const status = errorStatus(error);
    if (status !== 404 && status !== 405) throw error;
    // They also accept only one brand.
    const { manufacturer = [], ...rest } = query;
    const [page, brands] = await Promise.all([
      api(listProducts, { query: { ...rest, manufacturer: manufacturer.slice(0, 1) } }),
      ignoreError('brands', api(listManufacturers, { query: { page: 0, count: 0 } })),
    ]);
    return { ...page, near: false, manufacturers: brands?.manufacturers ?? [] };
  }
}

/** Limit of the server. */
const longest = 200;

/** Removes control characters and surrounding spaces, and limits the length. */
export const searchWords = (typed: string | null | undefined): string =>
  Array.from((typed ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .slice(0, longest)
    .join('')
    .slice(0, longest);
