import { normalizeReview } from '@vitrine/contract/reviews/review-rules.ts';
import type { CustomerRow } from '../account/account.ts';
import { hasBought } from '../orders/orders.ts';
import { isoDay } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import type { RequestContext } from '../store/store.ts';
import type { NewReview } from './reviews-repository.ts';
import { signatureOf } from './sign-review.ts';

interface Sent {
  readonly productId: number;
  readonly rating: number;
  readonly text: string | null | undefined;
}

/** Prepares a new or changed review: signature, date and verified purchase, awaiting approval. */
export async function draftReview(
  tx: Tx,
  { store, language, now }: RequestContext,
  customer: CustomerRow,
  { productId, rating, text }: Sent,
): Promise<NewReview> {
  return {
    productId,
    customerId: customer.id,
    author: signatureOf(customer),
    rating,
    language,
    text: normalizeReview(text),
    writtenOn: isoDay(now),
    sentAt: now,
    verified: await hasBought(tx, { storeId: store.id, customerId: customer.id, productId }),
    state: 'waiting',
    reason: null,
  };
}
