import type { Done, deleteAccount as shape } from '@vitrine/contract/account/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { accountMessages } from '../../messages/en/account.ts';
import { translate } from '../../messages/translate.ts';
import type { Tx } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { enforceLimit } from '../../platform/security/limits.ts';
import type { RequestContext } from '../../store/store.ts';
import { type AfterErasure, describeRetained, mailConfirmDeletion, mailDeleted } from '../account-mail.ts';
import type { AccountServices } from '../account-services.ts';
import { type CustomerRow, isVerified, lockCustomerRow } from '../customer-repository.ts';
import { confirmIdentity } from '../passwords/confirm-password.ts';
import { getSignedInCustomer } from '../profile/read-profile.ts';
import { clearBrowser } from '../sessions/open-session.ts';
import { makeLink } from '../verification/mailed-link.ts';
import { eraseAccount } from './account-personal-data.ts';

const DELETION_MAILS = { max: 5, minutes: 60 };

/** The response and the last mail list the retained data. */
export async function deleteAccount(
  ctx: RequestContext & AccountServices,
  { body }: Input<typeof shape>,
): Promise<Done> {
  const customer = await getSignedInCustomer(ctx);
  if (!(await confirmIdentity(ctx, customer, body?.password))) return mailDeletionLink(ctx, customer);
  const kept = await ctx.db.transaction(async (tx) => {
    const current = (await lockCustomerRow(tx, customer.id)) ?? throwDomainError('session.required');
    return deleteLocked(tx, ctx, current);
  });
  clearBrowser(ctx);
  return confirmDeletion(ctx, kept);
}

/** The caller has locked the customer. */
export async function deleteLocked(
  tx: Tx,
  ctx: RequestContext & AccountServices,
  customer: CustomerRow,
): Promise<AfterErasure> {
  const erased = { data: await eraseAccount(tx, ctx, customer), wasVerified: isVerified(customer) };
  await mailDeleted(tx, ctx, customer, erased);
  return erased;
}

export const confirmDeletion = ({ language }: RequestContext & AccountServices, kept: AfterErasure): Done => ({
  message: [translate(accountMessages, language).accountDeleted, ...describeRetained(kept, language)].join('. '),
});

async function mailDeletionLink(ctx: RequestContext & AccountServices, customer: CustomerRow): Promise<Done> {
  await enforceLimit(ctx, 'ask for deletion', String(customer.id), DELETION_MAILS);
  await ctx.db.transaction(async (tx) => {
    await lockCustomerRow(tx, customer.id);
    const { id: customerId, email } = customer;
    const link = await makeLink(tx, ctx.now, { customerId, purpose: 'delete-account', email });
    await mailConfirmDeletion(tx, ctx, customer, link);
  });
  return { message: translate(accountMessages, ctx.language).confirmByMail };
}
