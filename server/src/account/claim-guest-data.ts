import type { Tx } from '../platform/database/database.ts';
import type { RequestContext } from '../store/store.ts';
import type { AccountServices } from './account-services.ts';
import { type CustomerRow, verifyAddress } from './customer-repository.ts';

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
