import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Review, listReviews as shape } from '@vitrine/contract/reviews-shapes.ts';
import { findProductId } from '../catalog/catalog.ts';
import type { RequestContext } from '../store/store.ts';
import { viewReview } from './review-view.ts';
import { findPublished } from './reviews-repository.ts';

export async function listReviews(ctx: RequestContext, { params }: Input<typeof shape>): Promise<Review[]> {
  const id = await findProductId(ctx, params.key);
  ctx.tag(`product:${id}`);
  return (await findPublished(ctx.db, id)).map(viewReview);
}
