import type { Done, declineVerification as shape } from '@vitrine/contract/account/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { accountMessages } from '../messages/en/account.ts';
import { translate } from '../messages/translate.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import type { AccountServices } from './account-services.ts';
import { openAddressLink, takeAddressLink } from './address-link.ts';
import { changeCustomer, isVerified } from './customer-repository.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * "This was not me": deletes an account that was never verified, or drops the pending change of address. No mail is
 * sent: the person who typed the address must not learn that the mailbox is read.
 */
export async function declineVerification(
  ctx: RequestContext & AccountServices,
  { params }: Input<typeof shape>,
): Promise<Done> {
  const opened = await openAddressLink(ctx, params.token);
  const words = translate(accountMessages, ctx.language);
  return ctx.db.transaction(async (tx) => {
    const customer = await takeAddressLink(tx, ctx, opened);
    if (opened.link.purpose === 'change-email') {
      await changeCustomer(tx, customer.id, { pendingEmail: null });
      return { message: words.changeDropped };
    }
    // Older clients asked for these without a password; the link is used up.
    if (opened.link.purpose !== 'verify') return { message: words.nothingChanged };
    if (isVerified(customer)) return refuse('verification.invalid');
    await eraseAccount(tx, ctx, customer);
    return { message: words.accountDropped };
  });
}
