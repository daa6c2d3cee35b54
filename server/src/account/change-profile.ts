import type { Customer, changeProfile as shape } from '@vitrine/contract/account-shapes.ts';
import { checkNames, isEmail } from '@vitrine/contract/address-rules.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { enforceLimit } from '../platform/limits.ts';
import { rateLimitEmails } from '../platform/rate-limit-emails.ts';
import { refuse } from '../platform/refusal.ts';
import { refuseForm } from '../platform/refuse-form.ts';
import { normalizeText, type RequestContext } from '../store/store.ts';
import { mailAccountExists, mailConfirmEmail, mailEmailAsked } from './account-mail.ts';
import { confirmPassword } from './confirm-password.ts';
import { isSubscribed, subscribeCustomer, unsubscribeCustomer } from './customer-newsletter.ts';
import {
  type CustomerRow,
  changeCustomer,
  emailKey,
  findCustomerByEmail,
  lockCustomerRow,
} from './customer-repository.ts';
import { makeLink } from './mail-link.ts';
import { getSignedInCustomer } from './read-profile.ts';
import { showCustomer } from './show-customer.ts';

type Body = Input<typeof shape>['body'];

const NEW_ADDRESSES = { max: 5, minutes: 60 };

export async function changeProfile(ctx: RequestContext, { body }: Input<typeof shape>): Promise<Customer> {
  const customer = await getSignedInCustomer(ctx);
  const { emailAddress } = body;
  const firstName = normalizeText(body.firstName) ?? customer.firstName;
  const lastName = normalizeText(body.lastName) ?? customer.lastName;
  const hasShape = !emailAddress || isEmail(emailAddress);
  refuseForm(ctx, [
    ...checkNames({ firstName, lastName }),
    ...(hasShape ? [] : [{ field: 'emailAddress', code: 'email.shape' } as const]),
  ]);
  if (emailAddress && emailKey(emailAddress) !== emailKey(customer.email))
    await askForEmail(ctx, customer, emailAddress, body.password);
  const changed = await changeCustomer(ctx.db, customer.id, { firstName, lastName, ...restOf(ctx, body) });
  const current = changed ?? refuse('session.required');
  if (typeof body.newsletter === 'boolean') await setNewsletter(ctx, current, body.newsletter);
  return showCustomer(ctx, current);
}

function restOf({ store }: RequestContext, { gender, language }: Body) {
  return {
    ...(gender && { gender }),
    ...(language && store.languages.includes(language) && { language }),
  };
}

async function setNewsletter(ctx: RequestContext, customer: CustomerRow, isWanted: boolean): Promise<void> {
  if ((await isSubscribed(ctx.db, customer)) === isWanted) return;
  if (isWanted) await rateLimitEmails(ctx, 'newsletter', emailKey(customer.email));
  await ctx.db.transaction((tx) =>
    isWanted ? subscribeCustomer(tx, ctx, customer) : unsubscribeCustomer(tx, customer, ctx.now),
  );
}

/** Same response whether or not the address is taken (no account enumeration); its owner gets a mail. */
async function askForEmail(
  ctx: RequestContext,
  customer: CustomerRow,
  email: string,
  password: string | null | undefined,
): Promise<void> {
  await confirmPassword(ctx, customer, password);
  await enforceLimit(ctx, 'change the address', String(customer.id), NEW_ADDRESSES);
  await ctx.db.transaction(async (tx) => {
    await lockCustomerRow(tx, customer.id);
    await changeCustomer(tx, customer.id, { pendingEmail: email });
    const link = await makeLink(tx, ctx.now, { customerId: customer.id, purpose: 'change-email', email });
    const owner = await findCustomerByEmail(tx, ctx.store.id, email);
    if (owner) await mailAccountExists(tx, ctx, owner);
    else await mailConfirmEmail(tx, ctx, customer, email, link);
    await mailEmailAsked(tx, ctx, customer, link.id);
  });
}
