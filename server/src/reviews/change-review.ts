import type { Input } from '@vitrine/contract/endpoint.ts';
import { checkReview } from '@vitrine/contract/review-rules.ts';
import type { OwnReview, changeReview as shape } from '@vitrine/contract/reviews-shapes.ts';
import { findProductId } from '../catalog/catalog.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { refuseForm } from '../platform/refuse-form.ts';
import type { RequestContext } from '../store/store.ts';
import { draftReview } from './draft-review.ts';
import { limitWriting } from './limit-reviews.ts';
import { lockReviewAuthor } from './lock-review-author.ts';
import { openOwnReview } from './open-own-review.ts';
import { viewOwnReview } from './review-view.ts';
import { changeReviewRow } from './reviews-repository.ts';
import { updateProductRatings } from './update-product-ratings.ts';
import { removeVotesFor } from './votes-repository.ts';

/** A changed review awaits approval again and loses the votes for its old text. */
export async function changeReview(ctx: RequestContext, { params, body }: Input<typeof shape>): Promise<OwnReview> {
  refuseForm(ctx, checkReview(body));
  const productId = await findProductId(ctx, params.key);
  await limitWriting(ctx);
  return inTransaction(ctx.db, async (tx) => {
    const author = await lockReviewAuthor(tx, ctx);
    const before = await openOwnReview(tx, author.id, { id: params.id, productId });
    const sent = { productId, rating: body.rating ?? 0, text: body.description };
    const changed = await changeReviewRow(tx, before.id, await draftReview(tx, ctx, author, sent));
    await removeVotesFor(tx, before.id);
    if (before.state === 'published')
      await updateProductRatings(tx, { storeId: ctx.store.id, now: ctx.now }, [productId]);
    return viewOwnReview(changed);
  });
}
