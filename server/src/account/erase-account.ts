import type { Tx } from '../platform/database/database.ts';
import type { DataSubject, RetainedData } from '../store/store.ts';
import type { AccountContext } from './account-context.ts';
import { type CustomerRow, deleteCustomer } from './customer-repository.ts';
import { isVerified } from './is-verified.ts';

/** Every feature removes what it may; sessions and links go with the account. Says what stays. */
export async function eraseAccount(tx: Tx, ctx: AccountContext, customer: CustomerRow): Promise<RetainedData[]> {
  const known = dataSubjectOf(customer);
  const stays: RetainedData[] = [];
  for (const { erasePersonalData } of ctx.personalDataHandlers)
    stays.push(...(await erasePersonalData(tx, known, ctx.now)));
  await deleteCustomer(tx, customer.id);
  return stays;
}

/**
 * As the other features know the customer. Anybody can type an address: only a verified one names what the account did not
 * make itself, and a pending one names nothing.
 */
export const dataSubjectOf = (customer: CustomerRow): DataSubject => ({
  id: customer.id,
  storeId: customer.storeId,
  emails: isVerified(customer) ? [customer.email] : [],
});
