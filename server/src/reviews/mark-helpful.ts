import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { markHelpful as shape, unmarkHelpful as unmarkShape } from '@vitrine/contract/reviews/reviews-shapes.ts';
import { findProductId } from '../catalog/catalog.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import type { RequestContext } from '../store/store.ts';
import { lockReview } from './reviews-repository.ts';
import { addVote, countVotes, removeVote } from './votes-repository.ts';
import { limitVotes, lockReviewAuthor } from './write-review.ts';

type Votes = ResponseOf<typeof shape>;

export async function markHelpful(ctx: RequestContext, { params }: Input<typeof shape>): Promise<Votes> {
  return vote(ctx, params, addVote);
}

export async function unmarkHelpful(ctx: RequestContext, { params }: Input<typeof unmarkShape>): Promise<Votes> {
  return vote(ctx, params, removeVote);
}

async function vote(
  ctx: RequestContext,
  { key, id }: Input<typeof shape>['params'],
  apply: typeof addVote,
): Promise<Votes> {
  const productId = await findProductId(ctx, key);
  await limitVotes(ctx);
  return inTransaction(ctx.db, async (tx) => {
    const customer = await lockReviewAuthor(tx, ctx);
    const review = await lockReview(tx, id, productId);
    if (review?.state !== 'published') return throwDomainError('review.not-found');
    if (review.customerId === customer.id) return throwDomainError('review.own');
    await apply(tx, { reviewId: id, customerId: customer.id });
    return { helpful: await countVotes(tx, id) };
  });
}
