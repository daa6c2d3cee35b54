import type {
  listCategoryProducts as categoryShape,
  ProductPage,
  listProducts as shape,
} from '@vitrine/contract/catalog-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { MAX_AMOUNT, toMinorInwards } from '../platform/money.ts';
import { refuse } from '../platform/refusal.ts';
import type { ShopVisit } from '../store/store.ts';
import { countListed, findListedIds, type ListingFilter } from './listing-repository.ts';
import { findCategory } from './read-category.ts';
import { pageOf, showProducts } from './show-products.ts';
import { recallStructure } from './structure.ts';

const USUAL_COUNT = 100;

type Query = Input<typeof shape>['query'];

export async function listProducts(visit: ShopVisit, { query }: Input<typeof shape>): Promise<ProductPage> {
  refuseBareQuery(query);
  const { priceFrom, priceUntil } = query;
  if (priceFrom !== undefined && priceUntil !== undefined && priceFrom > priceUntil) {
    refuse('request.invalid', { detail: 'priceFrom is above priceUntil' });
  }
  return list(visit, await filterFrom(visit, query), query);
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

async function filterFrom(visit: ShopVisit, query: Query): Promise<ListingFilter> {
  const key = query.slug ?? query.category?.toString();
  const category = key === undefined ? undefined : findCategory(await recallStructure(visit), key);
  // A bound with more decimals than the currency has is moved inwards: up to 19.999 means up to 19.99.
  const bound = (amount: number | undefined, inwards: (value: number) => number) =>
    amount === undefined ? undefined : Math.min(toMinorInwards(amount, visit.store.currency, inwards), MAX_AMOUNT);
  return {
    categoryId: category?.id,
    manufacturerIds: query.manufacturer,
    optionValueIds: query.optionValues,
    productIds: query.productIds,
    priceFrom: bound(query.priceFrom, Math.ceil),
    priceUntil: bound(query.priceUntil, Math.floor),
    name: query.name,
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
