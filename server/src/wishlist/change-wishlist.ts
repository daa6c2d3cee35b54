import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { changeWishes } from '@vitrine/contract/wishlist/wishlist-rules.ts';
import type { readWishlist as readShape, changeWishlist as shape } from '@vitrine/contract/wishlist/wishlist-shapes.ts';
import { findCustomer } from '../account/account.ts';
import { findKnownSkus } from '../catalog/catalog.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import type { RequestContext } from '../store/store.ts';
import { findWishes, lockWishes, saveWishes } from './wishlist-repository.ts';

export async function readWishlist(
  ctx: RequestContext,
  _: Input<typeof readShape>,
): Promise<ResponseOf<typeof readShape>> {
  return { skus: await findWishes(ctx.db, ctx.customerId ?? 0) };
}

export async function changeWishlist(
  ctx: RequestContext,
  { body }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { db, store, customerId } = ctx;
  const known = await findKnownSkus(db, store.id, body.add ?? []);
  const add = (body.add ?? []).filter((sku) => known.has(sku));
  return db.transaction(async (tx) => {
    // The account may have been deleted after the request was authenticated.
    const customer = await findCustomer(tx, customerId ?? 0);
    const { id } = customer ?? throwDomainError('session.required');
    const skus = changeWishes(await lockWishes(tx, id), { add, remove: body.remove ?? [] });
    await saveWishes(tx, id, skus);
    return { skus };
  });
}
