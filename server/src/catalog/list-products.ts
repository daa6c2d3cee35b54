import type {
  listCategoryProducts as categoryShape,
  ProductPage,
  listProducts as shape,
} from '@vitrine/contract/catalog-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { refuse } from '../platform/refusal.ts';
import type { ShopVisit } from '../store/store.ts';
import { countListed, findAllListedIds, findListedIds, type ListingFilter } from './listing-repository.ts';
import { priceBounds } from './price-bounds.ts';
import { findCategory } from './read-category.ts';
import { pageOf, showProducts } from './show-products.ts';
import { recallStructure } from './structure.ts';

const USUAL_COUNT = 100;

type Query = Input<typeof shape>['query'];

export async function listProducts(visit: ShopVisit, { query }: Input<typeof shape>): Promise<ProductPage> {
  refuseBareQuery(query);
  const filter = await filterFrom(visit, query);
  return query.name === undefined ? list(visit, filter, query) : listNamed(visit, filter, query.name, query);
}

/** The first products of the shop, in the merchant's order. */
export function findListed({ db, store, tag }: ShopVisit, count: number): Promise<number[]> {
  tag('products');
  return findListedIds(db, store.id, {}, { sort: 'featured', limit: count, offset: 0 });
}

export async function listCategoryProducts(
  visit: ShopVisit,
  { params, query }: Input<typeof categoryShape>,
): Promise<ProductPage> {
  const category = findCategory(await recallStructure(visit), params.key);
  return list(visit, { categoryId: category.id }, query);
}

async function list(
  visit: ShopVisit,
  filter: ListingFilter,
  { page = 0, count = USUAL_COUNT, sort = 'featured' }: Partial<Query>,
) {
  visit.tag('products');
  const { db, store } = visit;
  const [ids, total] = await Promise.all([
    findListedIds(db, store.id, filter, { sort, limit: count, offset: page * count }),
    // The same for every page and order of the list.
    visit.recall(`total ${store.id} ${JSON.stringify(filter)}`, ['products'], () => countListed(db, store.id, filter)),
  ]);
  return pageOf(await showProducts(visit, ids), total, count);
}

/** What the search finds, cut down by the other filters. It comes best first unless another order is asked for. */
async function listNamed(
  visit: ShopVisit,
  filter: ListingFilter,
  name: string,
  { page = 0, count = USUAL_COUNT, sort }: Partial<Query>,
) {
  visit.tag('products');
  const { db, store } = visit;
  const found = await visit.findByWords(name);
  const among = filter.productIds ? found.filter((id) => filter.productIds?.includes(id)) : found;
  const listed = await findAllListedIds(db, store.id, { ...filter, productIds: among }, sort ?? 'featured');
  const kept = new Set(listed);
  const ids = sort ? listed : among.filter((id) => kept.has(id));
  return pageOf(await showProducts(visit, ids.slice(page * count, (page + 1) * count)), ids.length, count);
}

async function filterFrom(visit: ShopVisit, query: Query): Promise<ListingFilter> {
  const key = query.slug ?? query.category?.toString();
  const category = key === undefined ? undefined : findCategory(await recallStructure(visit), key);
  return {
    categoryId: category?.id,
    manufacturerIds: query.manufacturer,
    optionValueIds: query.optionValues,
    productIds: query.productIds,
    ...priceBounds(visit, query),
    sku: query.sku,
  };
}

/** A public storefront that has lost its product id asks for "products" with nothing else; a list would break its page. */
function refuseBareQuery(query: Query): void {
  const { store: _, lang: __, ...asked } = query;
  if (Object.values(asked).every((value) => value === undefined)) {
    refuse('request.incomplete', { detail: 'page, count, category, name …' });
  }
}
