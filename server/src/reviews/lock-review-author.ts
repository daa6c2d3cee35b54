import { type CustomerRow, lockCustomerRow } from '../account/account.ts';
import type { Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';

/** The customer who writes or votes. The account cannot end before the transaction does. */
export async function lockReviewAuthor(tx: Tx, { customerId }: RequestContext): Promise<CustomerRow> {
  const customer = customerId === null ? undefined : await lockCustomerRow(tx, customerId);
  return customer ?? refuse('session.required');
}
