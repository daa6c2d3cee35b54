import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Review, listReviews as shape } from '@vitrine/contract/reviews-shapes.ts';
import { findProductId } from '../catalog/catalog.ts';
import type { ShopVisit } from '../store/store.ts';
import { findReviews, type ReviewRow } from './reviews-repository.ts';

export async function listReviews(visit: ShopVisit, { params }: Input<typeof shape>): Promise<Review[]> {
  const id = await findProductId(visit, params.key);
  visit.tag(`product:${id}`);
  return (await findReviews(visit.db, id)).map(viewReview);
}

/** The wire wants a customer with two names; a review shows its author's name as it was signed. */
function viewReview({ id, language, text, productId, writtenOn, rating, author, verified }: ReviewRow): Review {
  const [firstName = '', ...rest] = author.split(' ');
  return {
    id,
    language,
    description: text,
    productId,
    date: writtenOn,
    rating,
    customer: { id: 0, firstName, lastName: rest.join(' ') },
    verified,
  };
}
