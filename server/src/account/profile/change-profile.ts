import type * as shapes from '@vitrine/contract/account/account-shapes.ts';
import type { Customer } from '@vitrine/contract/account/account-shapes.ts';
import { checkNames, isEmail } from '@vitrine/contract/address/address-rules.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { accountMessages } from '../../messages/en/account.ts';
import { translate } from '../../messages/translate.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { rateLimitEmails, throwFormError } from '../../platform/read-email.ts';
import { issuesOfAddress, normalizeAddress, normalizeText, type RequestContext } from '../../store/store.ts';
import { type CustomerRow, changeCustomer, emailKey } from '../customer-repository.ts';
import { confirmIdentity } from '../passwords/confirm-password.ts';
import { requestEmailChange } from '../verification/start-email-change.ts';
import { isSubscribed, showCustomer, subscribeCustomer, unsubscribeCustomer } from './customer-view.ts';
import { getSignedInCustomer } from './read-profile.ts';

type Body = Input<typeof shapes.changeProfile>['body'];

export async function changeProfile(
  ctx: RequestContext,
  { body }: Input<typeof shapes.changeProfile>,
): Promise<ResponseOf<typeof shapes.changeProfile>> {
  const customer = await getSignedInCustomer(ctx);
  const { emailAddress } = body;
  const firstName = normalizeText(body.firstName) ?? customer.firstName;
  const lastName = normalizeText(body.lastName) ?? customer.lastName;
  const hasShape = !emailAddress || isEmail(emailAddress);
  throwFormError(ctx, [
    ...checkNames({ firstName, lastName }),
    ...(hasShape ? [] : [{ field: 'emailAddress', code: 'email.shape' } as const]),
  ]);
  const isMoving = emailAddress && emailKey(emailAddress) !== emailKey(customer.email);
  const message = isMoving ? await moveTo(ctx, customer, emailAddress, body.password) : undefined;
  const changed = await changeCustomer(ctx.db, customer.id, { firstName, lastName, ...restOf(ctx, body) });
  const current = changed ?? throwDomainError('session.required');
  if (typeof body.newsletter === 'boolean') await setNewsletter(ctx, current, body.newsletter);
  return { ...(await showCustomer(ctx, current)), ...(message && { message }) };
}

/** Returns what the customer has to do now. */
async function moveTo(
  ctx: RequestContext,
  customer: CustomerRow,
  email: string,
  password: Body['password'],
): Promise<string> {
  const isProven = await confirmIdentity(ctx, customer, password);
  await requestEmailChange(ctx, customer, email, isProven);
  const words = translate(accountMessages, ctx.language);
  return isProven ? words.emailOnItsWay : words.confirmByMail;
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

export async function changeAddress(
  ctx: RequestContext,
  { body }: Input<typeof shapes.changeAddress>,
): Promise<Customer> {
  const { id, language } = await getSignedInCustomer(ctx);
  const billing = body.billing && normalizeAddress(body.billing, language);
  const delivery = body.delivery && normalizeAddress(body.delivery, language);
  if (!billing && delivery === undefined) return throwDomainError('request.invalid', { detail: 'billing or delivery' });
  throwFormError(ctx, [
    ...(billing ? issuesOfAddress(billing, ctx.language, 'billing.') : []),
    ...(delivery ? issuesOfAddress(delivery, ctx.language, 'delivery.') : []),
  ]);
  const change = { ...(billing && { billing }), ...(delivery !== undefined && { delivery }) };
  const changed = await changeCustomer(ctx.db, id, change);
  return showCustomer(ctx, changed ?? throwDomainError('session.required'));
}
