import type { Input } from '@vitrine/contract/endpoint.ts';
import { checkReview } from '@vitrine/contract/review-rules.ts';
import type { OwnReview, changeReview as shape } from '@vitrine/contract/reviews-shapes.ts';
import { findProductId } from '../catalog/catalog.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { refuseForm } from '../platform/refuse-form.ts';
import type { ShopVisit } from '../store/store.ts';
import { draftReview } from './draft-review.ts';
import { followReviews } from './follow-reviews.ts';
import { holdAuthor } from './hold-author.ts';
import { limitWriting } from './limit-reviews.ts';
import { openOwnReview } from './open-own-review.ts';
import { viewOwnReview } from './review-view.ts';
import { changeReviewRow } from './reviews-repository.ts';
import { removeVotesFor } from './votes-repository.ts';

/** Nobody has read it as it is now: it waits again, without the votes for what it said before. */
export async function changeReview(visit: ShopVisit, { params, body }: Input<typeof shape>): Promise<OwnReview> {
  refuseForm(visit, checkReview(body));
  const productId = await findProductId(visit, params.key);
  await limitWriting(visit);
  return inTransaction(visit.db, async (tx) => {
    const author = await holdAuthor(tx, visit);
    const before = await openOwnReview(tx, author.id, { id: params.id, productId });
    const sent = { productId, rating: body.rating ?? 0, text: body.description };
    const changed = await changeReviewRow(tx, before.id, await draftReview(tx, visit, author, sent));
    await removeVotesFor(tx, before.id);
    if (before.state === 'published') await followReviews(tx, { storeId: visit.store.id, now: visit.now }, [productId]);
    return viewOwnReview(changed);
  });
}
