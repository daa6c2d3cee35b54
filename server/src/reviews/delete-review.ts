import type { Input } from '@vitrine/contract/endpoint.ts';
import type { deleteReview as shape } from '@vitrine/contract/reviews-shapes.ts';
import { findProductId } from '../catalog/catalog.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { RequestContext } from '../store/store.ts';
import { lockReviewAuthor } from './lock-review-author.ts';
import { openOwnReview } from './open-own-review.ts';
import { removeReview } from './reviews-repository.ts';
import { updateProductRatings } from './update-product-ratings.ts';

export async function deleteReview(ctx: RequestContext, { params }: Input<typeof shape>): Promise<null> {
  const productId = await findProductId(ctx, params.key);
  await inTransaction(ctx.db, async (tx) => {
    const author = await lockReviewAuthor(tx, ctx);
    const { id, state } = await openOwnReview(tx, author.id, { id: params.id, productId });
    await removeReview(tx, id);
    if (state === 'published') await updateProductRatings(tx, { storeId: ctx.store.id, now: ctx.now }, [productId]);
  });
  return null;
}
