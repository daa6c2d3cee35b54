// The state of a product list in the URL. Invalid values are ignored.
import type { Sort } from '@vitrine/contract/catalog/catalog-shapes.ts';
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
  /** Values of custom fields, such as finish:matt. */
  fields: string[];
  price: PriceRange | null;
  sort: Sort;
  /** The last page shown, with the others of its group before it. */
  page: number;
}

export const pageLength = 24;
/** So many pages are added to each other, so that Back restores them; more would make the page slow. The next one begins a new group. */
const pagesInGroup = 8;
/** Far back in a list of many thousand products only filters help. */
export const lastPage = 400;

/** The first page of the group. */
export const groupStart = (page: number): number => page - ((page - 1) % pagesInGroup);

const isId = (id: number) => Number.isSafeInteger(id) && id >= 0;

export function readListQuery(params: URLSearchParams | FormData): ListQuery {
  const text = (name: string) => String(params.get(name) ?? '');
  const ids = params.getAll('brand').flatMap((value) => String(value).split(',').filter(Boolean).map(Number));
  const values = params.getAll('field').flatMap((value) => String(value).split(','));
  const page = Math.floor(Number(text('page')));
  return {
    searchText: text('q') || undefined,
    brands: [...new Set(ids.filter(isId))].slice(0, 50).sort((a, b) => a - b),
    fields: [...new Set(values.filter((value) => /^[\w-]+:[\w-]+$/.test(value)))].slice(0, 50).sort(),
    price: checkPriceRange(text('min'), text('max')).range,
    sort: sorts.find((sort) => sort === text('sort')) ?? 'featured',
    page: page >= 1 ? Math.min(page, lastPage) : 1,
  };
}

/** Default values are left out, so that equal lists have equal URLs. */
export function writeListQuery({ searchText, brands, fields, price, sort, page }: ListQuery): string {
  const params: string[] = [];
  if (searchText) params.push(String(new URLSearchParams({ q: searchText })));
  if (brands.length > 0) params.push(`brand=${brands.join(',')}`);
  if (fields.length > 0) params.push(`field=${fields.join(',')}`);
  if (price) params.push(`min=${price.min}`, `max=${price.max}`);
  if (sort !== 'featured') params.push(`sort=${sort}`);
  if (page > 1) params.push(`page=${page}`);
  return params.length > 0 ? `?${params.join('&')}` : '';
}

export const countFilters = ({ brands, fields, price }: ListQuery): number =>
  brands.length + fields.length + (price ? 1 : 0);

export const withoutFilters = (query: ListQuery): ListQuery => ({
  ...query,
  brands: [],
  fields: [],
  price: null,
  page: 1,
});

/** Servers without brand counts are not ours and filter by one brand only. */
export const takesOneBrand = (brands: readonly { count: number | null }[]): boolean =>
  brands.every(({ count }) => count === null);
