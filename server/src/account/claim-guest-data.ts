import type { Tx } from '../platform/database/database.ts';
import type { AccountContext } from './account-context.ts';
import { type CustomerRow, verifyAddress } from './customer-repository.ts';

/** Whoever has the mailbox gets what a guest of that address has left. */
export async function claimGuestData(
  tx: Tx,
  { personalDataHandlers }: Pick<AccountContext, 'personalDataHandlers'>,
  { id, storeId }: Pick<CustomerRow, 'id' | 'storeId'>,
  email: string,
): Promise<void> {
  for (const keeper of personalDataHandlers) await keeper.claimGuestData?.(tx, { id, storeId, emails: [email] });
}

/** A link mailed to the address was followed; if it is the customer's no more, nothing is verified. */
export async function verify(
  tx: Tx,
  ctx: Pick<AccountContext, 'personalDataHandlers' | 'now'>,
  link: { readonly customerId: number; readonly email: string },
): Promise<void> {
  const verified = await verifyAddress(tx, link.customerId, link.email, ctx.now);
  if (verified) await claimGuestData(tx, ctx, verified, verified.email);
}
