import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { readOwnReview as shape } from '@vitrine/contract/reviews-shapes.ts';
import { findProductId } from '../catalog/catalog.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { viewOwnReview } from './review-view.ts';
import { findReviewOf } from './reviews-repository.ts';
import { findVotedIn } from './votes-repository.ts';

export async function readOwnReview(
  ctx: RequestContext,
  { params }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { db } = ctx;
  const customerId = ctx.customerId ?? refuse('session.required');
  const productId = await findProductId(ctx, params.key);
  const own = await findReviewOf(db, productId, customerId);
  return { review: own ? viewOwnReview(own) : null, helpful: await findVotedIn(db, productId, customerId) };
}
