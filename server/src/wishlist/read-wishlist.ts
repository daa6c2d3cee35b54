import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { readWishlist as shape } from '@vitrine/contract/wishlist-shapes.ts';
import type { RequestContext } from '../store/store.ts';
import { findWishes } from './wishlist-repository.ts';

export async function readWishlist(ctx: RequestContext, _: Input<typeof shape>): Promise<ResponseOf<typeof shape>> {
  return { skus: await findWishes(ctx.db, ctx.customerId ?? 0) };
}
