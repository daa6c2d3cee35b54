import type { Tx } from '../platform/database/database.ts';
import type { DataSubject, RequestContext, RetainedData } from '../store/store.ts';
import type { AccountServices } from './account-services.ts';
import { type CustomerRow, deleteCustomer, isVerified } from './customer-repository.ts';

/**
 * Every feature erases its personal data; sessions and links are deleted with the account. Returns what is retained.
 */
export async function eraseAccount(
  tx: Tx,
  ctx: RequestContext & AccountServices,
  customer: CustomerRow,
): Promise<RetainedData[]> {
  const known = toDataSubject(customer);
  const retained: RetainedData[] = [];
  for (const { erasePersonalData } of ctx.personalDataHandlers)
    retained.push(...(await erasePersonalData(tx, known, ctx.now)));
  await deleteCustomer(tx, customer.id);
  return retained;
}

/**
 * The customer as other features know it. Anybody can type an address, so only a verified one gives access to data that
 * was left by guests.
 */
export const toDataSubject = (customer: CustomerRow): DataSubject => ({
  id: customer.id,
  storeId: customer.storeId,
  emails: isVerified(customer) ? [customer.email] : [],
});
