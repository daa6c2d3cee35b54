import { changeReview, writeReview } from '@vitrine/contract/reviews.ts';
import type { OwnReview } from '@vitrine/contract/reviews-shapes.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

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
