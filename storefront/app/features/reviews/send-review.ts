import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import { changeReview, readOwnReview, writeReview } from '@vitrine/contract/reviews/reviews.ts';
import type { OwnReview, readOwnReview as shape } from '@vitrine/contract/reviews/reviews-shapes.ts';
import { hasCall } from '../../api/absent-calls.ts';
import { readSessionValue, storeSessionValue } from '../../session/browser-storage.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { getAccessToken } from '../../session/token.ts';

interface SentReview {
  productId: number;
  customerId: number;
  own: OwnReview | null;
  language: string;
  rating: string;
  description: string;
}

/** Other servers require author, date and language; ours determines them itself. */
export async function sendReview({ own, productId, rating, ...rest }: SentReview): Promise<void> {
  const body = { ...rest, productId, rating: Number(rating), date: new Date().toISOString().slice(0, 10) };
  const params = { key: String(productId) };
  if (own) await shopperApi()(changeReview, { params: { ...params, id: own.id }, body });
  else await shopperApi()(writeReview, { params, body });
}

/** The customer's own review and votes; empty for guests and on servers without this endpoint. */
export async function loadOwnReview(productId: number): Promise<ResponseOf<typeof shape>> {
  const nothing = { review: null, helpful: [] };
  if (!getAccessToken() || !hasCall('readOwnReview')) return nothing;
  return shopperApi()(readOwnReview, { params: { key: String(productId) } }).catch(() => nothing);
}

/** The typed review in sessionStorage: an ended session or a page left by mistake loses nothing. */
interface ReviewDraft {
  readonly rating: string;
  readonly description: string;
}

const keyOf = (productId: number): string => `vitrine.review.${productId}`;

export function getReviewDraft(productId: number): ReviewDraft | null {
  try {
    const { rating, description } = JSON.parse(readSessionValue(keyOf(productId)) ?? 'null') as Record<string, unknown>;
    return { rating: String(rating ?? ''), description: String(description ?? '') };
  } catch {
    return null;
  }
}

export const setReviewDraft = (productId: number, draft: ReviewDraft | null): void =>
  storeSessionValue(keyOf(productId), draft && JSON.stringify(draft));
