import type { Product, readProduct as shape } from '@vitrine/contract/catalog-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { findShownProductId } from './product-repository.ts';
import { showProducts } from './show-products.ts';

export async function readProduct(ctx: RequestContext, { params }: Input<typeof shape>): Promise<Product> {
  const [product] = await showProducts(ctx, [await findProductId(ctx, params.key)]);
  return product ?? refuse('product.not-found');
}

/** The id behind an id, SKU or friendlyUrl; a product that is not shown is not there. */
export async function findProductId({ db, store, tag }: RequestContext, key: string): Promise<number> {
  const id = await findShownProductId(db, store.id, key);
  if (id !== undefined) return id;
  tag('products');
  return refuse('product.not-found');
}
