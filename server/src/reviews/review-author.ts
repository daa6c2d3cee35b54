import { type CustomerRow, lockCustomerRow } from '../account/account.ts';
import type { Tx } from '../platform/database/database.ts';
import { enforceLimit } from '../platform/limits.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';

/** Locks the customer who writes or votes: the account cannot be deleted before the transaction ends. */
export async function lockReviewAuthor(tx: Tx, { customerId }: RequestContext): Promise<CustomerRow> {
  const customer = customerId === null ? undefined : await lockCustomerRow(tx, customerId);
  return customer ?? refuse('session.required');
}

const WRITTEN = { max: 10, minutes: 60 };
const VOTED = { max: 60, minutes: 60 };

/** The merchant reads all reviews, so their number is limited. */
export const limitWriting = (ctx: RequestContext): Promise<void> =>
  enforceLimit(ctx, 'review', String(ctx.customerId), WRITTEN);

/** Every vote invalidates the cached product page. */
export const limitVotes = (ctx: RequestContext): Promise<void> =>
  enforceLimit(ctx, 'review vote', String(ctx.customerId), VOTED);
