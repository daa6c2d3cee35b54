import { type CustomerRow, lockCustomerRow } from '../account/account.ts';
import type { Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';

/** Locks the customer who writes or votes: the account cannot be deleted before the transaction ends. */
export async function lockReviewAuthor(tx: Tx, { customerId }: RequestContext): Promise<CustomerRow> {
  const customer = customerId === null ? undefined : await lockCustomerRow(tx, customerId);
  return customer ?? refuse('session.required');
}
