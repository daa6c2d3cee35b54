import type { Tx } from '../../platform/database/database.ts';
import { enforceLimit } from '../../platform/security/limits.ts';
import type { RequestContext } from '../../store/store.ts';
import { mailAccountExists, mailApproveEmail, mailConfirmEmail, mailEmailAsked } from '../account-mail.ts';
import { type CustomerRow, changeCustomer, findCustomerByEmail, lockCustomerRow } from '../customer-repository.ts';
import { makeLink } from './mailed-link.ts';

const NEW_ADDRESSES = { max: 5, minutes: 60 };

/**
 * The new address gets a link and counts once that is used. Without a proof of identity, the owner of the present address
 * has to approve the change first.
 */
export async function requestEmailChange(
  ctx: RequestContext,
  customer: CustomerRow,
  email: string,
  isProven: boolean,
): Promise<void> {
  await enforceLimit(ctx, 'change the address', String(customer.id), NEW_ADDRESSES);
  await ctx.db.transaction(async (tx) => {
    await lockCustomerRow(tx, customer.id);
    if (isProven) return startEmailChange(tx, ctx, customer, email);
    const link = await makeLink(tx, ctx.now, { customerId: customer.id, purpose: 'approve-email', email });
    return mailApproveEmail(tx, ctx, customer, email, link);
  });
}

/** Same effect whether or not the address is taken (no account enumeration); its owner gets a mail. */
export async function startEmailChange(
  tx: Tx,
  ctx: Pick<RequestContext, 'store' | 'now' | 'shopUrl'>,
  customer: CustomerRow,
  email: string,
): Promise<void> {
  await changeCustomer(tx, customer.id, { pendingEmail: email });
  const link = await makeLink(tx, ctx.now, { customerId: customer.id, purpose: 'change-email', email });
  const owner = await findCustomerByEmail(tx, customer.storeId, email);
  if (owner) await mailAccountExists(tx, ctx, owner);
  else await mailConfirmEmail(tx, ctx, customer, email, link);
  await mailEmailAsked(tx, ctx, customer, link.id);
}
