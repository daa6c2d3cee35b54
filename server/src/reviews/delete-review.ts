import type { Input } from '@vitrine/contract/endpoint.ts';
import type { deleteReview as shape } from '@vitrine/contract/reviews-shapes.ts';
import { findProductId } from '../catalog/catalog.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { ShopVisit } from '../store/store.ts';
import { followReviews } from './follow-reviews.ts';
import { holdAuthor } from './hold-author.ts';
import { openOwnReview } from './open-own-review.ts';
import { removeReview } from './reviews-repository.ts';

export async function deleteReview(visit: ShopVisit, { params }: Input<typeof shape>): Promise<null> {
  const productId = await findProductId(visit, params.key);
  await inTransaction(visit.db, async (tx) => {
    const author = await holdAuthor(tx, visit);
    const { id, state } = await openOwnReview(tx, author.id, { id: params.id, productId });
    await removeReview(tx, id);
    if (state === 'published') await followReviews(tx, { storeId: visit.store.id, now: visit.now }, [productId]);
  });
  return null;
}
