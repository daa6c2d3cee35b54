import type { Input } from '@vitrine/contract/endpoint.ts';
import { checkReview, normalizeReview } from '@vitrine/contract/reviews/review-rules.ts';
import type * as shapes from '@vitrine/contract/reviews/reviews-shapes.ts';
import type { deleteReview as deleteShape, OwnReview } from '@vitrine/contract/reviews/reviews-shapes.ts';
import { type CustomerRow, lockCustomerRow } from '../account/account.ts';
import { findProductId } from '../catalog/catalog.ts';
import { hasBought } from '../orders/orders.ts';
import { isoDay } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { throwFormError } from '../platform/read-email.ts';
import { enforceLimit } from '../platform/security/limits.ts';
import type { RequestContext } from '../store/store.ts';
import { queueReviewNotice } from './review-mails.ts';
import { signatureOf, viewOwnReview } from './review-view.ts';
import {
  addReview,
  changeReviewRow,
  lockReview,
  type NewReview,
  type ReviewRow,
  removeReview,
  updateProductRatings,
} from './reviews-repository.ts';
import { removeVotesFor } from './votes-repository.ts';

/** Locks the customer who writes or votes: the account cannot be deleted before the transaction ends. */
export async function lockReviewAuthor(tx: Tx, { customerId }: RequestContext): Promise<CustomerRow> {
  const customer = customerId === null ? undefined : await lockCustomerRow(tx, customerId);
  return customer ?? throwDomainError('session.required');
}

const WRITTEN = { max: 10, minutes: 60 };
const VOTED = { max: 60, minutes: 60 };

/** The merchant reads all reviews, so their number is limited. */
const limitWriting = (ctx: RequestContext): Promise<void> =>
  enforceLimit(ctx, 'review', String(ctx.customerId), WRITTEN);

/** Every vote invalidates the cached product page. */
export const limitVotes = (ctx: RequestContext): Promise<void> =>
  enforceLimit(ctx, 'review vote', String(ctx.customerId), VOTED);

interface Sent {
  readonly productId: number;
  readonly rating: number;
  readonly text: string | null | undefined;
}

/** Prepares a new or changed review: signature, date and verified purchase, awaiting approval. */
async function draftReview(
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

export async function writeReview(
  ctx: RequestContext,
  { params, body }: Input<typeof shapes.writeReview>,
): Promise<OwnReview> {
  throwFormError(ctx, checkReview(body));
  const sent = { productId: await findProductId(ctx, params.key), rating: body.rating ?? 0, text: body.description };
  await limitWriting(ctx);
  return inTransaction(ctx.db, async (tx) => {
    const row = await addReview(tx, await draftReview(tx, ctx, await lockReviewAuthor(tx, ctx), sent));
    if (!row) return throwDomainError('review.exists');
    await queueReviewNotice(tx, ctx, row);
    return viewOwnReview(row);
  });
}

/** A changed review awaits approval again and loses the votes for its old text. */
export async function changeReview(
  ctx: RequestContext,
  { params, body }: Input<typeof shapes.changeReview>,
): Promise<OwnReview> {
  throwFormError(ctx, checkReview(body));
  const productId = await findProductId(ctx, params.key);
  await limitWriting(ctx);
  return inTransaction(ctx.db, async (tx) => {
    const author = await lockReviewAuthor(tx, ctx);
    const before = await openOwnReview(tx, author.id, { id: params.id, productId });
    const sent = { productId, rating: body.rating ?? 0, text: body.description };
    const changed = await changeReviewRow(tx, before.id, await draftReview(tx, ctx, author, sent));
    await removeVotesFor(tx, before.id);
    await queueReviewNotice(tx, ctx, changed);
    if (before.state === 'published')
      await updateProductRatings(tx, { storeId: ctx.store.id, now: ctx.now }, [productId]);
    return viewOwnReview(changed);
  });
}

export async function deleteReview(ctx: RequestContext, { params }: Input<typeof deleteShape>): Promise<null> {
  const productId = await findProductId(ctx, params.key);
  await inTransaction(ctx.db, async (tx) => {
    const author = await lockReviewAuthor(tx, ctx);
    const { id, state } = await openOwnReview(tx, author.id, { id: params.id, productId });
    await removeReview(tx, id);
    if (state === 'published') await updateProductRatings(tx, { storeId: ctx.store.id, now: ctx.now }, [productId]);
  });
  return null;
}

/** A review of another customer is refused as not found. */
async function openOwnReview(
  tx: Tx,
  customerId: number,
  { id, productId }: { readonly id: number; readonly productId: number },
): Promise<ReviewRow> {
  const row = await lockReview(tx, id, productId);
  return row?.customerId === customerId ? row : throwDomainError('review.not-found');
}
