import type {
  listProductGroup as groupShape,
  Product,
  ProductPage,
  listRelated as shape,
} from '@vitrine/contract/catalog-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { refuse } from '../platform/refusal.ts';
import type { ShopVisit } from '../store/store.ts';
import { findGroupIds, findRelatedIds } from './listing-repository.ts';
import { findProductId } from './read-product.ts';
import { pageOf, showProducts } from './show-products.ts';

export async function listRelated(visit: ShopVisit, { params }: Input<typeof shape>): Promise<Product[]> {
  visit.tag('products', 'catalogue');
  const id = await findProductId(visit, params.key);
  return showProducts(visit, await findRelatedIds(visit.db, id));
}

export async function listProductGroup(visit: ShopVisit, { params }: Input<typeof groupShape>): Promise<ProductPage> {
  visit.tag('products', 'catalogue');
  const ids = (await findGroupIds(visit.db, visit.store.id, params.code)) ?? refuse('group.not-found');
  return pageOf(await showProducts(visit, ids), ids.length, ids.length);
}
