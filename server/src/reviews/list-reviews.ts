import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type {
  readOwnReview as ownShape,
  Review,
  listReviews as shape,
} from '@vitrine/contract/reviews/reviews-shapes.ts';
import { findProductId } from '../catalog/catalog.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import type { RequestContext } from '../store/store.ts';
import { viewOwnReview, viewReview } from './review-view.ts';
import { findPublished, findReviewOf } from './reviews-repository.ts';
import { findVotedIn } from './votes-repository.ts';

export async function listReviews(ctx: RequestContext, { params }: Input<typeof shape>): Promise<Review[]> {
  const id = await findProductId(ctx, params.key);
  ctx.tag(`product:${id}`);
  return (await findPublished(ctx.db, id)).map(viewReview);
}

/** Other servers have reviews of customers by merchants. This shop has none and returns an empty list. */
export async function listCustomerReviews(): Promise<never[]> {
  return [];
}

export async function readOwnReview(
  ctx: RequestContext,
  { params }: Input<typeof ownShape>,
): Promise<ResponseOf<typeof ownShape>> {
  const { db } = ctx;
  const customerId = ctx.customerId ?? throwDomainError('session.required');
  const productId = await findProductId(ctx, params.key);
  const own = await findReviewOf(db, productId, customerId);
  return { review: own ? viewOwnReview(own) : null, helpful: await findVotedIn(db, productId, customerId) };
}
