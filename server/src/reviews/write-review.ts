import type { Input } from '@vitrine/contract/endpoint.ts';
import { checkReview } from '@vitrine/contract/review-rules.ts';
import type { OwnReview, writeReview as shape } from '@vitrine/contract/reviews-shapes.ts';
import { findProductId } from '../catalog/catalog.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { refuse } from '../platform/refusal.ts';
import { refuseForm } from '../platform/refuse-form.ts';
import type { ShopVisit } from '../store/store.ts';
import { draftReview } from './draft-review.ts';
import { holdAuthor } from './hold-author.ts';
import { limitWriting } from './limit-reviews.ts';
import { viewOwnReview } from './review-view.ts';
import { addReview } from './reviews-repository.ts';

export async function writeReview(visit: ShopVisit, { params, body }: Input<typeof shape>): Promise<OwnReview> {
  refuseForm(visit, checkReview(body));
  const sent = { productId: await findProductId(visit, params.key), rating: body.rating ?? 0, text: body.description };
  await limitWriting(visit);
  const row = await inTransaction(visit.db, async (tx) =>
    addReview(tx, await draftReview(tx, visit, await holdAuthor(tx, visit), sent)),
  );
  return viewOwnReview(row ?? refuse('review.exists'));
}
