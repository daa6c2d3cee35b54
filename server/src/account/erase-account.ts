import type { Database } from '../platform/database/database.ts';
import type { KeptData, KnownCustomer, ShopVisit } from '../store/store.ts';
import { type CustomerRow, deleteCustomer } from './customer-repository.ts';
import { isVerified } from './is-verified.ts';

/** Every feature removes what it may; sessions and links go with the account. Says what stays. */
export async function eraseAccount(tx: Database, visit: ShopVisit, customer: CustomerRow): Promise<KeptData[]> {
  const known = knownAs(customer);
  const stays: KeptData[] = [];
  for (const { erasePersonalData } of visit.dataKeepers) stays.push(...(await erasePersonalData(tx, known, visit.now)));
  await deleteCustomer(tx, customer.id);
  return stays;
}

/**
 * As the other features know the customer. Anybody can type an address: only a verified one names what the account did not
 * make itself, and a pending one names nothing.
 */
export const knownAs = (customer: CustomerRow): KnownCustomer => ({
  id: customer.id,
  storeId: customer.storeId,
  emails: isVerified(customer) ? [customer.email] : [],
});
