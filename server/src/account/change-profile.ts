import type { Customer, changeProfile as shape } from '@vitrine/contract/account-shapes.ts';
import { checkNames, isEmail } from '@vitrine/contract/address-rules.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { limitLetters } from '../platform/limit-letters.ts';
import { limit } from '../platform/limits.ts';
import { refuse } from '../platform/refusal.ts';
import { refuseForm } from '../platform/refuse-form.ts';
import { normalizeText, type ShopVisit } from '../store/store.ts';
import { mailAccountExists, mailConfirmEmail, mailEmailAsked } from './account-mail.ts';
import { confirmPassword } from './confirm-password.ts';
import {
  type CustomerRow,
  changeCustomer,
  emailKey,
  findCustomerByEmail,
  lockCustomerRow,
} from './customer-repository.ts';
import { makeLink } from './mail-link.ts';
import { isSubscribed, subscribeCustomer, unsubscribeCustomer } from './newsletter-tick.ts';
import { signedIn } from './read-profile.ts';
import { showCustomer } from './show-customer.ts';

type Body = Input<typeof shape>['body'];

const NEW_ADDRESSES = { most: 5, minutes: 60 };

export async function changeProfile(visit: ShopVisit, { body }: Input<typeof shape>): Promise<Customer> {
  const customer = await signedIn(visit);
  const { emailAddress } = body;
  const firstName = normalizeText(body.firstName) ?? customer.firstName;
  const lastName = normalizeText(body.lastName) ?? customer.lastName;
  const hasShape = !emailAddress || isEmail(emailAddress);
  refuseForm(visit, [
    ...checkNames({ firstName, lastName }),
    ...(hasShape ? [] : [{ field: 'emailAddress', code: 'email.shape' } as const]),
  ]);
  if (emailAddress && emailKey(emailAddress) !== emailKey(customer.email))
    await askForEmail(visit, customer, emailAddress, body.password);
  const changed = await changeCustomer(visit.db, customer.id, { firstName, lastName, ...restOf(visit, body) });
  const current = changed ?? refuse('session.required');
  if (typeof body.newsletter === 'boolean') await setNewsletter(visit, current, body.newsletter);
  return showCustomer(visit, current);
}

function restOf({ store }: ShopVisit, { gender, language }: Body) {
  return {
    ...(gender && { gender }),
    ...(language && store.languages.includes(language) && { language }),
  };
}

async function setNewsletter(visit: ShopVisit, customer: CustomerRow, isWanted: boolean): Promise<void> {
  if ((await isSubscribed(visit.db, customer)) === isWanted) return;
  if (isWanted) await limitLetters(visit, 'newsletter', emailKey(customer.email));
  await visit.db.transaction((tx) =>
    isWanted ? subscribeCustomer(tx, visit, customer) : unsubscribeCustomer(tx, customer, visit.now),
  );
}

/** An address that has an account is told so by mail; who asks here cannot tell the difference. */
async function askForEmail(
  visit: ShopVisit,
  customer: CustomerRow,
  email: string,
  password: string | null | undefined,
): Promise<void> {
  await confirmPassword(visit, customer, password);
  await limit(visit, 'change the address', String(customer.id), NEW_ADDRESSES);
  await visit.db.transaction(async (tx) => {
    await lockCustomerRow(tx, customer.id);
    await changeCustomer(tx, customer.id, { pendingEmail: email });
    const link = await makeLink(tx, visit.now, { customerId: customer.id, purpose: 'change-email', email });
    const owner = await findCustomerByEmail(tx, visit.store.id, email);
    if (owner) await mailAccountExists(tx, visit, owner);
    else await mailConfirmEmail(tx, visit, customer, email, link);
    await mailEmailAsked(tx, visit, customer, link.id);
  });
}
