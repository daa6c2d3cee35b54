import {
  listCategoryManufacturers,
  listManufacturers,
  listProductFilters,
  listProducts,
} from '@vitrine/contract/catalog/catalog.ts';
import type { Manufacturer, Product } from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { Client } from '@vitrine/contract/client.ts';
import { ignoreError, orNotFound } from '../../../api/api-errors.ts';
import type { Language } from '../../../i18n/language.ts';
import { languageAttributes, type TextLanguage, textLanguage } from '../../../i18n/text-language.ts';
import { type Card, cardOf } from '../card/card.ts';
import { groupStart, type ListQuery, pageLength, takesOneBrand } from './list-query.ts';

export interface Brand {
  id: number;
  name: string;
  nameLanguage?: TextLanguage | undefined;
  count: number | null;
}

export interface FieldFilter {
  code: string;
  name: string;
  nameLanguage?: TextLanguage | undefined;
  /** `value` as in the address, such as finish:matt. */
  values: { value: string; name: string; nameLanguage?: TextLanguage | undefined }[];
}

export interface ProductList {
  cards: Card[];
  /** Number of products on earlier pages that are not shown. */
  before: number;
  total: number;
  /** Whether there are more products than `total`, which is counted up to a limit. */
  hasMore: boolean;
  brands: Brand[];
  /** Custom fields that the list can be filtered by. */
  filters: FieldFilter[];
  /** The state without brands and values that are unknown here. */
  query: ListQuery;
}

interface FoundProducts {
  products: Product[];
  recordsTotal: number;
  hasMore?: boolean | undefined;
  manufacturers: Manufacturer[];
}

interface ListPlace {
  api: Client<'public'>;
  shopUrl: string;
  language: Language;
  /** Missing for the list of all products. */
  categoryId?: number | undefined;
}

/** Builds a list from products of another source, such as a search. */
export const productListOf = (
  { products, recordsTotal, hasMore = false, manufacturers }: FoundProducts,
  query: ListQuery,
  { shopUrl, language }: Pick<ListPlace, 'shopUrl' | 'language'>,
): ProductList => ({
  cards: products.map((product) => cardOf(product, shopUrl, language)),
  before: 0,
  total: recordsTotal,
  hasMore,
  brands: manufacturers.map((brand) => brandOf(brand, language)),
  filters: [],
  query: { ...query, fields: [] },
});

export async function loadProductList(place: ListPlace, wanted: ListQuery): Promise<ProductList> {
  const [brands, filters] = await Promise.all([loadBrands(place, wanted.brands), loadFilters(place)]);
  const known = wanted.brands.filter((id) => brands.some((brand) => brand.id === id));
  const offered = new Set(filters.flatMap(({ values }) => values.map(({ value }) => value)));
  const fields = wanted.fields.filter((value) => offered.has(value));
  const query = { ...wanted, fields, brands: takesOneBrand(brands) ? known.slice(0, 1) : known };
  const filter = {
    ...(place.categoryId !== undefined && { category: place.categoryId }),
    ...(query.brands.length > 0 && { manufacturer: query.brands }),
    ...(query.fields.length > 0 && { field: query.fields }),
    ...(query.price && { priceFrom: query.price.min, priceUntil: query.price.max }),
    sort: query.sort,
  };
  const answers = await Promise.all(
    requestedPages(query.page).map((page) => orNotFound(place.api(listProducts, { query: { ...filter, ...page } }))),
  );
  const products = answers.flatMap((answer) => answer.products);
  const total = answers[0]?.recordsTotal ?? 0;
  const end = Math.ceil(total / pageLength);
  // An address with a page that the list no longer has.
  if (products.length === 0 && end > 0 && end < query.page) return loadProductList(place, { ...query, page: end });
  return {
    cards: products.map((product) => cardOf(product, place.shopUrl, place.language)),
    before: (groupStart(query.page) - 1) * pageLength,
    total,
    hasMore: answers[0]?.hasMore ?? false,
    brands,
    filters,
    query,
  };
}

/** Other servers have no custom fields. */
async function loadFilters({ api, categoryId, language }: ListPlace): Promise<FieldFilter[]> {
  const query = categoryId === undefined ? {} : { category: categoryId };
  const found = await ignoreError('filters', api(listProductFilters, { query }));
  return (found?.filters ?? []).map(({ code, name, lang, values }) => ({
    code,
    name,
    nameLanguage: languageAttributes(lang, language),
    values: values.map((value) => ({
      value: `${code}:${value.code}`,
      name: value.name,
      nameLanguage: languageAttributes(value.lang, language),
    })),
  }));
}

/** The first group with one request. The API skips whole pages of the requested length, so others need one for each page. */
function requestedPages(last: number): { page: number; count: number }[] {
  const first = groupStart(last);
  if (first === 1) return [{ page: 0, count: last * pageLength }];
  return Array.from({ length: last - first + 1 }, (_, at) => ({ page: first - 1 + at, count: pageLength }));
}

/** More brands than these are not offered as a filter, except those that are chosen. */
const maxBrands = 200;

async function loadBrands({ api, categoryId, language }: ListPlace, also: number[]): Promise<Brand[]> {
  const query = { most: maxBrands, ...(also.length > 0 && { also }) };
  const found =
    categoryId === undefined
      ? (await ignoreError('brands', api(listManufacturers, { query: { page: 0, count: 0, ...query } })))?.manufacturers
      : await ignoreError('brands', api(listCategoryManufacturers, { params: { key: String(categoryId) }, query }));
  return (found ?? []).filter(({ productCount }) => productCount !== 0).map((brand) => brandOf(brand, language));
}

const brandOf = ({ id, description, productCount }: Manufacturer, language: Language): Brand => ({
  id,
  name: description.name,
  nameLanguage: textLanguage(description, 'name', language),
  // Other servers do not send counts.
  count: productCount ?? null,
});
