import type { Input } from '@vitrine/contract/endpoint.ts';
import { checkReview } from '@vitrine/contract/reviews/review-rules.ts';
import type {
  deleteReview as deleteShape,
  OwnReview,
  changeReview as shape,
} from '@vitrine/contract/reviews/reviews-shapes.ts';
import { findProductId } from '../catalog/catalog.ts';
import type { Tx } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { refuseForm } from '../platform/read-email.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { draftReview } from './draft-review.ts';
import { queueReviewNotice } from './queue-review-notice.ts';
import { limitWriting, lockReviewAuthor } from './review-author.ts';
import { viewOwnReview } from './review-view.ts';
import { changeReviewRow, lockReview, type ReviewRow, removeReview } from './reviews-repository.ts';
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
    await queueReviewNotice(tx, ctx, changed);
    if (before.state === 'published')
      await updateProductRatings(tx, { storeId: ctx.store.id, now: ctx.now }, [productId]);
    return viewOwnReview(changed);
  });
}

export async function deleteReview(ctx: RequestContext, { params }: Input<typeof deleteShape>): Promise<null> {
  const productId = await findProductId(ctx, params.key);
  await inTransaction(ctx.db, async (tx) => {
    const author = await lockReviewAuthor(tx, ctx);
    const { id, state } = await openOwnReview(tx, author.id, { id: params.id, productId });
    await removeReview(tx, id);
    if (state === 'published') await updateProductRatings(tx, { storeId: ctx.store.id, now: ctx.now }, [productId]);
  });
  return null;
}

/** A review of another customer is refused as not found. */
async function openOwnReview(
  tx: Tx,
  customerId: number,
  { id, productId }: { readonly id: number; readonly productId: number },
): Promise<ReviewRow> {
  const row = await lockReview(tx, id, productId);
  return row?.customerId === customerId ? row : refuse('review.not-found');
}
