import { refreshListings } from '../catalog/catalog.ts';
import type { Tx } from '../platform/database/database.ts';
import { countReviews } from './reviews-repository.ts';

interface Place {
  readonly storeId: number;
  readonly now: Date;
}

/** Call it in the transaction that changed which reviews are published: updates averages, counts and listings. */
export async function updateProductRatings(
  tx: Tx,
  { storeId, now }: Place,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return;
  await countReviews(tx, productIds);
  await refreshListings(tx, storeId, productIds, now);
}
