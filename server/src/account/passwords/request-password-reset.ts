import type { Done, requestPasswordReset as shape } from '@vitrine/contract/account/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { accountMessages } from '../../messages/en/account.ts';
import { translate } from '../../messages/translate.ts';
import { enforceLimit, isWithinLimit, networkOf } from '../../platform/security/limits.ts';
import type { RequestContext } from '../../store/store.ts';
import { mailReset } from '../account-mail.ts';
import type { AccountServices } from '../account-services.ts';
import { findCustomerByEmail, lockCustomerRow } from '../customer-repository.ts';
import { makeLink } from '../verification/mailed-link.ts';

const PER_NETWORK = { max: 20, minutes: 60 };
const PER_ACCOUNT = { max: 3, minutes: 60 };

/**
 * The response is sent before the account is looked up, so that its time does not reveal whether the account exists.
 */
export async function requestPasswordReset(
  ctx: RequestContext & AccountServices,
  { body }: Input<typeof shape>,
): Promise<Done> {
  await enforceLimit(ctx, 'ask for a new password', networkOf(ctx.caller.address), PER_NETWORK);
  ctx.afterResponse(() => mailLink(ctx, body));
  return { message: translate(accountMessages, ctx.language).resetOnItsWay };
}

type Body = Input<typeof shape>['body'];

async function mailLink(ctx: RequestContext & AccountServices, { username, returnUrl }: Body): Promise<void> {
  const customer = await findCustomerByEmail(ctx.db, ctx.store.id, username);
  if (!customer || !(await isWithinLimit(ctx, 'mail a new password', String(customer.id), PER_ACCOUNT))) return;
  await ctx.db.transaction(async (tx) => {
    await lockCustomerRow(tx, customer.id);
    const link = await makeLink(tx, ctx.now, { customerId: customer.id, purpose: 'reset', email: customer.email });
    await mailReset(tx, ctx, customer, link, findStorefront(ctx, returnUrl));
  });
}

/**
 * Anybody can ask for a link to any account, so it leads only to storefronts the merchant has listed: to `returnUrl`, or to
 * the one that asked.
 */
function findStorefront(ctx: RequestContext & AccountServices, returnUrl: Body['returnUrl']): string | undefined {
  const { storefrontOrigins, caller } = ctx;
  const url = returnUrl ? URL.parse(returnUrl) : null;
  if (url && storefrontOrigins.includes(url.origin)) return url.origin + url.pathname.replace(/\/+$/, '');
  return storefrontOrigins.find((origin) => origin === caller.header('origin'));
}
