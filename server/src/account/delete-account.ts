import type { Done, deleteAccount as shape } from '@vitrine/contract/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { accountMessages } from '../messages/en/account.ts';
import { translate } from '../messages/translate.ts';
import { refuse } from '../platform/refusal.ts';
import type { AccountContext } from './account-context.ts';
import { describeRetained, mailDeleted } from './account-mail.ts';
import { confirmPassword } from './confirm-password.ts';
import { lockCustomerRow } from './customer-repository.ts';
import { eraseAccount } from './erase-account.ts';
import { isVerified } from './is-verified.ts';
import { getSignedInCustomer } from './read-profile.ts';
import { dropSessionCookie } from './session-cookie.ts';

/** The response and the last mail list the retained data. */
export async function deleteAccount(ctx: AccountContext, { body }: Input<typeof shape>): Promise<Done> {
  const customer = await getSignedInCustomer(ctx);
  await confirmPassword(ctx, customer, body?.password);
  const kept = await ctx.db.transaction(async (tx) => {
    const current = (await lockCustomerRow(tx, customer.id)) ?? refuse('session.required');
    const erased = { data: await eraseAccount(tx, ctx, current), wasVerified: isVerified(current) };
    await mailDeleted(tx, ctx, current, erased);
    return erased;
  });
  dropSessionCookie(ctx);
  ctx.setHeader('clear-site-data', '"storage"');
  return {
    message: [translate(accountMessages, ctx.language).accountDeleted, ...describeRetained(kept, ctx.language)].join(
      '. ',
    ),
  };
}
