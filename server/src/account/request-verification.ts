import type { Done, requestVerification as shape } from '@vitrine/contract/account/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { accountMessages } from '../messages/en/account.ts';
import { translate } from '../messages/translate.ts';
import { enforceLimit } from '../platform/limits.ts';
import type { RequestContext } from '../store/store.ts';
import { mailWelcome } from './account-mail.ts';
import { isVerified, lockCustomerRow } from './customer-repository.ts';
import { makeLink } from './mail-link.ts';
import { getSignedInCustomer } from './read-profile.ts';

const MAILS = { max: 3, minutes: 60 };

export async function requestVerification(ctx: RequestContext, _: Input<typeof shape>): Promise<Done> {
  const customer = await getSignedInCustomer(ctx);
  await enforceLimit(ctx, 'mail a verification', String(customer.id), MAILS);
  await ctx.db.transaction(async (tx) => {
    const current = await lockCustomerRow(tx, customer.id);
    // A link to a verified address could only be used to delete the account.
    if (!current || isVerified(current)) return;
    const wanted = { customerId: customer.id, purpose: 'verify', email: customer.email } as const;
    await mailWelcome(tx, ctx, customer, await makeLink(tx, ctx.now, wanted));
  });
  return { message: translate(accountMessages, ctx.language).verificationOnItsWay };
}
