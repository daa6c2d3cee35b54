// Products from the API. Every change answers the row, which replaces the one that is shown.
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { listCategories, listManufacturers } from '@vitrine/contract/catalog/catalog.ts';
import { patchProduct, searchCatalog, setPrice, setStock } from '@vitrine/contract/catalog/staff-catalog.ts';
import type { CatalogRow } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import { orderKeys } from '../../api/query-client.ts';
import { publicApi, staffApi } from '../../api/staff-api.ts';
import type { FoundEntry } from '../../feature.ts';
import type { FilterKinds, Filters } from '../../hooks/use-filters.ts';
import { namedCategories } from './named-categories.ts';

/** Filters of the table of products, as they are in the address. */
export const catalogFilters = {
  q: 'text',
  category: 'text',
  brand: 'text',
  visible: ['yes', 'no', 'archived'],
  stock: ['out', 'low'],
  price: ['none'],
  picture: ['none'],
} as const satisfies FilterKinds;

const lists = ['catalogue', 'list'] as const;
const halfHour = 30 * 60_000;

type Page = Awaited<ReturnType<typeof loadPage>>;

const loadPage = (filters: Filters<typeof catalogFilters>, after: string | undefined) =>
  staffApi(searchCatalog, { query: { ...filters, after } });

/** Rows stay where they are while somebody edits them: only a new search or a reload sorts them again. */
export const useCatalog = (filters: Filters<typeof catalogFilters>) =>
  useInfiniteQuery({
    queryKey: [...lists, filters],
    queryFn: ({ pageParam }) => loadPage(filters, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    gcTime: halfHour,
    refetchOnWindowFocus: false,
  });

/** Choices of the filters: what the shop shows. */
export const useCategories = () =>
  useQuery({
    queryKey: ['catalogue', 'categories'],
    queryFn: async () => namedCategories((await publicApi(listCategories, { query: { count: 1000 } })).categories),
    staleTime: halfHour,
  });

export const useBrands = () =>
  useQuery({
    queryKey: ['catalogue', 'brands'],
    queryFn: async () =>
      (await publicApi(listManufacturers, { query: { count: 1000 } })).manufacturers.map(({ code, description }) => ({
        value: code,
        name: description?.name ?? code,
      })),
    staleTime: halfHour,
  });

export async function findProducts(query: { q: string; count: number }): Promise<FoundEntry[]> {
  const { items } = await staffApi(searchCatalog, { query });
  return items.map(({ id, name, sku }) => ({ label: name, detail: sku, path: `/products/${id}` }));
}

export interface PriceChange {
  price?: string;
  /** Null ends the sale. */
  sale?: { price: string; from: string | null; until: string | null } | null;
}

export interface CatalogChanges {
  patch: (sku: string, body: { name?: string; lang?: string; visible?: boolean }) => Promise<void>;
  price: (sku: string, body: PriceChange) => Promise<void>;
  /** Refused with `stock.changed` when the stock is not the expected one any more. */
  stock: (sku: string, stock: number, expected: number) => Promise<void>;
  /** Rows as they are now. */
  reload: () => void;
}

export function useCatalogChanges(): CatalogChanges {
  const client = useQueryClient();
  const show = (row: CatalogRow) => {
    client.setQueriesData<InfiniteData<Page>>({ queryKey: lists }, (data) => data && withRow(data, row));
    // The counts of Today, and what was done.
    void client.invalidateQueries({ queryKey: orderKeys.todo });
    void client.invalidateQueries({ queryKey: ['changes'] });
  };
  return {
    patch: async (sku, body) => show(await staffApi(patchProduct, { params: { sku }, body })),
    price: async (sku, body) => show(await staffApi(setPrice, { params: { sku }, body })),
    stock: async (sku, stock, expected) =>
      show(await staffApi(setStock, { params: { sku }, body: { stock, expected } })),
    reload: () => void client.invalidateQueries({ queryKey: lists }),
  };
}

const withRow = (data: InfiniteData<Page>, row: CatalogRow): InfiniteData<Page> => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.map((item) => (item.id === row.id ? row : item)) })),
});
