import type { Input } from '@vitrine/contract/endpoint.ts';
import { checkReview } from '@vitrine/contract/reviews/review-rules.ts';
import type { OwnReview, writeReview as shape } from '@vitrine/contract/reviews/reviews-shapes.ts';
import { findProductId } from '../catalog/catalog.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { refuseForm } from '../platform/read-email.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { draftReview } from './draft-review.ts';
import { queueReviewNotice } from './queue-review-notice.ts';
import { limitWriting, lockReviewAuthor } from './review-author.ts';
import { viewOwnReview } from './review-view.ts';
import { addReview } from './reviews-repository.ts';

export async function writeReview(ctx: RequestContext, { params, body }: Input<typeof shape>): Promise<OwnReview> {
  refuseForm(ctx, checkReview(body));
  const sent = { productId: await findProductId(ctx, params.key), rating: body.rating ?? 0, text: body.description };
  await limitWriting(ctx);
  return inTransaction(ctx.db, async (tx) => {
    const row = await addReview(tx, await draftReview(tx, ctx, await lockReviewAuthor(tx, ctx), sent));
    if (!row) return refuse('review.exists');
    await queueReviewNotice(tx, ctx, row);
    return viewOwnReview(row);
  });
}
