import type { Tx } from '../../platform/database/database.ts';
import type { DataSubject, RequestContext, RetainedData } from '../../store/store.ts';
import type { AccountServices } from '../account-services.ts';
import { type CustomerRow, deleteCustomer, isVerified, verifyAddress } from '../customer-repository.ts';

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

/** The owner of the mailbox gets the data that guests of that address have left. */
export async function claimGuestData(
  tx: Tx,
  { personalDataHandlers }: Pick<RequestContext & AccountServices, 'personalDataHandlers'>,
  { id, storeId }: Pick<CustomerRow, 'id' | 'storeId'>,
  email: string,
): Promise<void> {
  for (const handler of personalDataHandlers) await handler.claimGuestData?.(tx, { id, storeId, emails: [email] });
}

/** Verifies the address a link was mailed to; does nothing when the customer has another address now. */
export async function verifyLinkedAddress(
  tx: Tx,
  ctx: Pick<RequestContext & AccountServices, 'personalDataHandlers' | 'now'>,
  link: { readonly customerId: number; readonly email: string },
): Promise<void> {
  const verified = await verifyAddress(tx, link.customerId, link.email, ctx.now);
  if (verified) await claimGuestData(tx, ctx, verified, verified.email);
}
