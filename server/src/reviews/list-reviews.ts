import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Review, listReviews as shape } from '@vitrine/contract/reviews-shapes.ts';
import { findProductId } from '../catalog/catalog.ts';
import type { ShopVisit } from '../store/store.ts';
import { viewReview } from './review-view.ts';
import { findPublished } from './reviews-repository.ts';

export async function listReviews(visit: ShopVisit, { params }: Input<typeof shape>): Promise<Review[]> {
  const id = await findProductId(visit, params.key);
  visit.tag(`product:${id}`);
  return (await findPublished(visit.db, id)).map(viewReview);
}
