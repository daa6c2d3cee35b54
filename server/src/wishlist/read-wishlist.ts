import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { readWishlist as shape } from '@vitrine/contract/wishlist-shapes.ts';
import type { ShopVisit } from '../store/store.ts';
import { findWishes } from './wishlist-repository.ts';

export async function readWishlist(visit: ShopVisit, _: Input<typeof shape>): Promise<ResponseOf<typeof shape>> {
  return { skus: await findWishes(visit.db, visit.customerId ?? 0) };
}
