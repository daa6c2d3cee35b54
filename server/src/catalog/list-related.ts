import type {
  listProductGroup as groupShape,
  Product,
  ProductPage,
  listRelated as shape,
} from '@vitrine/contract/catalog-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { toProductPage } from './list-products.ts';
import { findGroupIds, findRelatedIds } from './listing-repository.ts';
import { findProductId, getCachedProducts } from './read-product.ts';

export async function listRelated(ctx: RequestContext, { params }: Input<typeof shape>): Promise<Product[]> {
  ctx.tag('products', 'catalogue');
  const id = await findProductId(ctx, params.key);
  return getCachedProducts(ctx, await findRelatedIds(ctx.db, id));
}

export async function listProductGroup(
  ctx: RequestContext,
  { params }: Input<typeof groupShape>,
): Promise<ProductPage> {
  ctx.tag('products', 'catalogue');
  const ids = (await findGroupIds(ctx.db, ctx.store.id, params.code)) ?? refuse('group.not-found');
  return toProductPage(await getCachedProducts(ctx, ids), ids.length, ids.length);
}
