// The state of a product list in the URL. Invalid values are ignored.
import type { Sort } from '@vitrine/contract/catalog-shapes.ts';
import { checkPriceRange, type PriceRange } from './price-range.ts';

export const sorts = [
  'featured',
  'price-asc',
  'price-desc',
  'newest',
  'rating',
  'best-selling',
] as const satisfies readonly Sort[];

export interface ListQuery {
  /** Search text; missing for category lists. */
  searchText?: string | undefined;
  brands: number[];
  price: PriceRange | null;
  sort: Sort;
  /** Number of pages shown, from the first. */
  page: number;
}

export const pageLength = 24;
/** A page contains all of them, so that Back restores it; more would make the page slow for everybody. */
export const mostPages = 8;

const isId = (id: number) => Number.isSafeInteger(id) && id >= 0;

export function readListQuery(params: URLSearchParams | FormData): ListQuery {
  const text = (name: string) => String(params.get(name) ?? '');
  const ids = params.getAll('brand').flatMap((value) => String(value).split(',').filter(Boolean).map(Number));
  const page = Math.floor(Number(text('page')));
  return {
    searchText: text('q') || undefined,
    brands: [...new Set(ids.filter(isId))].slice(0, 50).sort((a, b) => a - b),
    price: checkPriceRange(text('min'), text('max')).range,
    sort: sorts.find((sort) => sort === text('sort')) ?? 'featured',
    page: page >= 1 ? Math.min(page, mostPages) : 1,
  };
}

/** Default values are left out, so that equal lists have equal URLs. */
export function writeListQuery({ searchText, brands, price, sort, page }: ListQuery): string {
  const params: string[] = [];
  if (searchText) params.push(String(new URLSearchParams({ q: searchText })));
  if (brands.length > 0) params.push(`brand=${brands.join(',')}`);
  if (price) params.push(`min=${price.min}`, `max=${price.max}`);
  if (sort !== 'featured') params.push(`sort=${sort}`);
  if (page > 1) params.push(`page=${page}`);
  return params.length > 0 ? `?${params.join('&')}` : '';
}

export const countFilters = ({ brands, price }: ListQuery): number => brands.length + (price ? 1 : 0);

export const withoutFilters = (query: ListQuery): ListQuery => ({ ...query, brands: [], price: null, page: 1 });
