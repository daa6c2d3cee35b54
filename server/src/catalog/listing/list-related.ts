import type {
  listProductGroup as groupShape,
  ProductPage,
  listRelated as shape,
} from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { Sendable } from '../../platform/http/serialized-json.ts';
import type { RequestContext } from '../../store/store.ts';
import { findProductId, getCachedProducts } from '../product/read-product.ts';
import { toProductPage } from './list-products.ts';
import { type ChosenProduct, findGroup, findRelated } from './listing-repository.ts';

export async function listRelated(
  ctx: RequestContext,
  { params }: Input<typeof shape>,
): Promise<Sendable<ResponseOf<typeof shape>>> {
  const id = await findProductId(ctx, params.key);
  ctx.tag('catalogue', `product:${id}`);
  return getCachedProducts(ctx, shownOf(ctx, await findRelated(ctx.db, id)));
}

export async function listProductGroup(
  ctx: RequestContext,
  { params }: Input<typeof groupShape>,
): Promise<Sendable<ProductPage>> {
  ctx.tag('catalogue');
  const ids = shownOf(ctx, (await findGroup(ctx.db, ctx.store.id, params.code)) ?? throwDomainError('group.not-found'));
  return toProductPage(await getCachedProducts(ctx, ids), { products: ids.length, hasMore: false }, ids.length);
}

/** The list changes with each of its products, also with one that is not shown yet; other products do not matter. */
function shownOf(ctx: RequestContext, chosen: readonly ChosenProduct[]): number[] {
  ctx.tag(...chosen.map(({ id }) => `product:${id}`));
  for (const { changesAt } of chosen) ctx.validUntil(changesAt);
  return chosen.filter(({ shown }) => shown).map(({ id }) => id);
}
