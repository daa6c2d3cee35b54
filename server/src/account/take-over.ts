import type { Database } from '../platform/database/database.ts';
import type { ShopVisit } from '../store/store.ts';
import { type CustomerRow, verifyAddress } from './customer-repository.ts';

/** Whoever has the mailbox gets what a guest of that address has left. */
export async function takeOver(
  tx: Database,
  { dataKeepers }: Pick<ShopVisit, 'dataKeepers'>,
  { id, storeId }: Pick<CustomerRow, 'id' | 'storeId'>,
  email: string,
): Promise<void> {
  for (const keeper of dataKeepers) await keeper.claimGuestData?.(tx, { id, storeId, emails: [email] });
}

/** A link mailed to the address was followed; if it is the customer's no more, nothing is verified. */
export async function verify(
  tx: Database,
  visit: Pick<ShopVisit, 'dataKeepers' | 'now'>,
  link: { readonly customerId: number; readonly email: string },
): Promise<void> {
  const verified = await verifyAddress(tx, link.customerId, link.email, visit.now);
  if (verified) await takeOver(tx, visit, verified, verified.email);
}
