import type {
  listCategoryProducts as categoryShape,
  Product,
  ProductPage,
  listProducts as shape,
} from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { Sendable, SerializedPart } from '../../platform/http/serialized-json.ts';
import { MAX_AMOUNT, toMinorRounded } from '../../platform/money.ts';
import type { RequestContext } from '../../store/store.ts';
import { getCachedProducts } from '../product/read-product.ts';
import { getCachedCatalogTree } from '../structure/catalog-tree-repository.ts';
import { findCategory } from '../structure/read-category.ts';
import { readCustomFilters } from './list-product-filters.ts';
import {
  countListed,
  findAllListedIds,
  findFew,
  findListedIds,
  findMatching,
  type ListingFilter,
  type ListTotal,
} from './listing-repository.ts';

/** Lists need this besides the context of a request. */
export interface WordSearch {
  /**
   * Ids of products that match all these words, best first. Implemented by the search, which depends on the catalog. In a
   * large shop only some are found, unless the other filters let few products pass.
   */
  readonly findByWords: (words: string, others: FindFew) => Promise<readonly number[]>;
}

/** All products that pass the other filters, or undefined if they are more than `most` or there are none. */
export type FindFew = (most: number) => Promise<readonly number[] | undefined>;

const DEFAULT_COUNT = 100;

type Query = Input<typeof shape>['query'];

export async function listProducts(
  ctx: RequestContext & WordSearch,
  { query }: Input<typeof shape>,
): Promise<Sendable<ProductPage>> {
  const filter = await toListingFilter(ctx, query);
  return query.name === undefined ? listFiltered(ctx, filter, query) : listNamed(ctx, filter, query.name, query);
}

/** First products in the merchant's order. */
export function findFirstListedIds({ db, store, tag }: RequestContext, count: number): Promise<number[]> {
  tag('products');
  return findListedIds(db, store.id, {}, { sort: 'featured', limit: count, offset: 0 });
}

type SearchFilter = Pick<ListingFilter, 'manufacturerIds' | 'priceFrom' | 'priceUntil'>;

/** For the search: all products that pass the filter, or undefined if they are more than `most` or nothing is filtered. */
export async function findFewListedIds(
  { db, store }: RequestContext,
  { manufacturerIds, priceFrom, priceUntil }: SearchFilter,
  most: number,
): Promise<number[] | undefined> {
  const filter = { manufacturerIds, priceFrom, priceUntil };
  return isFiltered(filter) ? findFew(db, store.id, filter, most) : undefined;
}

const isFiltered = (filter: ListingFilter): boolean => Object.values(filter).some((value) => value !== undefined);

/** For the search: products in the order of a list. */
export const findMatchingListedIds = (
  { db, store }: RequestContext,
  { manufacturerIds, priceFrom, priceUntil }: SearchFilter,
  ...rest: Parameters<typeof findMatching> extends [unknown, unknown, unknown, ...infer Rest] ? Rest : never
): Promise<number[]> => findMatching(db, store.id, { manufacturerIds, priceFrom, priceUntil }, ...rest);

export async function listCategoryProducts(
  ctx: RequestContext,
  { params, query }: Input<typeof categoryShape>,
): Promise<Sendable<ProductPage>> {
  const category = findCategory(await getCachedCatalogTree(ctx), params.key);
  return listFiltered(ctx, { categoryId: category.id }, query);
}

async function listFiltered(
  ctx: RequestContext,
  filter: ListingFilter,
  { page = 0, count = DEFAULT_COUNT, sort = 'featured' }: Partial<Query>,
) {
  // A list of a category changes with its own products only.
  const isOfCategory = filter.categoryId !== undefined && !filter.otherCategoryIds;
  const tag = isOfCategory ? `category:${filter.categoryId}` : 'products';
  ctx.tag(tag);
  const { db, store } = ctx;
  const [ids, total] = await Promise.all([
    findListedIds(db, store.id, filter, { sort, limit: count, offset: page * count }),
    // The total is the same for every page and sort order.
    ctx.cache(`total ${store.id} ${JSON.stringify(filter)}`, [tag, 'counts'], () => countListed(db, store.id, filter)),
  ]);
  return toProductPage(await getCachedProducts(ctx, ids), total, count);
}

/** Search results that pass the other filters; best match first unless a sort order is requested. */
async function listNamed(
  ctx: RequestContext & WordSearch,
  filter: ListingFilter,
  name: string,
  { page = 0, count = DEFAULT_COUNT, sort }: Partial<Query>,
) {
  ctx.tag('products');
  const { db, store } = ctx;
  const found = await ctx.findByWords(name, async (most) =>
    isFiltered(filter) ? findFew(db, store.id, filter, most) : undefined,
  );
  const among = filter.productIds ? found.filter((id) => filter.productIds?.includes(id)) : found;
  const listed = await findAllListedIds(db, store.id, { ...filter, productIds: among }, sort ?? 'featured');
  const listedIds = new Set(listed);
  const ids = sort ? listed : among.filter((id) => listedIds.has(id));
  return toProductPage(
    await getCachedProducts(ctx, ids.slice(page * count, (page + 1) * count)),
    { products: ids.length, hasMore: false },
    count,
  );
}

async function toListingFilter(ctx: RequestContext, query: Query): Promise<ListingFilter> {
  const key = query.slug ?? query.category?.toString();
  const keys = key === undefined ? query.categoryIds?.map(String) : [key];
  const tree = keys || query.field ? await getCachedCatalogTree(ctx) : undefined;
  const [categoryId, ...others] = tree ? (keys ?? []).map((key) => findCategory(tree, key).id) : [];
  return {
    categoryId,
    otherCategoryIds: others.length > 0 ? others : undefined,
    manufacturerIds: query.manufacturer ?? query.manufacturerId,
    optionValueIds: query.optionValues ?? query.optionValueIds,
    productIds: query.productIds,
    custom: tree && readCustomFilters(tree, query.field),
    ...priceBounds(ctx, query),
    sku: query.sku,
  };
}

export function toProductPage(products: readonly SerializedPart<Product>[], total: ListTotal, size: number) {
  return {
    totalPages: size === 0 ? 0 : Math.ceil(total.products / size),
    number: products.length,
    recordsTotal: total.products,
    recordsFiltered: total.products,
    hasMore: total.hasMore,
    products,
  };
}

interface PriceQuery {
  readonly priceFrom?: number | undefined;
  readonly priceUntil?: number | undefined;
}

/** Converts the price filter to minor units. A bound with too many decimals is rounded inwards: 19.999 → 19.99. */
export function priceBounds({ store }: RequestContext, { priceFrom, priceUntil }: PriceQuery): PriceQuery {
  if (priceFrom !== undefined && priceUntil !== undefined && priceFrom > priceUntil) {
    throwDomainError('request.invalid', { detail: 'priceFrom is above priceUntil' });
  }
  const bound = (amount: number | undefined, inwards: (value: number) => number) =>
    amount === undefined ? undefined : Math.min(toMinorRounded(amount, store.currency, inwards), MAX_AMOUNT);
  return { priceFrom: bound(priceFrom, Math.ceil), priceUntil: bound(priceUntil, Math.floor) };
}
