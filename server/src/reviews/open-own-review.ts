import type { Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { lockReview, type ReviewRow } from './reviews-repository.ts';

/** A review of another customer is refused as not found. */
export async function openOwnReview(
  tx: Tx,
  customerId: number,
  { id, productId }: { readonly id: number; readonly productId: number },
): Promise<ReviewRow> {
  const row = await lockReview(tx, id, productId);
  return row?.customerId === customerId ? row : refuse('review.not-found');
}
