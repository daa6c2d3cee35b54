import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import { readOwnReview } from '@vitrine/contract/reviews.ts';
import type { readOwnReview as shape } from '@vitrine/contract/reviews-shapes.ts';
import { hasCall } from '../../api/absent-calls.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { getAccessToken } from '../../session/token.ts';

/** The customer's own review and votes; empty for guests and on servers without this endpoint. */
export async function loadOwnReview(productId: number): Promise<ResponseOf<typeof shape>> {
  const nothing = { review: null, helpful: [] };
  if (!getAccessToken() || !hasCall('readOwnReview')) return nothing;
  return shopperApi()(readOwnReview, { params: { key: String(productId) } }).catch(() => nothing);
}
